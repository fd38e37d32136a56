import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that gives up as soon as the finger turns out to go along the other axis.
class AxisPanGestureRecognizer: UIPanGestureRecognizer {
    @objc enum Axis: Int {
        case horizontal, vertical
    }

    private enum Metrics {
        /// Less than a pan's own slop, so that the decision comes first.
        static let decisionDistance: CGFloat = 6
        static let tolerance: CGFloat = 1.2
    }

    @objc let axis: Axis
    /// Counts the drags that were carried through; the callers show it in their statistics.
    @objc private(set) dynamic var completedDrags = 0
    private var start: CGPoint?
    private var isDecided = false

    init(axis: Axis, target: Any?, action: Selector?) {
        self.axis = axis
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
        addTarget(self, action: #selector(count(_:)))
    }

    @objc private func count(_ pan: AxisPanGestureRecognizer) {
        if pan.state == .ended { completedDrags += 1 }
    }

    private func isAlongAxis(_ way: CGPoint) -> Bool {
        switch axis {
        case .horizontal: return abs(way.x) >= abs(way.y) * Metrics.tolerance
        case .vertical: return abs(way.y) >= abs(way.x) * Metrics.tolerance
        }
    }
}

extension AxisPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if start == nil { start = touches.first?.location(in: nil) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isDecided, state == .possible, let start, let touch = touches.first {
            let place = touch.location(in: nil)
            let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
            if hypot(way.x, way.y) >= Metrics.decisionDistance {
                guard isAlongAxis(way) else {
                    state = .failed
                    return
                }
                isDecided = true
            }
        }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        super.reset()
        start = nil
        isDecided = false
    }

    /// The part of a translation that counts.
    func travel(in view: UIView?) -> CGFloat {
        let translation = translation(in: view)
        return axis == .horizontal ? translation.x : translation.y
    }

    /// The part of the velocity that counts.
    func speed(in view: UIView?) -> CGFloat {
        let velocity = velocity(in: view)
        return axis == .horizontal ? velocity.x : velocity.y
    }
}
