/// Hears what becomes of a scroll view, and has a say in it.
///
/// Every method is optional, as in UIKit: without one, the default below holds.
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called whenever the offset has changed, by whatever cause (Rule S-A6.7).
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a finger begins to lead the content, which takes the pan's slop (Rule S-A6.5).
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger is about to let go, with its velocity in points a millisecond, and where the content will come
    /// to rest, which may be changed (Rules S-A4.16, S-A6.3).
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the finger has let go; the content may move on (Rules S-A6.3, S-A6.4).
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content begins to move on by itself (Rule S-A6.3).
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when it has come to rest (Rule S-A6.3).
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when a motion that code asked for is over (Rule S-A6.7).
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Asked which view pinching scales; without one there is no zooming (Rule S-A5.9).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called when fingers begin to zoom (Rule S-A5.9).
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called whenever the scale has changed (Rule S-A5.9).
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when zooming is over, and the scale is back between its limits (Rule S-A5.9).
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Asked whether a tap on the status bar may scroll to the top (Rule S-A5.11).
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when it has (Rule S-A5.11).
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called when the insets, or what is added to them, have changed (Rule S-A3.10).
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Unless a delegate says otherwise: the target stays.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Unless a delegate says otherwise: none.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    /// Unless a delegate says otherwise: yes.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
