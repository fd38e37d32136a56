import UIKit

/// A photo that can be zoomed with two fingers or two taps, and pulled down to close it.
class PhotoViewerController: UIViewController {
    private enum Metrics {
        static let doubleTapScale: CGFloat = 2.5
        static let dismissDistance: CGFloat = 120
        static let dismissVelocity: CGFloat = 800
    }

    let scrollView = UIScrollView()
    let photoView = UIView()
    var onClose: (() -> Void)?
    private(set) var areBarsHidden = false

    private lazy var pullPan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pulled(_:)))
        pan.name = "pull"
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        return pan
    }()

    private lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(
            target: self, action: #selector(PhotoViewerController.doubleTapped(_:)))
        tap.numberOfTapsRequired = 2
        return tap
    }()

    @objc private func pulled(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: view)
        let progress = min(max(translation.y / Metrics.dismissDistance, 0), 1)
        switch pan.state {
        case .changed:
            scrollView.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
            view.backgroundColor = UIColor.black.withAlphaComponent(1 - 0.6 * progress)
        case .ended where progress == 1 || pan.velocity(in: view).y > Metrics.dismissVelocity:
            close()
        case .ended, .cancelled, .failed:
            UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8,
                initialSpringVelocity: 0, options: [.allowUserInteraction]
            ) {
                self.scrollView.transform = .identity
                self.view.backgroundColor = .black
            }
        default:
            break
        }
    }

    @objc private func doubleTapped(_ tap: UITapGestureRecognizer) {
        guard scrollView.zoomScale == scrollView.minimumZoomScale else {
            return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        }
        let center = tap.location(in: photoView)
        let size = CGSize(
            width: scrollView.bounds.width / Metrics.doubleTapScale,
            height: scrollView.bounds.height / Metrics.doubleTapScale)
        let target = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2,
            width: size.width, height: size.height)
        scrollView.zoom(to: target, animated: true)
    }

    @objc private func singleTapped() {
        areBarsHidden.toggle()
    }

    private func close() {
        let height = view.bounds.height
        UIView.animate(withDuration: 0.2) {
            self.scrollView.transform = CGAffineTransform(translationX: 0, y: height)
            self.view.alpha = 0
        } completion: { [weak self] _ in
            self?.onClose?()
        }
    }
}

extension PhotoViewerController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        view.addSubview(scrollView)
        scrollView.addSubview(photoView)
        let singleTap = UITapGestureRecognizer(target: self, action: #selector(singleTapped))
        singleTap.require(toFail: doubleTap)
        view.addGestureRecognizer(singleTap)
        view.addGestureRecognizer(doubleTap)
        view.addGestureRecognizer(pullPan)
        scrollView.panGestureRecognizer.require(toFail: pullPan)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scrollView.bounds.size != view.bounds.size else { return }
        scrollView.frame = view.bounds
        photoView.frame = scrollView.bounds
        scrollView.contentSize = photoView.bounds.size
    }
}

extension PhotoViewerController: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photoView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let free = CGSize(
            width: max(scrollView.bounds.width - scrollView.contentSize.width, 0),
            height: max(scrollView.bounds.height - scrollView.contentSize.height, 0))
        photoView.center = CGPoint(
            x: (scrollView.contentSize.width + free.width) / 2,
            y: (scrollView.contentSize.height + free.height) / 2)
    }
}

extension PhotoViewerController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pullPan else { return true }
        guard scrollView.zoomScale == scrollView.minimumZoomScale else { return false }
        let velocity = pullPan.velocity(in: view)
        return velocity.y > 0 && velocity.y > abs(velocity.x)
    }
}
