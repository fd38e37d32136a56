/// How animations that are led come to rest.
extension RunningAnimations {
    /// Ends everything that a lead leads, at its end, back at its start, or where it is, and tells the completions.
    func conclude(_ lead: AnimationLead, at position: UIViewAnimatingPosition) {
        _ = settle(lead, at: position)
        for group in lead.groups { finish(group) }
        for animator in lead.followers where animator.lead?.leader === lead {
            animator.conclude(at: position)
        }
        lead.abandon()
    }

    /// Takes a lead's animations off their views, which keep the values they are to have; returns what was taken off.
    ///
    /// Of several animations of one property the oldest knows the start.
    func settle(_ lead: AnimationLead, at position: UIViewAnimatingPosition) -> [LedAnimation] {
        var taken: [LedAnimation] = []
        for view in views {
            let shown = view.presented
            let led = view.animations.filter { $0.group.lead === lead }
            view.animations.removeAll { $0.group.lead === lead }
            for animation in led {
                animation.group.remaining -= 1
                taken.append(LedAnimation(view: view, old: animation.old, new: animation.new))
            }
            guard position == .current else { continue }
            AnimationBlock().call {
                for animation in led { animation.new.counterpart(in: shown).set(on: view) }
            }
        }
        views.removeAll { $0.animations.isEmpty }
        if position == .start { LedAnimation.put(taken, at: .start) }
        return taken
    }
}

/// What is left to know of an animation that has been taken off its view.
struct LedAnimation {
    let view: UIView
    let old: AnimatedValue
    let new: AnimatedValue

    /// Gives views the values they had before their animations, or were given by them.
    static func put(_ animations: [LedAnimation], at position: UIViewAnimatingPosition) {
        AnimationBlock().call {
            switch position {
            case .start:
                for animation in animations.reversed() { animation.old.set(on: animation.view) }
            case .end: for animation in animations { animation.new.set(on: animation.view) }
            case .current: break
            }
        }
    }
}
