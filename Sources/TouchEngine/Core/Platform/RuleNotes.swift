// Which rules a program's runs have gone by.

#if hasFeature(Embedded)
    /// On a page nobody asks.
    enum RuleNotes {
        static func add(_ rule: Rule?, isSetUp: Bool) {}
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
        nonisolated(unsafe) private static var ofSetUp: Set<String> = []

        /// Notes a rule, apart if its device has not been touched yet.
        static func add(_ rule: Rule?, isSetUp: Bool) {
            guard isOn, let rule else { return }
            _ = lock.withLock {
                isSetUp ? ofSetUp.insert(rule.id) : noted.insert(rule.id)
            }
        }

        /// Takes what has been noted since the last time: each rule's number once, in order, and `model` where a number is the
        /// model's own.
        ///
        /// How a device is set up, such as the order in which the first page appears, is not what a run with touches rests on.
        public static func take() -> [String] {
            let all = lock.withLock {
                let all = noted.isEmpty ? ofSetUp : noted
                noted = []
                ofSetUp = []
                return all
            }
            return Set(all.flatMap { $0.components(separatedBy: ", ") }).sorted()
        }
    }
#endif
