import TouchEngine

/// What records say, by their codes.
extension TraceCode {
    /// Whether it says that a recognizer is let act.
    var isGrant: Bool {
        isDiscreteGrant || self == .scrollCaught || rawValue.hasPrefix("recognizer.began")
    }

    /// Whether it says that a discrete one is.
    var isDiscreteGrant: Bool {
        self == .rowCloseRecognized || rawValue.hasPrefix("recognizer.recognized")
    }

    /// Whether it says why a recognizer failed.
    var isFailure: Bool {
        rawValue.contains(".failed")
            || ["scroll.delay", "scroll.content.keeps"].contains { rawValue.hasPrefix($0) }
    }
}
