// Which rules a program's runs have gone by.

#if hasFeature(Embedded)
    /// On a page nobody asks.
    enum RuleNotes {
        static func add(_ rule: Rule?) {}
    }
#else
    import Foundation

    /// With `TOUCH_ENGINE_NOTES_RULES` in the environment, the rules that records name are noted for the whole program, whether
    /// its devices keep a trace or not; and so are the model's numbers and choices that are asked for (`ModelReads`).
    public enum RuleNotes {
        static let isOn =
            ProcessInfo.processInfo.environment["TOUCH_ENGINE_NOTES_RULES"] != nil
        private static let lock = NSLock()
        nonisolated(unsafe) private static var noted: Set<String> = []

        static func add(_ rule: Rule?) {
            guard isOn, let rule else { return }
            lock.withLock { _ = noted.insert(rule.id) }
        }

        /// Takes what has been noted since the last time: each rule's number once, in order, and `model` where a number is the
        /// model's own.
        public static func take() -> [String] {
            let all = lock.withLock {
                let all = noted
                noted = []
                return all
            }
            return Set(all.flatMap { $0.components(separatedBy: ", ") }).sorted()
        }
    }
#endif
