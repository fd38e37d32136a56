/// The navigation controller's own view, under the name it has on a device (Rules N-C1.2, G-10.8).
final class UILayoutContainerView: UIView {
    @Weak var navigationController: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigationController?.layoutPages()
    }
    override func didMoveToWindow() { surroundingsChanged() }
    override func surroundingsChanged() { navigationController?.surroundingsChanged() }
}
