extension UIWindow {
    /// Takes the view of the root controller so far out of the window, and puts that of the new one in.
    func replaceRoot(_ old: UIViewController?) {
        if let old {
            old.startDismissing(animated: false, completion: nil)
            old.beginAppearance(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearance(false)
            old.hostWindow = nil
        }
        guard let root = rootViewController else { return }
        root.hostWindow = self
        root.view.frame = bounds
        root.beginAppearance(true, animated: false)
        addSubview(root.view)
        layoutIfNeeded()
        root.endAppearance(true)
    }
}
