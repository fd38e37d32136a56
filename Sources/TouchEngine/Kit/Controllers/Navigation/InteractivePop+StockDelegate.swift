/// The stock delegate: it knows when there is nothing to go back to, and makes what lies in the navigation controller's view wait
/// for the swipe.
extension InteractivePop: UIGestureRecognizerDelegate {
    /// Refuses before the pop recognizer receives the touch, so that the touch is kept from nobody else, and nobody waits
    /// (Rules N-C2.2, N-C2.3, U-27).
    ///
    /// UIKit does so in a private delegate method that gets the event and is called before every public one; before iOS 13.4, in
    /// `shouldReceive` for the touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        guard let navigationController else { return true }
        let isEarly = gestureRecognizer.parameters.choices.popRefusal == .beforeReceiving
        let early = isEarly ? refusalToPop(by: navigationController) : nil
        guard let refusal = early ?? barRefusal(by: navigationController) else { return true }
        note(refusal, of: gestureRecognizer, by: navigationController)
        return false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController else { return true }
        var refusal = refusalToPop(by: navigationController)
        if refusal == nil, navigationController.delegateAnimates, !isRelated(gestureRecognizer) {
            refusal = (.popRefusesCustomTransition, "N-C2.6")
        }
        guard let refusal else { return true }
        note(refusal, of: gestureRecognizer, by: navigationController)
        return false
    }

    private func note(
        _ refusal: (code: TraceCode, rule: Rule), of gestureRecognizer: UIGestureRecognizer,
        by navigationController: UINavigationController
    ) {
        gestureRecognizer.attempt.stockRefusal = navigationController.note(
            refusal.code,
            [
                TraceField(
                    "controller",
                    navigationController.topViewController.map {
                        navigationController.pageName($0)
                    } ?? "")
            ], rule: refusal.rule)
    }

    /// While the stock delegate is in place, every other recognizer in the navigation controller's view waits for the swipe from
    /// the edge: observed, and private, behaviour (Rule N-C3.2).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer is PopGestureRecognizer else {
            gestureRecognizer.markAnswerAsDefault()
            return false
        }
        guard let view = navigationController?.viewIfLoaded else { return false }
        return otherGestureRecognizer.view?.isDescendant(of: view) == true
    }

    /// Why nothing can be popped now (Rules N-C2.1, U-27).
    ///
    /// That it also refuses during a transition is told by many, and no source shows where.
    private func refusalToPop(by navigation: UINavigationController) -> (TraceCode, Rule)? {
        if navigation.transition != nil { return (.popRefusesTransition, "U-27") }
        return navigation.viewControllers.count < 2 ? (.popRefusesRoot, "N-C2.1") : nil
    }

    /// Why the bar does not show the way back (Rules N-C2.2, N-C2.3; for a hidden back button U-31).
    private func barRefusal(by navigation: UINavigationController) -> (TraceCode, Rule)? {
        if navigation.isNavigationBarHidden { return (.popRefusesHiddenBar, "N-C2.2") }
        guard let item = navigation.topViewController?.navigationItem else { return nil }
        let choices = navigation.deviceInReach?.parameters.choices ?? ModelChoices()
        if item.hidesBackButton, choices.hiddenBackButton == .stopsSwipe {
            return (.popRefusesHiddenBackButton, "U-31")
        }
        let hasLeftItems = !(item.leftBarButtonItems ?? []).isEmpty
        if hasLeftItems, !item.leftItemsSupplementBackButton {
            return (.popRefusesLeftItems, "N-C2.3")
        }
        return nil
    }

    /// Whether somebody has made the swipe wait, or waits for it: then it may go beside a custom transition (Rule N-C2.7).
    private func isRelated(_ recognizer: UIGestureRecognizer) -> Bool {
        (recognizer.declaredFailureRequirements + recognizer.failureDependents).contains {
            $0.recognizer != nil
        }
    }
}
