/// The stock delegate: it knows when there is nothing to go back to, and makes everything else wait for the swipe.
extension InteractivePop: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController,
            let (code, rule) = refusal(of: gestureRecognizer, by: navigationController)
        else {
            return true
        }
        gestureRecognizer.attempt.stockRefusal = navigationController.note(
            code,
            [
                TraceField(
                    "controller",
                    navigationController.topViewController.map {
                        navigationController.pageName($0)
                    } ?? "")
            ], rule: rule)
        return false
    }

    /// While the stock delegate is in place, every other recognizer under the navigation controller's view waits for the
    /// swipe from the edge: observed, and private, behaviour (Rule N-C3.2).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer is PopGestureRecognizer else {
            gestureRecognizer.markAnswerAsDefault()
            return false
        }
        return true
    }

    /// Why the swipe may not begin now (Rules N-C2.1 to N-C2.3).
    ///
    /// That it also refuses during a transition, and under a hidden back button, is told by many and has no number.
    private func refusal(
        of recognizer: UIGestureRecognizer, by navigation: UINavigationController
    ) -> (TraceCode, Rule?)? {
        if navigation.transition != nil { return (.popRefusesTransition, nil) }
        if navigation.viewControllers.count < 2 { return (.popRefusesRoot, "N-C2.1") }
        if navigation.isNavigationBarHidden { return (.popRefusesHiddenBar, "N-C2.2") }
        guard let item = navigation.topViewController?.navigationItem else { return nil }
        if item.hidesBackButton { return (.popRefusesHiddenBackButton, nil) }
        let hasLeftItems = !(item.leftBarButtonItems ?? []).isEmpty
        if hasLeftItems, !item.leftItemsSupplementBackButton {
            return (.popRefusesLeftItems, "N-C2.3")
        }
        if navigation.delegateAnimates, !isRelated(recognizer) {
            return (.popRefusesCustomTransition, "N-C2.6")
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
