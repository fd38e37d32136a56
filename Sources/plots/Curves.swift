import Foundation
import TouchEngine

/// The curves that the engine moves things along.
enum Curves {
    static var all: [Plot] {
        [rubberBand, deceleration, bounce, springs, dampings, bezier, blending]
    }

    /// How far is shown of how far was pulled (Rule S-A4.1).
    static var rubberBand: Plot {
        Plot(
            file: "rubber-band", title: "Rubber band: x · d · c / (d + c · x), c = 0.55",
            across: "pulled past the edge, pt", up: "shown past the edge, pt",
            series: [400.0, 800, 852].map { side in
                Series("d = \(short(side)) pt", over: 0...1200) { x in
                    x * side * 0.55 / (side + 0.55 * x)
                }
            })
    }

    /// How far a fling goes that is let go at 1000 pt/s (Rules S-A4.4, S-A4.6).
    static var deceleration: Plot {
        Plot(
            file: "deceleration", title: "Deceleration from 1000 pt/s, until 10 pt/s are left",
            across: "time since the lift, s", up: "distance, pt",
            series: [("normal, 0.998 per ms", 0.998), ("fast, 0.99 per ms", 0.99)].map {
                (name, rate) in
                let rest = log(0.01) / log(rate) / 1000
                return Series(name, over: 0...2.5) { time in
                    1000 * (pow(rate, 1000 * min(time, rest)) - 1) / (1000 * log(rate))
                }
            })
    }

    /// How far past its edge a scroll view goes that arrives there at a speed: critically damped, 10.95 a second (M-9).
    static var bounce: Plot {
        Plot(
            file: "bounce", title: "Bounce at an edge: v · t · e^(-ωt), ω = 10.95 /s",
            across: "time since the edge, s", up: "past the edge, pt",
            series: [3000.0, 1500, 500].map { speed in
                Series("\(short(speed)) pt/s", over: 0...0.8) { speed * $0 * exp(-10.95 * $0) }
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
