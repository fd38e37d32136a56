import UIKit

/// The scroll view around a header and a list: it shares the finger with the list.
final class NestedOuterScrollView: UIScrollView {
    weak var inner: UIScrollView?
}

extension NestedOuterScrollView: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === panGestureRecognizer
            && otherGestureRecognizer === inner?.panGestureRecognizer
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let velocity = panGestureRecognizer.velocity(in: self)
        return abs(velocity.y) >= abs(velocity.x)
    }
}

/// A page with a header that goes away first, and a list that scrolls after it.
class NestedScrollViewController: UIViewController {
    private enum Metrics {
        static let headerHeight: CGFloat = 200
        static let rowHeight: CGFloat = 60
        static let rowCount = 40
    }

    let outer = NestedOuterScrollView()
    let inner = UIScrollView()
    let header = UIView()
    /// Which of the two the finger moves now.
    private(set) var isInnerActive = false

    private lazy var topButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Top", for: .normal)
        button.addTarget(self, action: #selector(scrollToTop), for: .touchUpInside)
        return button
    }()

    @objc private func scrollToTop() {
        inner.setContentOffset(.zero, animated: false)
        isInnerActive = false
        outer.setContentOffset(.zero, animated: true)
    }

    private var pinnedOffset: CGFloat { Metrics.headerHeight }
}

extension NestedScrollViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for scrollView in [outer, inner] {
            scrollView.delegate = self
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.showsVerticalScrollIndicator = false
        }
        inner.bounces = false
        outer.inner = inner
        outer.accessibilityIdentifier = "outer"
        inner.accessibilityIdentifier = "inner"
        view.addSubview(outer)
        outer.addSubview(header)
        outer.addSubview(inner)
        topButton.accessibilityIdentifier = "top"
        header.addSubview(topButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        guard outer.frame.size != size else { return }
        outer.frame = view.bounds
        header.frame = CGRect(x: 0, y: 0, width: size.width, height: Metrics.headerHeight)
        topButton.frame = CGRect(x: 16, y: 150, width: 80, height: 40)
        inner.frame = CGRect(
            x: 0, y: Metrics.headerHeight, width: size.width, height: size.height)
        outer.contentSize = CGSize(width: size.width, height: Metrics.headerHeight + size.height)
        inner.contentSize = CGSize(
            width: size.width, height: CGFloat(Metrics.rowCount) * Metrics.rowHeight)
    }
}

extension NestedScrollViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView === outer {
            outerDidScroll()
        } else {
            innerDidScroll()
        }
    }

    private func outerDidScroll() {
        if isInnerActive {
            hold(outer, at: pinnedOffset)
        } else if outer.contentOffset.y >= pinnedOffset {
            isInnerActive = true
            hold(outer, at: pinnedOffset)
        }
    }

    private func innerDidScroll() {
        if !isInnerActive {
            hold(inner, at: 0)
        } else if inner.contentOffset.y <= 0 {
            isInnerActive = false
        }
    }

    /// Puts content where it is to stay; asking first keeps the delegate from calling itself.
    private func hold(_ scrollView: UIScrollView, at y: CGFloat) {
        guard scrollView.contentOffset.y != y else { return }
        scrollView.contentOffset.y = y
    }
}
