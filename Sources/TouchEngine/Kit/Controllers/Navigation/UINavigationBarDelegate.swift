/// What UIKit's delegates of bars have in common; bars here have their places.
public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Is asked about the back button of a navigation bar, and about pushes: a navigation controller's subclass that conforms.
///
/// Every method is optional, as in UIKit: without one, the default below holds.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asked about each push, when the stack has grown and the bar has not; what no would do is not known, and here it does
    /// nothing (Rule N-C5.20).
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Asked when the back button is tapped, and not by `popViewController`; with no the page stays (Rule N-C5.18).
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called when the back button has taken the page off the stack (Rule N-C5.18).
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Unless a delegate says otherwise: yes.
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool { true }

    /// Unless a delegate says otherwise: yes.
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { true }

    /// Unless a delegate says otherwise: nothing is done.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationController {
    /// Goes back because the back button was tapped, unless the bar's delegate forbids it (Rule N-C5.18).
    func popByBackButton() {
        _ = popAskingBar(rule: "N-C5.18")
    }

    /// Takes the top page off if the bar's delegate allows it, tells the delegate, and returns the page; nil if it stays.
    func popAskingBar(rule: Rule) -> UIViewController? {
        guard let item = topViewController?.navigationItem else { return nil }
        let answers = barAnswers()
        if let answers, !answers.navigationBar(navigationBar, shouldPop: item) {
            note(
                .popVetoed,
                [TraceField("controller", topViewController.map { pageName($0) } ?? "")],
                rule: rule)
            return nil
        }
        guard let popped = popViewController(animated: true) else { return nil }
        answers?.navigationBar(navigationBar, didPop: item)
        return popped
    }
}
