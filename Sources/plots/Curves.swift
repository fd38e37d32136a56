import TouchEngine

/// The curves that the engine moves things along.
enum Curves {
    static var all: [Plot] {
        [rubberBand, deceleration, bounce, springs, dampings, bezier, blending]
    }

    /// How far a scroll view shows its content past the edge, of how far it was pulled (Rule S-A4.1).
    static var rubberBand: Plot {
        Plot(
            file: "rubber-band", title: "Rubber band", across: "pulled past the edge, pt",
            up: "shown past the edge, pt",
            series: [300.0, 600, 852].map { side in
                Series(
                    "a scroll view of \(short(side)) pt",
                    points: ScrollScene(side: side, offset: 0).pull(to: 1200))
            })
    }

    /// How far a fling goes (Rules S-A4.4, S-A4.6).
    static var deceleration: Plot {
        let rates: [(String, UIScrollView.DecelerationRate)] = [
            ("normal", .normal), ("fast", .fast),
        ]
        return Plot(
            file: "deceleration", title: "Flings let go at 1000 pt/s",
            across: "time since the lift, s", up: "distance, pt",
            series: rates.map { name, rate in
                let scene = ScrollScene(side: 852, offset: 5000, rate: rate)
                let way = scene.fling(at: -1000, for: 2.5)
                return Series(name, points: way.map { ($0.x, $0.y - (way.first?.y ?? 0)) })
            })
    }

    /// How far past its edge content goes that arrives there at a speed, and how it comes back (M-9).
    static var bounce: Plot {
        Plot(
            file: "bounce", title: "Flings that meet the edge at once",
            across: "time since the lift, s",
            up: "past the edge, pt",
            series: [3000.0, 1500, 500].map { speed in
                let slop = Double(ModelParameters().panSlop)
                let scene = ScrollScene(side: 852, offset: speed / 4 - slop)
                let way = scene.fling(at: speed, for: 0.9)
                return Series("\(short(speed)) pt/s", points: way.map { ($0.x, -$0.y) })
            })
    }

    /// Springs that are to rest in a second, as the engine plays them (Rule N-D32).
    static var springs: Plot {
        Plot(
            file: "springs", title: "Springs that come to rest in one second, by damping ratio",
            across: "time, s", up: "progress",
            series: [0.2, 0.4, 0.7, 1].map { ratio in
                played("\(short(ratio))", for: 1) { changes in
                    UIView.animate(
                        withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(ratio),
                        initialSpringVelocity: 0, animations: changes)
                }
            })
    }

    /// One spring under weak, critical and strong damping, as the engine plays it (Rule N-D32).
    static var dampings: Plot {
        Plot(
            file: "dampings", title: "A spring of mass 1 and stiffness 120, damped little to much",
            across: "time, s", up: "progress",
            series: [("5", 5.0), ("critical", 2 * 120.squareRoot()), ("60", 60)].map {
                (name, damping) in
                played("damping \(name)", for: 2) { changes in
                    let parameters = UISpringTimingParameters(
                        mass: 1, stiffness: 120, damping: CGFloat(damping), initialVelocity: .zero)
                    let animator = UIViewPropertyAnimator(
                        duration: 1, timingParameters: parameters)
                    animator.addAnimations(changes)
                    animator.startAnimation()
                }
            })
    }

    /// The curves that have names, as the engine plays them.
    static var bezier: Plot {
        let named: [(String, UIView.AnimationOptions)] = [
            ("easeInOut", .curveEaseInOut), ("easeIn", .curveEaseIn), ("easeOut", .curveEaseOut),
            ("linear", .curveLinear),
        ]
        return Plot(
            file: "curves", title: "Curves with a name", across: "part of the time",
            up: "progress",
            series: named.map { name, option in
                played(name, for: 1) { changes in
                    UIView.animate(
                        withDuration: 1, delay: 0, options: option, animations: changes)
                }
            })
    }

    /// What becomes of an animation that is turned round half-way by another one (Rule N-D31).
    static var blending: Plot {
        let device = Device()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        var points: [(x: Double, y: Double)] = []
        UIView.animate(withDuration: 1) { view.center.x += 1 }
        for step in 0...750 {
            if step == 250 { UIView.animate(withDuration: 1) { view.center.x -= 1 } }
            points.append((device.now, progress(of: view)))
            device.advance(by: 0.002)
        }
        return Plot(
            file: "blending", title: "An animation that another one turns round after 0.5 s",
            across: "time, s", up: "progress", series: [Series("shown", points: points)])
    }

    /// What the screen shows of a view that an animation moves by one point.
    private static func played(
        _ name: String, for seconds: Double, _ animate: (@escaping () -> Void) -> Void
    ) -> Series {
        let device = Device()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        animate { view.center.x += 1 }
        var points: [(x: Double, y: Double)] = []
        for _ in 0...Int(seconds * 500) {
            points.append((device.now, progress(of: view)))
            device.advance(by: 0.002)
        }
        return Series(name, points: points)
    }

    private static func progress(of view: UIView) -> Double {
        Double(view.layer.presentation()?.position.x ?? 0) - 5
    }
}
