/// Something on its way to happen to a layer.
///
/// The engine keeps its time, and tells its delegate when it has stopped; what it would change is not drawn.
open class CAAnimation: NSObject {
    /// How long it takes once, in seconds; 0 leaves it at a quarter of a second.
    open var duration: CFTimeInterval = 0
    /// How long after it was added it begins, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// How many times as fast as its duration says.
    open var speed: Float = 1
    /// How often it is run; 0 runs it once.
    open var repeatCount: Float = 0
    /// Whether it runs back each time.
    open var autoreverses = false
    /// What it shows before and after its time.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// How its pace changes on the way; nil leaves it even.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer forgets it at its end.
    open var isRemovedOnCompletion = true
    /// Hears when it starts and stops; it is kept, as nowhere else.
    open var delegate: (any CAAnimationDelegate)?

    /// Makes an animation.
    public override init() {}

    /// How long it takes altogether, in seconds.
    var wholeDuration: TimeInterval {
        let once = duration > 0 ? duration : 0.25
        let count = Double(repeatCount > 0 ? repeatCount : 1)
        let whole = once * count * (autoreverses ? 2 : 1)
        return speed > 0 ? whole / Double(speed) : .infinity
    }
}

/// Hears when an animation of a layer starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when it starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when it has come to its end, or was taken away before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that happens to one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The property, such as `position.y`.
    open var keyPath: String?

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// Takes a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it starts; nil starts where the property is.
    open var fromValue: UITarget?
    /// Where it ends; nil ends where the property is.
    open var toValue: UITarget?
    /// How far it goes.
    open var byValue: UITarget?
}

/// Takes a property by way of several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in their order.
    open var values: [UITarget]?
    /// When each is reached, from 0 to 1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
}

/// Lets what is in a layer give way to something else.
open class CATransition: CAAnimation {
    /// How it gives way.
    open var type: CATransitionType = .fade
    /// From where.
    open var subtype: CATransitionSubtype?
}
