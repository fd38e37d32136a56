/// Which recognizers a navigation controller has, and which way its pages go.
extension UINavigationController {
    /// Fits the recognizers to the device: which edge leads, and whether there is a swipe in the middle of the page
    /// (Rules N-C1.6, N-C3.6).
    func surroundingsChanged() {
        guard let container = viewIfLoaded, let device = deviceInReach else { return }
        setEdges()
        guard device.offersContentPop != (interactiveContentPopGestureRecognizer != nil) else {
            return
        }
        if let gone = interactiveContentPopGestureRecognizer {
            container.removeGestureRecognizer(gone)
            interactiveContentPopGestureRecognizer = nil
            interactivePopGestureRecognizer?.name = nil
            return
        }
        let content = pop.makeContentRecognizer()
        content.navigationController = self
        content.name = "UINavigationController.contentSwipe"
        interactivePopGestureRecognizer?.name = "UINavigationController.edgeSwipe"
        container.addGestureRecognizer(content)
        interactiveContentPopGestureRecognizer = content
        setEdges()
    }

    /// Both swipes back go inward from the leading edge.
    private func setEdges() {
        for pop in [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer] {
            (pop as? UIScreenEdgePanGestureRecognizer)?.edges = forward > 0 ? .left : .right
        }
    }

    /// The way that pages are pushed out: 1 for rightward, -1 for leftward where one reads from right to left.
    var forward: CGFloat {
        let attribute = viewIfLoaded?.semanticContentAttribute ?? .unspecified
        let direction = UIView.userInterfaceLayoutDirection(
            for: attribute, relativeTo: deviceInReach?.layoutDirection ?? .leftToRight)
        return direction == .leftToRight ? 1 : -1
    }

    func makeBarHideRecognizer() -> UIPanGestureRecognizer {
        barHiding.navigationController = self
        return barHiding.makeRecognizer()
    }

    func placeBarHideRecognizer() {
        barHideOnSwipeGestureRecognizer.isEnabled = hidesBarsOnSwipe
        guard barHideOnSwipeGestureRecognizer.view == nil else { return }
        viewIfLoaded?.addGestureRecognizer(barHideOnSwipeGestureRecognizer)
    }
}
