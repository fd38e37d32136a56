/// A block of animations while it is called: what it changes on views in a window is animated.
final class AnimationBlock {
    /// The innermost block that is being called on a thread; nil nearly always, and after every call.
    private static let innermost = ThreadLocal<AnimationBlock>()
    /// Set while animations are switched off on a thread; a new device starts with animations.
    private static let off = ThreadLocal<AnimationSwitch>()

    /// What the block sets going; nil where nothing is to be animated.
    let group: AnimationGroup?
    private let outer: AnimationBlock?

    /// Makes the block for one call of `animate`, inside another one or not.
    ///
    /// Inside another it takes that one's duration and curve, unless its options keep its own.
    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        outer = AnimationBlock.current
        let keepsDuration = options.contains(.overrideInheritedDuration)
        let keepsCurve = options.contains(.overrideInheritedCurve)
        let inherited = outer?.group
        group = AnimationGroup(
            duration: keepsDuration ? duration : inherited?.duration ?? duration, delay: delay,
            curve: keepsCurve ? options.curve : inherited?.curve ?? options.curve,
            options: options, completion: completion)
    }

    /// Makes the block in which nothing is animated.
    init() {
        outer = AnimationBlock.current
        group = nil
    }

    /// The block that is being called, or nil: the one question that every change of a view asks.
    @inline(__always)
    static var current: AnimationBlock? { innermost.value }

    /// Whether what `animate` is given is animated.
    static var areAnimationsOn: Bool {
        get { off.value == nil && (current.map { $0.group != nil } ?? true) }
        set { off.value = newValue ? nil : AnimationSwitch.off }
    }

    /// Calls the closure with this block open.
    func call(_ changes: () -> Void) {
        AnimationBlock.innermost.value = self
        changes()
        AnimationBlock.innermost.value = outer
    }

    /// Notes that a property of a view is about to change by a difference, given as old less new.
    func note(_ view: UIView, _ difference: PropertyAnimation.Difference) {
        guard let group, AnimationBlock.areAnimationsOn, let device = view.window?.device else {
            return
        }
        if group.device == nil { group.settle(on: device) }
        guard group.device === device, group.length > 0 else { return }
        device.animations.add(difference, to: view, in: group)
    }
}

/// Stands for animations that are switched off.
final class AnimationSwitch: Sendable {
    static let off = AnimationSwitch()
}
