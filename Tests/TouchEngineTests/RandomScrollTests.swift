import Testing
import TouchEngine

@Suite("Scroll views under fingers that nobody thought of")
struct RandomScrollTests {
    /// Checks that the callbacks of a scroll view come in a lawful order.
    final class Order {
        var breaches: [String] = []
        private var last = "rest"
        private var caught = false

        func note(_ call: String) {
            let lawful: [String: [String]] = [
                "willBeginDragging": ["rest", "caught", "decelerating"],
                "willEndDragging": ["dragging"],
                "didEndDragging(true)": ["ending"], "didEndDragging(false)": ["ending"],
                "willBeginDecelerating": ["let go", "rest", "caught", "decelerating"],
                "didEndDecelerating": ["decelerating", "caught"],
            ]
            let next = [
                "willBeginDragging": "dragging", "willEndDragging": "ending",
                "didEndDragging(true)": "let go", "didEndDragging(false)": "rest",
                "willBeginDecelerating": "decelerating", "didEndDecelerating": "rest",
            ]
            guard let now = next[call] else { return }
            if lawful[call]?.contains(last) != true { breaches.append("\(call) while \(last)") }
            if call == "willBeginDragging" { caught = last == "decelerating" }
            // What a finger has stopped and let go is told to have ended (S-A6.9).
            last = now == "rest" && caught && call != "didEndDecelerating" ? "caught" : now
        }
    }

    @Test(
        "callbacks keep their order, and everything comes to rest inside its limits (S-A6.3, S-A3.8)",
        arguments: 1...150)
    func anything(seed: Int) {
        var numbers = SeededNumbers(state: UInt64(seed))
        let scene = ScrollScene(
            content: CGSize(
                width: Double.random(in: 100...1500, using: &numbers),
                height: Double.random(in: 100...3000, using: &numbers)))
        var views: [(UIScrollView, ScrollLog, Order)] = [(scene.scroll, scene.log, Order())]
        for _ in 0..<Int.random(in: 0...2, using: &numbers) {
            let inner = UIScrollView(
                frame: CGRect(
                    x: Double.random(in: -20...100, using: &numbers), y: 20,
                    width: Double.random(in: 100...393, using: &numbers), height: 600))
            inner.contentSize = CGSize(
                width: Double.random(in: 100...900, using: &numbers),
                height: Double.random(in: 100...1800, using: &numbers))
            let log = ScrollLog()
            inner.delegate = log
            views.randomElement(using: &numbers)?.0.addSubview(inner)
            views.append((inner, log, Order()))
        }
        for (view, log, order) in views {
            view.bounces = Int.random(in: 0...3, using: &numbers) > 0
            view.isPagingEnabled = Int.random(in: 0...2, using: &numbers) == 0
            view.alwaysBounceVertical = Bool.random(using: &numbers)
            view.isDirectionalLockEnabled = Bool.random(using: &numbers)
            view.delaysContentTouches = Bool.random(using: &numbers)
            let picture = UIView(frame: CGRect(origin: .zero, size: view.contentSize))
            view.insertSubview(picture, at: 0)
            if Int.random(in: 0...2, using: &numbers) == 0 {
                log.zoomed = picture
                view.maximumZoomScale = 3
                view.minimumZoomScale = 0.5
            }
            log.react = { call, _ in order.note(call) }
        }
        let fingers = (0..<3).map { _ in scene.device.finger() }
        for _ in 0..<60 {
            let finger = fingers[Int.random(in: 0..<3, using: &numbers)]
            let place = CGPoint(
                x: Double.random(in: 0...393, using: &numbers),
                y: Double.random(in: 0...852, using: &numbers))
            let time: Double = [0.0, 0.05, 0.1, 0.3].randomElement(using: &numbers) ?? 0
            switch Int.random(in: 0..<14, using: &numbers) {
            case 0: scene.device.cancelTouches()
            case 1: scene.device.advance(by: time)
            case 2:
                let view = views[Int.random(in: 0..<views.count, using: &numbers)].0
                view.setContentOffset(
                    CGPoint(x: 0, y: place.y / 4), animated: Bool.random(using: &numbers))
            case 3:
                let view = views[Int.random(in: 0..<views.count, using: &numbers)].0
                view.panGestureRecognizer.isEnabled.toggle()
            case 4:
                let view = views[Int.random(in: 0..<views.count, using: &numbers)].0
                view.setZoomScale(place.x / 100, animated: Bool.random(using: &numbers))
            case 5: scene.device.tapStatusBar()
            default:
                if finger.location == nil {
                    finger.down(at: place)
                } else if Bool.random(using: &numbers) {
                    finger.move(to: place, over: time)
                } else {
                    finger.up()
                }
            }
        }
        for finger in fingers where finger.location != nil { finger.up() }
        scene.device.settle()
        #expect(scene.device.isAtRest)
        for (index, (view, _, order)) in views.enumerated() {
            #expect(order.breaches == [], "view \(index)")
            let name = "view \(index), \(view.contentOffset), \(view.contentSize)"
            #expect(!view.isDragging && !view.isTracking && !view.isDecelerating, "\(name)")
            #expect(!view.isZooming && !view.isZoomBouncing, "\(name)")
            let most = CGPoint(
                x: max(0, view.contentSize.width - view.bounds.width),
                y: max(0, view.contentSize.height - view.bounds.height))
            // What code put outside stays there until a finger comes.
            #expect(
                view.contentOffset.x >= 0 && view.contentOffset.x <= most.x + 0.001, "\(name)")
            #expect(view.contentOffset.y >= 0, "\(name)")
        }
    }
}
