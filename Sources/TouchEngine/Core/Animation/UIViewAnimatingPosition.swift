/// Where animations have come to rest.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At their end.
    case end
    /// Back at their start.
    case start
    /// Where they were stopped.
    case current
}
