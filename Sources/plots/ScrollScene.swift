import TouchEngine

/// A scroll view as tall as a plot asks for, with more content than any plot needs, and a finger on it.
struct ScrollScene {
    let device = Device(.iPhoneProMotion)
    let view: UIScrollView
    let finger: Finger

    init(side: Double, offset: Double, rate: UIScrollView.DecelerationRate = .normal) {
        view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: side))
        view.contentSize = CGSize(width: 393, height: 40_000)
        view.contentOffset.y = CGFloat(offset)
        view.decelerationRate = rate
        device.window.addSubview(view)
        finger = device.finger()
    }

    /// Pulls the content down, slop and all, and tells how far past its edge it is shown.
    func pull(to distance: Double) -> [(x: Double, y: Double)] {
        finger.down(at: CGPoint(x: 200, y: 1))
        let slop = Double(device.parameters.panSlop)
        return stride(from: 0, through: distance, by: 4).map { pulled in
            finger.move(to: CGPoint(x: 200, y: 1 + slop + pulled))
            return (pulled, Double(-view.contentOffset.y))
        }
    }

    /// Flings the content, with a finger that moves for a quarter of a second, and tells where it is then.
    func fling(at velocity: Double, for seconds: Double) -> [(x: Double, y: Double)] {
        let start = velocity < 0 ? 700.0 : 100
        finger.down(at: CGPoint(x: 200, y: start))
        finger.move(to: CGPoint(x: 200, y: start + velocity / 4), over: 0.25)
        finger.up()
        let lift = device.now
        var places = [(x: 0.0, y: Double(view.contentOffset.y))]
        // The content moves at the screen's frames: each is a place on the curve.
        for _ in 0..<Int(seconds * 1000) {
            device.advance(by: 0.001)
            let offset = Double(view.contentOffset.y)
            if offset != places[places.count - 1].y { places.append((device.now - lift, offset)) }
        }
        return places
    }
}
