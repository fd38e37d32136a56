/// A target and its action; a class, because a struct with a weak reference in it is slow to copy.
final class TargetAction: NSObject {
    @Weak private(set) var target: AnyObject?
    let action: Selector
    /// Whether UIKit itself brings the target along, which hears of a cancellation in any case (Rule G-3.10).
    var isBuiltIn = false
    /// The target, from the first action of a gesture to its reset.
    ///
    /// A target is not retained (Rule G-8.1). But to follow a weak reference at every move is slow. So the target is held while its
    /// gesture goes on, and released at the next action if nothing else keeps it.
    private var held: AnyObject?
    /// The same without reference counting at each action.
    private var receiver: Unmanaged<AnyObject>?

    init(target: AnyObject?, action: Selector) {
        self.action = action
        super.init()
        self.target = target
    }

    /// Sends the method to the target, if that still exists.
    func send(_ sender: AnyObject) {
        if receiver == nil {
            holdTarget(for: sender)
        } else if isKnownUniquelyReferenced(&held) {
            releaseTarget()
        }
        receiver?._withUnsafeGuaranteedRef { action.send($0, sender, nil) }
    }

    /// Ceases to hold the target; called when its gesture is over.
    func releaseTarget() {
        receiver = nil
        held = nil
    }

    private func holdTarget(for sender: AnyObject) {
        guard let target else { return }
        action.check(target, sender)
        held = target
        receiver = Unmanaged.passUnretained(target)
    }
}
