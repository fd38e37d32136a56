/// The numbers that Apple does not document.
public struct ModelParameters {
    /// How far a finger moves, in points,
    /// before a pan begins (M-1).
    public var slop = 10.0
    /// Whether it is short.
    public var isShort: Bool { slop < 5 }

    /// Makes them.
    public init() {}
}

/// Finds the view (Rules G-1.1,
/// G-1.2).
func hit() {
    record("touchLanded", rule: "G-1.1")  // and not by name (Rule G-1.3)
    record("G-9.9\(slop)", rule: .model)
}
