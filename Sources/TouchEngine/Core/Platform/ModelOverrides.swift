// What a program's environment puts in place of the model's own numbers and choices.

#if hasFeature(Embedded)
    /// On a page the model is as it is.
    enum ModelOverrides {
        static func apply(to parameters: inout ModelParameters) {}
    }
#else
    import Foundation

    /// With `TOUCH_ENGINE_MODEL` in the environment, such as `panSlop=12 slopDeparture=never`, every device is made with these
    /// instead of the model's own: a check that holds all the same does not depend on them.
    enum ModelOverrides {
        /// What is to be done to the parameters, in the order of the words.
        private static let all: [ModelSetter.Change] = read(
            ProcessInfo.processInfo.environment["TOUCH_ENGINE_MODEL"] ?? "")

        static func apply(to parameters: inout ModelParameters) {
            for change in all { change(&parameters) }
        }

        /// A word that the model does not know ends the program: with it, the check would be about something else.
        private static func read(_ text: String) -> [ModelSetter.Change] {
            text.split(separator: " ").map { word in
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2, let change = ModelSetter.change(parts[0], to: parts[1])
                else { fatalError("TOUCH_ENGINE_MODEL: the model has no `\(word)`") }
                return change
            }
        }
    }
#endif
