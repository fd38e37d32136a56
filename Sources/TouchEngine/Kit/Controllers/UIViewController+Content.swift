extension UIViewController: UIContentContainer {
    /// Tells those who decide on the size: the controller that this one is in, or who manages its presentation
    /// (Rule N-P9).
    func announcePreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            presenter?.presentation?.controller.preferredContentSizeDidChange(
                forChildContentContainer: self)
        }
    }

    /// Tells the children whose views get another size with this one's (Rule N-P10).
    func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let inside = self.size(
                forChildContentContainer: child, withParentContainerSize: size)
            guard child.viewIfLoaded?.bounds.size != inside else { continue }
            child.viewWillTransition(to: inside, with: coordinator)
        }
    }

    /// The rectangle that fills the screen.
    var fullFrame: CGRect {
        let size = CGSize(
            width: CGFloat(Device.Model.iPhone.width), height: CGFloat(Device.Model.iPhone.height))
        return deviceInReach?.screen.bounds ?? CGRect(origin: .zero, size: size)
    }
}
