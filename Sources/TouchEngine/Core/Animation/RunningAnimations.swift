/// The animations that run on a device.
final class RunningAnimations {
    unowned(unsafe) var device: Device!
    /// The views that have let the latest finger pass by because they are animated, and the records of it.
    var passed: [(view: UIView, record: Int?)] = []
    private var groups: [AnimationGroup] = []
    var views: [UIView] = []
    private var ticker: ScheduledTimer?

    // MARK: Coming and going

    /// Puts a property of a view on its way.
    func add(
        _ old: AnimatedValue, _ new: AnimatedValue, to view: UIView, in group: AnimationGroup,
        _ span: AnimationSpan?
    ) {
        var difference = old.less(new)
        if group.options.contains(.beginFromCurrentState) || !difference.isBlending {
            // The spans of one group are its way, one after the other.
            let isReplaced = { (other: PropertyAnimation) in
                other.new.isAlike(new) && !(other.group === group && other.span != span)
            }
            difference = old.counterpart(in: view.presented(by: isReplaced)).less(new)
            drop(from: view, inFavourOf: group, where: isReplaced)
        }
        guard !difference.isNothing else { return }
        let name = device.trace.name(of: view)
        if !group.views.contains(where: { $0.isSame(as: name) }) {
            group.views.append(name)
        }
        if !views.contains(where: { $0 === view }) { views.append(view) }
        view.animations.append(
            PropertyAnimation(
                old: old, new: new, difference: difference, group: group, span: span))
        group.remaining += 1
    }

    /// Sets a group going when its block has been called.
    func start(_ group: AnimationGroup) {
        groups.append(group)
        guard group.remaining > 0 || group.lead?.owner != nil else {
            // Nothing is on its way: the completion is called in the next turn, as with a duration of zero.
            end(group, after: 0)
            return
        }
        group.record = device.trace.record(
            .animationBegan, "animation",
            [
                TraceField("views", .list(group.views)),
                TraceField("duration", CGFloat(group.duration)),
                TraceField("delay", CGFloat(group.delay)),
                TraceField("touchable", !group.blocksTouches),
            ], rule: "G-1.11")
        guard !group.isEndless, group.lead == nil else { return }
        end(group, after: group.length)
        tick()
    }

    /// Takes every animation off a view, because it leaves the window or its layer is told to.
    func dropAll(from view: UIView) {
        drop(from: view) { _ in true }
    }

    /// Lets go of everything without a word, because the device goes.
    func abandon() {
        for view in views { view.animations = [] }
        for group in groups {
            group.lead?.owner?.reset()
            group.lead?.abandon()
            group.lead = nil
        }
        views = []
        groups = []
        passed = []
    }

    /// Takes animations off a view; one that its own block replaces has lost nothing (Rule U-22).
    private func drop(
        from view: UIView, inFavourOf other: AnimationGroup? = nil,
        where isMeant: (PropertyAnimation) -> Bool
    ) {
        let dropped = view.animations.filter(isMeant)
        guard !dropped.isEmpty else { return }
        view.animations.removeAll(where: isMeant)
        if view.animations.isEmpty { views.removeAll { $0 === view } }
        let countsRemoved =
            device.parameters.choices.unfinishedAnimation == .removedOrReplaced
        for animation in dropped {
            let group = animation.group
            if group !== other, other != nil || countsRemoved { group.isWhole = false }
            group.remaining -= 1
            if group.remaining == 0, groups.contains(where: { $0 === group }) {
                end(group, after: 0)
            }
        }
    }

    private func end(_ group: AnimationGroup, after delay: TimeInterval) {
        device.clock.cancel(group.end)
        group.end = device.clock.schedule(after: delay) { [self] in finish(group) }
    }

    func finish(_ group: AnimationGroup) {
        groups.removeAll { $0 === group }
        group.lead?.drop(group)
        if !isComingToRest { stopTicking() }
        for view in views { view.animations.removeAll { $0.group === group } }
        views.removeAll { $0.animations.isEmpty }
        if let record = group.record {
            device.trace.record(
                .animationEnded, "animation",
                [
                    TraceField("views", .list(group.views)),
                    TraceField("finished", group.isWhole),
                ], cause: record)
        }
        let completion = group.completion
        group.completion = nil
        completion?(group.isWhole)
        device.catchUp()
    }

    /// Lets the screen be looked at, frame after frame, while something is on its way to an end.
    ///
    /// An animation that repeats for ever is seen when something else happens: it never lets a device come to rest.
    func tick() {
        guard ticker == nil else { return }
        let frame = 1 / Double(device.model.framesPerSecond)
        ticker = device.clock.schedule(after: frame) { [self] in
            ticker = nil
            if isComingToRest { tick() }
            device.catchUp()
        }
    }

    private func stopTicking() {
        device.clock.cancel(ticker)
        ticker = nil
    }

    /// Whether something is on its way to an end.
    private var isComingToRest: Bool {
        groups.contains { $0.remaining > 0 && !$0.isEndless && !$0.isHeld }
    }
}
