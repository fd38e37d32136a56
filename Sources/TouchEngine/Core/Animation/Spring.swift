/// A spring in closed form: what is left of the way to its rest, when it is let go one way off (Rule N-D32).
struct Spring: Equatable {
    /// How fast it would swing undamped, in radians a second.
    let frequency: Double
    /// How much it is damped: under 1 it swings, at 1 it comes to rest soonest, over 1 it creeps.
    let dampingRatio: Double

    /// Makes a spring of what it would swing like and how much it is damped.
    init(frequency: Double, dampingRatio: Double) {
        self.frequency = frequency
        self.dampingRatio = abs(dampingRatio - 1) < 1e-6 ? 1 : dampingRatio
    }

    /// Makes a spring of a mass, a stiffness and a damping.
    init(mass: Double, stiffness: Double, damping: Double) {
        let frequency = (stiffness / mass).squareRoot()
        self.init(frequency: frequency, dampingRatio: damping / (2 * mass * frequency))
    }

    /// Makes a spring of a duration as it is felt, one swing undamped, in seconds, and a bounce: 0 does not swing, more does,
    /// and less creeps.
    init(feltDuration: Double, bounce: Double) {
        let bounce = min(max(bounce, -0.99), 0.99)
        self.init(
            frequency: 2 * .pi / max(feltDuration, 0.001),
            dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// What is left of the way after a time in seconds, having set off towards the rest at `velocity` ways a second.
    func remainder(after time: Double, velocity: Double) -> Double {
        if dampingRatio == 1 {
            return exponential(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        if dampingRatio < 1 {
            let decay = dampingRatio * frequency
            let turn = Double(sine(CGFloat(swing * time)))
            let other = Double(cosine(CGFloat(swing * time)))
            return exponential(-decay * time) * (other + (decay - velocity) / swing * turn)
        }
        let (slow, fast, share) = creep(velocity)
        return share * exponential(-slow * time) + (1 - share) * exponential(-fast * time)
    }

    /// What the remainder stays under from a time on, whichever way it swings.
    func bound(after time: Double, velocity: Double) -> Double {
        if dampingRatio == 1 {
            return exponential(-frequency * time) * (1 + abs(frequency - velocity) * time)
        }
        if dampingRatio < 1 {
            let decay = dampingRatio * frequency
            let lean = (decay - velocity) / swing
            return exponential(-decay * time) * (1 + lean * lean).squareRoot()
        }
        let (slow, fast, share) = creep(velocity)
        return abs(share) * exponential(-slow * time) + abs(1 - share) * exponential(-fast * time)
    }

    /// When no more than `rest` of the way can be left, in seconds.
    func settlingTime(velocity: Double, rest: Double) -> Double {
        Spring.halving(until: 1000 / frequency) { bound(after: $0, velocity: velocity) > rest }
    }

    /// The spring of a damping ratio that comes to rest in a duration, in seconds.
    static func settling(
        in duration: Double, dampingRatio: Double, velocity: Double, rest: Double
    ) -> Spring {
        // A spring without damping would never rest.
        let ratio = max(dampingRatio, 0.01)
        let frequency = halving(until: 2000 / (ratio * duration) + 2000 * ratio / duration) {
            Spring(frequency: $0, dampingRatio: ratio).bound(after: duration, velocity: velocity)
                > rest
        }
        return Spring(frequency: frequency, dampingRatio: ratio)
    }

    /// How fast it swings, damped, in radians a second.
    private var swing: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

    /// The two paces at which an over-damped spring creeps, a second, and the slower one's share of the way.
    private func creep(_ velocity: Double) -> (slow: Double, fast: Double, share: Double) {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        let fast = frequency * (dampingRatio + root)
        // Not as a difference, of which little would be left where the damping is strong.
        let slow = frequency / (dampingRatio + root)
        return (slow, fast, (fast - velocity) / (fast - slow))
    }

    /// The number under `limit` at which the condition ceases to hold.
    private static func halving(until limit: Double, _ holds: (Double) -> Bool) -> Double {
        var (low, high) = (0.0, limit)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if middle > 0, holds(middle) { low = middle } else { high = middle }
        }
        return high
    }
}
