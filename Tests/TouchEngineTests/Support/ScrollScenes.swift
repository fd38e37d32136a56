import TouchEngine

/// A scroll view that fills the screen of a device, with tall content, and a log of what its delegate hears.
struct ScrollScene {
    let device: Device
    let scroll: UIScrollView
    let log = ScrollLog()

    init(
        _ scroll: UIScrollView = UIScrollView(),
        content: CGSize = CGSize(width: 393, height: 40000),
        frame: CGRect = CGRect(x: 0, y: 0, width: 393, height: 852),
        model: Device.Model = .iPhone
    ) {
        device = Device(model)
        self.scroll = scroll
        scroll.frame = frame
        scroll.contentSize = content
        scroll.accessibilityIdentifier = "scroll"
        scroll.delegate = log
        device.window.addSubview(scroll)
        device.settle()
    }

    /// A picture larger than its view, which is neither square nor at the screen's corner, to be zoomed.
    static func zooming(_ picture: UIView) -> ScrollScene {
        let scene = ScrollScene(
            content: CGSize(width: 600, height: 1_000),
            frame: CGRect(x: 40, y: 100, width: 300, height: 500))
        scene.scroll.addSubview(picture)
        scene.log.zoomed = picture
        scene.scroll.minimumZoomScale = 0.5
        scene.scroll.maximumZoomScale = 2
        scene.log.heard = []
        return scene
    }

    /// Plays a finger that goes down at a point and moves by each of the ways, a sample every `pace` seconds, and then
    /// rests and lifts.
    func play(
        from start: CGPoint = CGPoint(x: 200, y: 800), by ways: [CGPoint], pace: Double = 0.008,
        resting: Double = 0, lifts: Bool = true
    ) {
        var text = "0 1 began \(start.x) \(start.y)\n"
        var (place, time) = (start, 0.0)
        for way in ways {
            place = CGPoint(x: place.x + way.x, y: place.y + way.y)
            time += pace
            text += "\(time) 1 moved \(place.x) \(place.y)\n"
        }
        if lifts { text += "\(time + resting) 1 ended \(place.x) \(place.y)\n" }
        guard let recording = try? TouchRecording(text) else { return }
        device.play(recording)
    }

    /// Moves of one length, up or down.
    static func moves(_ count: Int, by y: CGFloat) -> [CGPoint] {
        Array(repeating: CGPoint(x: 0, y: y), count: count)
    }

    /// The codes of the records that say why a recognizer's last attempt came out as it did.
    func reasons(_ recognizer: UIGestureRecognizer) -> [TraceCode] {
        device.explain(recognizer).chain.map(\.code)
    }
}

/// A delegate that keeps what it hears.
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    /// Where the content is to come to rest instead.
    var retarget: (CGPoint) -> CGPoint = { $0 }
    /// Called at each callback, after it is noted.
    var react: (String, UIScrollView) -> Void = { _, _ in }
    var zoomed: UIView?
    var allowsTop = true

    /// What was heard, with what is told over and over told once.
    var outline: [String] {
        heard.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private func note(_ call: String, _ view: UIScrollView) {
        heard.append(call)
        react(call, view)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note("willBeginDragging", scrollView)
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        target = targetContentOffset.pointee
        targetContentOffset.pointee = retarget(target)
        note("willEndDragging", scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating", scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("didEndDecelerating", scrollView)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("didEndScrollingAnimation", scrollView)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("willBeginZooming", scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom", scrollView) }
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { note("didEndZooming", scrollView) }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("shouldScrollToTop", scrollView)
        return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        note("didScrollToTop", scrollView)
    }
}

extension ScrollScene {
    /// Lets the pan wait for a long press, which a finger may move that many points in.
    func waitForPress(allowing movement: CGFloat) {
        let press = UILongPressGestureRecognizer()
        press.allowableMovement = movement
        scroll.addGestureRecognizer(press)
        scroll.panGestureRecognizer.require(toFail: press)
    }
}
