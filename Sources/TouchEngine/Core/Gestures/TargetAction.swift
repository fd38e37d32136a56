/// An object and the method it is sent: an object itself, because a weak reference is dear to copy.
final class TargetAction: NSObject {
    @Weak private(set) var target: AnyObject?
    let action: Selector
    /// The target, from the first action of a gesture to its reset.
    ///
    /// A target is not retained (Rule G-8.1), but a weak reference is also dear to follow, at every move. So the target is
    /// held while its gesture goes on, and let go at the next action if nobody else keeps it any more.
    private var held: AnyObject?
    /// The same, not counted anew at each action.
    private var receiver: Unmanaged<AnyObject>?

    init(target: AnyObject?, action: Selector) {
        self.action = action
        super.init()
        self.target = target
    }

    /// Sends the method to the target, if that still exists.
    func send(_ sender: AnyObject) {
        if receiver == nil {
            hold(sender)
        } else if isKnownUniquelyReferenced(&held) {
            letGo()
        }
        receiver?._withUnsafeGuaranteedRef { action.send($0, sender, nil) }
    }

    /// Lets go of the target: its gesture is over.
    func letGo() {
        receiver = nil
        held = nil
    }

    private func hold(_ sender: AnyObject) {
        guard let target else { return }
        action.check(target, sender)
        held = target
        receiver = Unmanaged.passUnretained(target)
    }
}
