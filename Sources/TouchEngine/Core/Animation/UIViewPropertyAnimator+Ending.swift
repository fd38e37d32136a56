/// How an animator begins and ends.
extension UIViewPropertyAnimator {
    /// Makes the changes that wait; an animator without any waits for the first one (Rule N-D35).
    ///
    /// Where nothing that is on a screen changes, there is nothing to wait for.
    func activate() {
        state = .active
        guard !blocks.isEmpty else { return }
        let lead = AnimationLead(duration: asked, timing: timing)
        lead.owner = self
        let group = AnimationGroup(
            duration: asked, delay: 0, timing: timing,
            options: isUserInteractionEnabled ? .allowUserInteraction : [], completion: nil)
        lead.take(group)
        (self.lead, self.group) = (lead, group)
        let waiting = blocks
        blocks = []
        for block in waiting { call(block.changes, after: block.delayFactor) }
        guard let device = lead.device else {
            conclude(at: .end)
            return
        }
        if group.device == nil { group.settle(on: device) }
        device.animations.start(group)
        if direction { lead.hold(at: 1, keepingPace: true) }
    }

    /// Makes changes, which begin when a part of the whole time has passed.
    private func call(_ changes: () -> Void, after part: CGFloat) {
        guard let group, AnimationBlock.areAnimationsOn else {
            changes()
            return
        }
        let span =
            part > 0 ? AnimationSpan(start: part, duration: 1 - part, hasOwnPace: true) : nil
        AnimationBlock(group, span).call(changes)
    }

    func add(_ changes: @escaping () -> Void, _ delayFactor: CGFloat) {
        checkNotStopped()
        guard let lead, state == .active else {
            blocks.append((delayFactor, changes))
            guard state == .active else { return }
            // It was started before there was anything to start.
            state = .inactive
            start(after: 0)
            return
        }
        let passed = lead.fraction
        call(changes, after: passed + delayFactor * (1 - passed))
    }

    func stop(_ withoutFinishing: Bool) {
        checkNotStopped()
        guard state == .active else { return }
        guard allows("stopped") else { return }
        note(.animationStopped, rule: "N-D22")
        if let lead {
            lead.hold()
            for group in lead.groups { group.isWhole = false }
            stopped = lead.device?.animations.settle(lead, at: .current) ?? []
        }
        state = .stopped
        if withoutFinishing {
            completions = []
            end(at: .current)
        }
    }

    func finish(at position: UIViewAnimatingPosition) {
        guard state == .stopped else {
            raise(
                .internalInconsistency,
                "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        LedAnimation.put(stopped, at: position)
        end(at: position)
    }

    /// Ends the animations where they are to be, and tells the completions.
    func conclude(at position: UIViewAnimatingPosition) {
        guard state == .active else { return }
        if let lead { _ = lead.device?.animations.settle(lead, at: position) }
        end(at: position)
    }

    /// Notes that nothing is left to animate: every view has left the window.
    func loseEverything() {
        if state == .active { end(at: .end) }
    }

    /// Forgets what was to be done, because the device goes.
    func reset() {
        (state, lead, group) = (.inactive, nil, nil)
        (blocks, completions, stopped) = ([], [], [])
    }

    private func end(at position: UIViewAnimatingPosition) {
        let (heard, lead) = (completions, lead)
        reset()
        if let lead { lead.device?.animations.conclude(lead, at: .end) }
        for completion in heard { completion(position) }
        lead?.device?.catchUp()
    }
}

extension UIViewPropertyAnimator {
    /// Makes an animator and starts it, as `UIView.animate` does (Rule N-D21).
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UICubicTimingParameters(animationCurve: options.namedCurve)
        let animator = self.init(duration: duration, timingParameters: curve)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }
}
