import ObjectiveC
import UIKit

extension Notification.Name {
    static let toastDidHide = Notification.Name("toastDidHide")
}

/// A short message above the page: it goes by itself, or with a swipe down.
final class ToastView: UIView {
    @objc enum Reason: Int {
        case timer, swipe, replaced
    }

    static let reasonKey = "reason"

    private enum Metrics {
        static let height: CGFloat = 56
        static let margin: CGFloat = 16
        static let duration: TimeInterval = 0.25
    }

    let label = UILabel()
    private var timer: Timer?
    private var isGoing = false

    init(text: String) {
        super.init(frame: .zero)
        label.text = text
        addSubview(label)
        backgroundColor = .darkGray
        layer.cornerRadius = 12
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
        swipe.direction = .down
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    fileprivate func show(in parent: UIView, for seconds: TimeInterval) {
        let bounds = parent.bounds
        frame = CGRect(
            x: Metrics.margin, y: bounds.maxY, width: bounds.width - 2 * Metrics.margin,
            height: Metrics.height)
        parent.addSubview(self)
        let bottom = parent.safeAreaInsets.bottom + Metrics.margin
        UIView.animate(
            withDuration: Metrics.duration, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction]
        ) {
            self.frame.origin.y = bounds.maxY - bottom - Metrics.height
        }
        timer = Timer.scheduledTimer(
            timeInterval: seconds, target: self, selector: #selector(timerFired(_:)),
            userInfo: nil, repeats: false)
    }

    @objc private func swiped() { hide(.swipe) }

    @objc private func timerFired(_ timer: Timer) { hide(.timer) }

    func hide(_ reason: Reason) {
        guard !isGoing else { return }
        isGoing = true
        timer?.invalidate()
        timer = nil
        UIView.animate(
            withDuration: Metrics.duration,
            animations: {
                self.transform = CGAffineTransform(translationX: 0, y: Metrics.height * 2)
            },
            completion: { _ in
                self.removeFromSuperview()
                NotificationCenter.default.post(
                    name: .toastDidHide, object: self, userInfo: [ToastView.reasonKey: reason])
            })
    }
}

extension ToastView {
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Metrics.margin, dy: 0)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // A little larger than it looks: thumbs are coarse.
        bounds.insetBy(dx: 0, dy: -8).contains(point)
    }
}

private var toastKey: UInt8 = 0

extension UIViewController {
    /// The message that is shown now.
    @objc private(set) var currentToast: ToastView? {
        get { objc_getAssociatedObject(self, &toastKey) as? ToastView }
        set {
            objc_setAssociatedObject(self, &toastKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    @discardableResult
    func showToast(_ text: String, for seconds: TimeInterval = 3) -> ToastView {
        currentToast?.hide(.replaced)
        let toast = ToastView(text: text)
        currentToast = toast
        NotificationCenter.default.addObserver(
            self, selector: #selector(toastHidden(_:)), name: .toastDidHide, object: toast)
        toast.show(in: view, for: seconds)
        return toast
    }

    @objc private func toastHidden(_ notification: Notification) {
        NotificationCenter.default.removeObserver(
            self, name: .toastDidHide, object: notification.object)
        if currentToast === notification.object as? ToastView { currentToast = nil }
    }
}
