import TouchEngine

/// A photo browser: a paging scroll view of pictures that are zoomed each in a scroll view of its own.
struct Photos {
    private static let count = 30
    private let device = Device(.iPhoneProMotion)
    private let watcher = PhotoWatcher()
    private let pages: UIScrollView

    init(keeping: Device.Memory) {
        device.keeps = keeping
        let room = device.window.bounds
        pages = UIScrollView(frame: room)
        pages.isPagingEnabled = true
        pages.contentSize = CGSize(width: room.width * CGFloat(Photos.count), height: room.height)
        pages.delegate = watcher
        for index in 0..<Photos.count {
            let frame = CGRect(
                x: room.width * CGFloat(index), y: 0, width: room.width, height: room.height)
            let photo = UIScrollView(frame: frame)
            photo.maximumZoomScale = 4
            photo.contentSize = room.size
            photo.delegate = watcher
            photo.addSubview(UIImageView(frame: room))
            pages.addSubview(photo)
        }
        device.window.addSubview(pages)
    }

    /// Swipes to the next picture, zooms in, drags the picture about, and zooms out, for a minute of the device's time.
    func minute() {
        let (one, two) = (device.finger(), device.finger())
        var turns = 0
        while device.now < 56 {
            drag(one, by: CGPoint(x: -250, y: 0), over: 0.15)
            device.advance(by: 0.6)
            turns += 1
            pinch(one, two, from: 60, to: 150)
            drag(one, by: CGPoint(x: -80, y: 200), over: 0.4)
            device.advance(by: 0.7)
            pinch(one, two, from: 180, to: 40)
        }
        device.advance(by: 60 - device.now)
        let page = pages.contentOffset.x / pages.bounds.width
        precondition(page == CGFloat(turns), "the pages have not turned")
        precondition(watcher.zooms > 2000, "the pictures have not been zoomed")
        precondition(watcher.drags > 1500, "the zoomed pictures have not been dragged")
    }

    private func drag(_ finger: Finger, by way: CGPoint, over duration: TimeInterval) {
        finger.down(at: CGPoint(x: 200 - way.x / 2, y: 426 - way.y / 2))
        finger.move(to: CGPoint(x: 200 + way.x / 2, y: 426 + way.y / 2), over: duration)
        finger.up()
    }

    /// Brings two fingers from so far beside the middle to so far, and lets the picture come to rest.
    private func pinch(_ one: Finger, _ two: Finger, from: CGFloat, to: CGFloat) {
        one.down(at: CGPoint(x: 200 - from, y: 426))
        two.down(at: CGPoint(x: 200 + from, y: 426))
        Finger.move(
            [
                (finger: one, to: CGPoint(x: 200 - to, y: 426)),
                (finger: two, to: CGPoint(x: 200 + to, y: 426)),
            ], over: 0.5)
        one.up()
        two.up()
        device.advance(by: 0.5)
    }
}

/// Counts how often a picture is zoomed, and dragged while it is.
private final class PhotoWatcher: NSObject, UIScrollViewDelegate {
    private(set) var zooms = 0
    private(set) var drags = 0

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.zoomScale > 1, !scrollView.isZooming { drags += 1 }
    }
}
