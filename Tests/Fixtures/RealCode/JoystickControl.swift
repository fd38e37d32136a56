import UIKit

/// A knob that a finger pushes off its middle; let go, it springs back.
@IBDesignable
class JoystickControl: UIControl {
    @IBInspectable var knobDiameter: CGFloat = 60 {
        didSet { setNeedsLayout() }
    }

    /// Where the knob is, from -1 to 1 on both axes.
    @objc private(set) dynamic var value = CGPoint.zero
    private let knob = UIView()
    private var grip = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        knob.isUserInteractionEnabled = false
        knob.backgroundColor = .systemBlue
        addSubview(knob)
        addTarget(
            self, action: #selector(released),
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    private var reach: CGFloat { max((min(bounds.width, bounds.height) - knobDiameter) / 2, 1) }

    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    private func push(to point: CGPoint) {
        var way = CGPoint(x: point.x - middle.x - grip.x, y: point.y - middle.y - grip.y)
        let length = hypot(way.x, way.y)
        if length > reach {
            way.x *= reach / length
            way.y *= reach / length
        }
        value = CGPoint(x: way.x / reach, y: way.y / reach)
        knob.center = CGPoint(x: middle.x + way.x, y: middle.y + way.y)
        sendActions(for: .valueChanged)
    }

    @objc private func released() {
        value = .zero
        sendActions(for: .valueChanged)
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.knob.center = self.middle
        }
    }
}

extension JoystickControl {
    override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 160) }

    override func layoutSubviews() {
        super.layoutSubviews()
        knob.bounds = CGRect(x: 0, y: 0, width: knobDiameter, height: knobDiameter)
        knob.layer.cornerRadius = knobDiameter / 2
        if !isTracking { knob.center = middle }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard hypot(point.x - knob.center.x, point.y - knob.center.y) <= knobDiameter else {
            return false
        }
        grip = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        push(to: touch.location(in: self))
        return true
    }

    /// A finger on the knob is the knob's: what lies around it must not scroll meanwhile.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTracking && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// The scroll view around it, which leaves a joystick its finger.
final class JoystickPanel: UIScrollView {
    @IBOutlet private(set) weak var joystick: JoystickControl!

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Without the delay a quick push is the knob's before it could be taken for a scroll.
        delaysContentTouches = false
        let joystick = JoystickControl(frame: .zero)
        joystick.translatesAutoresizingMaskIntoConstraints = false
        addSubview(joystick)
        self.joystick = joystick
        NSLayoutConstraint.activate([
            joystick.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            joystick.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 300),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            contentLayoutGuide.heightAnchor.constraint(equalToConstant: 2000),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension JoystickPanel {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        if view is JoystickControl { return !joystick.isTracking }
        return super.touchesShouldCancel(in: view)
    }
}
