/// What UIKit's delegates of bars have in common; bars here have their places.
public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Has a say in what the back button of a navigation bar does: a navigation controller's subclass that conforms is asked.
///
/// Every method is optional, as in UIKit: without one, the default below holds.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asked when the back button is tapped, and not by `popViewController`; with no the page stays (Rule N-C5.18).
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called when the back button has taken the page off the stack (Rule N-C5.18).
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
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
        guard let item = topViewController?.navigationItem else { return }
        let answers = barAnswers()
        if let answers, !answers.navigationBar(navigationBar, shouldPop: item) {
            note(
                .popVetoed,
                [TraceField("controller", topViewController.map { pageName($0) } ?? "")],
                rule: "N-C5.18")
            return
        }
        guard popViewController(animated: true) != nil else { return }
        answers?.navigationBar(navigationBar, didPop: item)
    }
}
