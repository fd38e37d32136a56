// The mathematics of Foundation that listings use, where there is no Foundation. The engine itself uses its own, everywhere.

#if hasFeature(Embedded)
    /// The sine of an angle in radians.
    public func sin(_ angle: Double) -> Double { sine(angle) }

    /// The cosine of an angle in radians.
    public func cos(_ angle: Double) -> Double { cosine(angle) }

    /// The angle of the direction that goes so far across and so far down, in radians.
    public func atan2(_ down: Double, _ across: Double) -> Double {
        angle(of: CGPoint(x: across, y: down))
    }

    /// The natural logarithm.
    public func log(_ number: Double) -> Double { logarithm(number) }

    /// Euler's number to a power.
    public func exp(_ power: Double) -> Double { exponential(power) }

    extension String {
        /// Whether the other text stands somewhere in this one.
        public func contains(_ other: String) -> Bool {
            let (text, word) = (Array(utf8), Array(other.utf8))
            guard word.count <= text.count else { return false }
            return (0...text.count - word.count).contains { start in
                word.indices.allSatisfy { text[start + $0] == word[$0] }
            }
        }
    }
#endif
