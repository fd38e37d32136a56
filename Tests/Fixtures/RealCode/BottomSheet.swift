import UIKit

@objc protocol BottomSheetDelegate: AnyObject {
    @objc optional func bottomSheet(_ sheet: BottomSheetViewController, didSettleAt height: CGFloat)
}

/// A sheet that rests at one of two heights; a list inside takes over where the sheet cannot go on.
class BottomSheetViewController: UIViewController {
    enum Detent: CaseIterable {
        case medium, large
    }

    private enum Metrics {
        static let mediumFraction: CGFloat = 0.4
        static let topMargin: CGFloat = 80
        static let handleHeight: CGFloat = 28
        static let flingVelocity: CGFloat = 400
    }

    weak var delegate: BottomSheetDelegate?
    let scrollView = UIScrollView()
    private(set) var detent = Detent.medium
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    private var topConstraint: NSLayoutConstraint?
    private var heightConstraint: NSLayoutConstraint?
    private var topAtStart: CGFloat = 0
    /// What the list has taken of the drag so far, which the sheet must not take as well.
    private var takenByList: CGFloat = 0
    private var offsetAtRest: CGFloat = 0
    private var animator: UIViewPropertyAnimator?

    func install(in parent: UIViewController) {
        parent.addChild(self)
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: parent.view.topAnchor)
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            top, height,
            view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
        ])
        topConstraint = top
        heightConstraint = height
        height.constant = parent.view.bounds.height - Metrics.topMargin
        top.constant = self.top(of: detent)
        didMove(toParent: parent)
    }

    private func top(of detent: Detent) -> CGFloat {
        let height = parent?.view.bounds.height ?? 0
        switch detent {
        case .large: return Metrics.topMargin
        case .medium: return (height * (1 - Metrics.mediumFraction)).rounded()
        }
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        guard let topConstraint, let container = parent?.view else { return }
        switch pan.state {
        case .began:
            if let animator, animator.isRunning {
                // Caught on its way: it goes on from where it is seen.
                animator.stopAnimation(true)
                topConstraint.constant = view.frame.minY
            }
            topAtStart = topConstraint.constant
            takenByList = 0
            offsetAtRest = scrollView.contentOffset.y
        case .changed:
            let travel = pan.translation(in: container).y
            if isListScrolled {
                takenByList = travel - (topConstraint.constant - topAtStart)
                return
            }
            let wanted = topAtStart + travel - takenByList
            let limits = top(of: .large)...max(top(of: .large), top(of: .medium))
            topConstraint.constant = min(max(wanted, limits.lowerBound), limits.upperBound)
        case .ended, .cancelled:
            guard !isListScrolled || topConstraint.constant > top(of: .large) else { return }
            settle(velocity: pan.state == .ended ? pan.velocity(in: container).y : 0)
        default:
            break
        }
    }

    private var isListScrolled: Bool { scrollView.contentOffset.y > 0 }

    private func settle(velocity: CGFloat) {
        let current = topConstraint?.constant ?? 0
        if abs(velocity) > Metrics.flingVelocity {
            move(to: velocity < 0 ? .large : .medium)
        } else {
            let nearest = Detent.allCases.min {
                abs(top(of: $0) - current) < abs(top(of: $1) - current)
            }
            move(to: nearest ?? .medium)
        }
    }

    func move(to detent: Detent) {
        self.detent = detent
        topConstraint?.constant = top(of: detent)
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 1) { [weak self] in
            self?.parent?.view.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] position in
            guard let self, position == .end else { return }
            self.delegate?.bottomSheet?(self, didSettleAt: self.top(of: detent))
        }
        self.animator = animator
        animator.startAnimation()
    }
}

extension BottomSheetViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 16
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(
                equalTo: view.topAnchor, constant: Metrics.handleHeight),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        pan.name = "sheet pan"
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }
}

extension BottomSheetViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === scrollView.panGestureRecognizer
    }
}

extension BottomSheetViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard let topConstraint, scrollView.isTracking else { return }
        let isBelowTop = topConstraint.constant > top(of: .large)
        // Until the sheet is all the way up the list stands still; and it never pulls past its top.
        if isBelowTop, scrollView.contentOffset.y != offsetAtRest {
            scrollView.contentOffset.y = offsetAtRest
        } else if scrollView.contentOffset.y < 0 {
            scrollView.contentOffset.y = 0
        }
        if !isBelowTop { offsetAtRest = 0 }
    }
}
