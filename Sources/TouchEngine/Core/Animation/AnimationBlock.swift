/// A block of animations while it is called: what it changes on views in a window is animated.
final class AnimationBlock {
    /// The innermost block that is being called on a thread; nil nearly always, and after every call.
    private static let innermost = ThreadLocal<AnimationBlock>()
    /// Set while animations are switched off on a thread; a new device starts with animations.
    private static let off = ThreadLocal<AnimationSwitch>()

    /// What the block sets going; nil where nothing is to be animated.
    let group: AnimationGroup?
    /// The part of the group's time that the changes take; nil takes all.
    let span: AnimationSpan?
    private let outer: AnimationBlock?
    /// The views that were changed, as far as they are animated.
    private var views: [UIView] = []

    /// Makes the block for one call of `animate`, inside another one or not.
    ///
    /// Inside another it takes that one's duration and pace, unless its options keep its own.
    init(
        duration: TimeInterval, delay: TimeInterval, timing: AnimationTiming,
        options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
    ) {
        outer = AnimationBlock.current
        span = nil
        let keepsDuration = options.contains(.overrideInheritedDuration)
        let keepsTiming = options.contains(.overrideInheritedCurve)
        let inherited = outer?.group
        let group = AnimationGroup(
            duration: keepsDuration ? duration : inherited?.asked ?? duration, delay: delay,
            timing: keepsTiming ? timing : inherited?.timing ?? timing,
            options: options, completion: completion)
        (inherited?.lead ?? AnimationLead.current)?.take(group)
        self.group = group
    }

    /// Makes a block of changes for a group that there is already.
    init(_ group: AnimationGroup, _ span: AnimationSpan?) {
        outer = AnimationBlock.current
        self.group = group
        self.span = span
    }

    /// Makes the block in which nothing is animated.
    init() {
        outer = AnimationBlock.current
        group = nil
        span = nil
    }

    /// The block that is being called, or nil: the one question that every change of a view asks.
    @inline(__always)
    static var current: AnimationBlock? { innermost.value }

    /// Whether what `animate` is given is animated.
    static var areAnimationsOn: Bool {
        get { off.value == nil && (current.map { $0.group != nil } ?? true) }
        set { off.value = newValue ? nil : AnimationSwitch.off }
    }

    /// Calls the closure with this block open, and lays out what it changed if the options ask for that.
    func call(_ changes: () -> Void) {
        AnimationBlock.innermost.value = self
        changes()
        if group?.options.contains(.layoutSubviews) == true {
            for view in views { view.layoutIfNeeded() }
        }
        AnimationBlock.innermost.value = outer
    }

    /// Notes that a property of a view is about to get a new value.
    func note(_ view: UIView, _ old: AnimatedValue, _ new: AnimatedValue) {
        guard let group, AnimationBlock.areAnimationsOn, let device = view.window?.device else {
            return
        }
        if group.device == nil { group.settle(on: device) }
        guard group.device === device, group.length > 0 else { return }
        if !views.contains(where: { $0 === view }) { views.append(view) }
        device.animations.add(old, new, to: view, in: group, span)
    }
}

/// Stands for animations that are switched off.
final class AnimationSwitch: Sendable {
    static let off = AnimationSwitch()
}
