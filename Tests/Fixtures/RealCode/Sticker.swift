import UIKit

/// A sticker that is moved, turned and scaled at once, with as many fingers as there are.
class StickerView: UIView {
    private enum Metrics {
        static let scales: ClosedRange<CGFloat> = 0.5...3
    }

    private(set) var scale: CGFloat = 1
    private(set) var angle: CGFloat = 0

    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    private lazy var pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
    private lazy var rotation = UIRotationGestureRecognizer(
        target: self, action: #selector(rotated(_:)))

    private var ownRecognizers: [UIGestureRecognizer] { [pan, pinch, rotation] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        isMultipleTouchEnabled = true
        for recognizer in ownRecognizers {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(resetShape))
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .began || pan.state == .changed, let superview else { return }
        if pan.state == .began { superview.bringSubviewToFront(self) }
        let translation = pan.translation(in: superview)
        center.x += translation.x
        center.y += translation.y
        pan.setTranslation(.zero, in: superview)
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .began || pinch.state == .changed else { return }
        let wanted = scale * pinch.scale
        scale = min(max(wanted, Metrics.scales.lowerBound), Metrics.scales.upperBound)
        pinch.scale = 1
        updateTransform()
    }

    @objc private func rotated(_ rotation: UIRotationGestureRecognizer) {
        guard rotation.state == .began || rotation.state == .changed else { return }
        angle += rotation.rotation
        rotation.rotation = 0
        updateTransform()
    }

    @objc private func resetShape() {
        scale = 1
        angle = 0
        UIView.animate(withDuration: 0.25, animations: updateTransform)
    }

    private func updateTransform() {
        transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    }
}

extension StickerView: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // Only among themselves: a canvas that scrolls must stand still meanwhile.
        otherGestureRecognizer.view === self && ownRecognizers.contains(otherGestureRecognizer)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard ownRecognizers.contains(gestureRecognizer) else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return alpha > 0.5
    }
}

/// Where stickers are put.
class StickerCanvas: UIScrollView {
    private(set) var stickers: [StickerView] = []

    @discardableResult
    func addSticker(at point: CGPoint) -> StickerView {
        let sticker = StickerView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
        sticker.center = point
        stickers.append(sticker)
        addSubview(sticker)
        return sticker
    }
}

extension StickerCanvas {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is StickerView)
    }
}
