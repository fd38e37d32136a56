/// The optional methods of UIKit's protocols, with what UIKit does where one is missing.
///
/// In the engine each is a requirement with a default; a test compares this table with those.
enum OptionalMethods {
    /// What stands for a default that depends.
    static let depends = "?"

    /// The protocols that have an optional method of that name, with those that refine them.
    static func declaring(_ method: String) -> [String] {
        table.keys.sorted().filter { all(of: $0).keys.contains(method) }
    }

    /// A protocol's optional methods, those of the protocols it refines included: what is returned
    /// without it, as a literal; nothing for a method that returns nothing.
    static func all(of name: String) -> [String: String] {
        let own = table[name] ?? [:]
        return own.merging(UIKitProtocols.refined[name].map(all) ?? [:]) { own, _ in own }
    }

    private static let table: [String: [String: String]] = [
        "UIAdaptivePresentationControllerDelegate": [
            "presentationControllerShouldDismiss(_:)": "true",
            "presentationControllerDidDismiss(_:)": "",
            "presentationControllerWillDismiss(_:)": "",
            "presentationControllerDidAttemptToDismiss(_:)": "",
        ],
        "UICollectionViewDataSource": [
            "numberOfSections(in:)": "?"
        ],
        "UICollectionViewDelegate": [
            "collectionView(_:willDisplay:forItemAt:)": "",
            "collectionView(_:didEndDisplaying:forItemAt:)": "",
            "collectionView(_:shouldHighlightItemAt:)": "true",
            "collectionView(_:didHighlightItemAt:)": "",
            "collectionView(_:didUnhighlightItemAt:)": "",
            "collectionView(_:shouldSelectItemAt:)": "true",
            "collectionView(_:didSelectItemAt:)": "",
            "collectionView(_:didDeselectItemAt:)": "",
            "collectionView(_:layout:sizeForItemAt:)": "?",
        ],
        "UICollectionViewDelegateFlowLayout": [:],
        "UIGestureRecognizerDelegate": [
            "gestureRecognizerShouldBegin(_:)": "true",
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)": "false",
            "gestureRecognizer(_:shouldRequireFailureOf:)": "false",
            "gestureRecognizer(_:shouldBeRequiredToFailBy:)": "false",
            "gestureRecognizer(_:shouldReceive:)": "true",
        ],
        "UINavigationBarDelegate": [
            "navigationBar(_:shouldPop:)": "true",
            "navigationBar(_:didPop:)": "",
            "navigationBar(_:shouldPush:)": "true",
            "navigationBar(_:didPush:)": "",
        ],
        "UINavigationControllerDelegate": [
            "navigationController(_:willShow:animated:)": "",
            "navigationController(_:didShow:animated:)": "",
            "navigationController(_:animationControllerFor:from:to:)": "nil",
            "navigationController(_:interactionControllerFor:)": "nil",
        ],
        "UIPageViewControllerDelegate": [
            "pageViewController(_:willTransitionTo:)": "",
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)":
                "",
        ],
        "UIScrollViewDelegate": [
            "scrollViewDidScroll(_:)": "",
            "scrollViewWillBeginDragging(_:)": "",
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)": "",
            "scrollViewDidEndDragging(_:willDecelerate:)": "",
            "scrollViewWillBeginDecelerating(_:)": "",
            "scrollViewDidEndDecelerating(_:)": "",
            "scrollViewDidEndScrollingAnimation(_:)": "",
            "viewForZooming(in:)": "nil",
            "scrollViewWillBeginZooming(_:with:)": "",
            "scrollViewDidZoom(_:)": "",
            "scrollViewDidEndZooming(_:with:atScale:)": "",
            "scrollViewShouldScrollToTop(_:)": "true",
            "scrollViewDidScrollToTop(_:)": "",
            "scrollViewDidChangeAdjustedContentInset(_:)": "",
        ],
        "UITableViewDataSource": [
            "numberOfSections(in:)": "?"
        ],
        "UITableViewDelegate": [
            "tableView(_:heightForRowAt:)": "?",
            "tableView(_:willDisplay:forRowAt:)": "",
            "tableView(_:didEndDisplaying:forRowAt:)": "",
            "tableView(_:shouldHighlightRowAt:)": "true",
            "tableView(_:didHighlightRowAt:)": "",
            "tableView(_:didUnhighlightRowAt:)": "",
            "tableView(_:willSelectRowAt:)": "?",
            "tableView(_:didSelectRowAt:)": "",
            "tableView(_:willDeselectRowAt:)": "?",
            "tableView(_:didDeselectRowAt:)": "",
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)": "nil",
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)": "nil",
            "tableView(_:willBeginEditingRowAt:)": "",
            "tableView(_:didEndEditingRowAt:)": "",
        ],
        "UITextViewDelegate": [
            "textViewShouldBeginEditing(_:)": "true",
            "textViewDidBeginEditing(_:)": "",
            "textViewDidChangeSelection(_:)": "",
        ],
        "UIViewControllerAnimatedTransitioning": [
            "interruptibleAnimator(using:)": "?",
            "animationEnded(_:)": "",
        ],
        "UIViewControllerTransitioningDelegate": [
            "animationController(forPresented:presenting:source:)": "nil",
            "animationController(forDismissed:)": "nil",
            "interactionControllerForPresentation(using:)": "nil",
            "presentationController(forPresented:presenting:source:)": "nil",
            "interactionControllerForDismissal(using:)": "nil",
        ],
    ]
}
