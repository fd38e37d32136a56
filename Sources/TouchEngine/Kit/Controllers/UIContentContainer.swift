/// What has content of a size of its own, and others inside it that have: controllers and presentation controllers.
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like to have, in points.
    var preferredContentSize: CGSize { get }

    /// Called when something directly inside would like to have another size (Rule N-P9).
    func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer)

    /// How large something directly inside is when the container itself has that size, in points (Rule N-P10).
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the content gets another size, in points (Rule N-P10).
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
