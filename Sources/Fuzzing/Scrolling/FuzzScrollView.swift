import TouchEngine

/// A scroll view that tells what it hears, and what its delegate is told.
final class FuzzScrollView: UIScrollView, ListeningView {
    let ear = ViewEar()
    let scrollEar = ScrollEar()
    /// How often of a hundred times content may begin with a touch; nil leaves it to the class.
    var lets: Int?
    /// How often of a hundred times a drag may take a touch away from content.
    var takes: Int?
    private var answers = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = scrollEar
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        ear.hit(super.hitTest(point, with: event), self)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        ear.isInside(point, bounds)
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        ear.moved(self)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.began, touches, self)
        if ear.isForwarding { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.moved, touches, self)
        if ear.isForwarding { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.ended, touches, self)
        if ear.isForwarding { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        ear.hear(.cancelled, touches, self)
        if ear.isForwarding { super.touchesCancelled(touches, with: event) }
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        ear.mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
    }
    override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
        answer(lets) ?? super.touchesShouldBegin(touches, with: event, in: view)
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
        answer(takes) ?? super.touchesShouldCancel(in: view)
    }

    private func answer(_ percent: Int?) -> Bool? {
        guard let percent else { return nil }
        answers += 1
        var numbers = SeededNumbers(seed: UInt64(ear.id * 1000 + answers))
        return numbers.chance(percent)
    }
}

/// A scroll view's delegate.
final class ScrollEar: NSObject, UIScrollViewDelegate {
    /// How often of a hundred times it chooses another resting place.
    var retargets = 0
    private var lifts = 0

    private func tell(_ call: ScrollCall, _ callback: Callback, _ scrollView: UIScrollView) {
        guard let view = scrollView as? FuzzScrollView, let stage = view.ear.stage else { return }
        stage.see(.scroll(view: view.ear.id, call, ScrollSight(view)))
        stage.call(.view(view.ear.id), callback)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { tell(.scrolled, .scrolled, scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        tell(.willDrag, .willDrag, scrollView)
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lifts += 1
        var aim = ScrollAim()
        (aim.velocityX, aim.velocityY) = (Double(velocity.x), Double(velocity.y))
        let target = targetContentOffset
        (aim.proposedX, aim.proposedY) = (Double(target.pointee.x), Double(target.pointee.y))
        var numbers = SeededNumbers(seed: UInt64(lifts))
        if numbers.chance(retargets) {
            targetContentOffset.pointee.x += CGFloat(numbers.number(-200...200))
            targetContentOffset.pointee.y += CGFloat(numbers.number(-300...300))
        }
        (aim.chosenX, aim.chosenY) = (Double(target.pointee.x), Double(target.pointee.y))
        if let view = scrollView as? FuzzScrollView {
            view.ear.stage?.see(.scroll(view: view.ear.id, .aims(aim), ScrollSight(view)))
        }
        tell(.willEndDragging, .willEndDragging, scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        tell(.didEndDragging(willSlow: decelerate), .didEndDragging, scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        tell(.willSlow, .willSlow, scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        tell(.stopped, .stopped, scrollView)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        tell(.arrived, .arrived, scrollView)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        scrollView.subviews.first { $0 is any ListeningView }
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        tell(.willZoom, .willZoom, scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { tell(.zoomed, .zoomed, scrollView) }
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { tell(.zoomEnded, .zoomEnded, scrollView) }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        tell(.reachedTop, .reachedTop, scrollView)
    }
}
