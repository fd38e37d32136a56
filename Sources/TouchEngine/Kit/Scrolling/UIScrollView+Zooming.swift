/// How two fingers, or code, change the scale of the content.
extension UIScrollView {
    /// The view that is zoomed; nil where there is no zooming (Rule S-A5.9).
    var zoomedView: UIView? {
        minimumZoomScale == maximumZoomScale ? nil : delegate?.viewForZooming(in: self)
    }

    /// Scales the content about one of its points, given at a scale of 1, which comes to the middle of what is in sight.
    func zoom(to asked: CGFloat, about anchor: CGPoint, animated: Bool) {
        guard let view = zoomedView else { return }
        stopMoving()
        let scale = clampedScale(asked)
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        if animated {
            // It takes over from fingers that scale just now: what they began ends with it.
            let wasZooming = zoom != nil
            zoom = nil
            if !wasZooming { delegate?.scrollViewWillBeginZooming(self, with: view) }
            glide(to: scale, of: view, offset: anchor * scale - middle)
        } else {
            apply(scale, to: view, offset: anchor * scale - middle)
            stayInsideLimits()
        }
    }

    /// Adds the pinch, the first time that there is a scale to choose (Rules S-A1.4, S-A5.9).
    func preparePinch() {
        guard pinch == nil, minimumZoomScale != maximumZoomScale else { return }
        let pinch = ScrollPinch()
        pinch.addBuiltInTarget(
            self, action: Selector("handlePinch(_:)", UIScrollView.handlePinch))
        pinch.scrollView = self
        addGestureRecognizer(pinch)
        self.pinch = pinch
    }

    func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began: beginZooming(pinch)
        case .changed: followPinch(pinch)
        case .ended, .cancelled: endZooming()
        case .possible, .failed: break
        }
    }

    private func beginZooming(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        stopMoving()
        zoom = ScrollZoom(
            view: view, start: zoomScale, anchor: anchor(of: pinch), fingers: pinch.attempt.touches)
        note(.scrollZoomed, [TraceField("scale", zoomScale)], rule: "S-A5.9", cause: nil)
        delegate?.scrollViewWillBeginZooming(self, with: view)
        followPinch(pinch)
    }

    private func followPinch(_ pinch: UIPinchGestureRecognizer) {
        guard var zoom else { return }
        let fingers = pinch.attempt.touches
        if !zoom.fingers.elementsEqual(fingers, by: ===) {
            (zoom.anchor, zoom.fingers) = (anchor(of: pinch), fingers)
            self.zoom = zoom
        }
        let place = pinch.location(in: self) - contentOffset
        let scale = shownScale(zoom.start * pinch.scale)
        apply(scale, to: zoom.view, offset: zoom.anchor * scale - place)
    }

    private func endZooming() {
        guard let zoom else { return }
        self.zoom = nil
        let limit = clampedScale(zoomScale)
        guard limit != zoomScale else {
            noteZoomed(zoom.view)
            return comeBack()
        }
        stopMoving()
        isZoomBouncing = true
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let anchor = (contentOffset + middle) * (1 / zoomScale)
        glide(to: limit, of: zoom.view, offset: anchor * limit - middle)
    }

    /// Tells that zooming is over.
    func noteZoomed(_ view: UIView) {
        isZoomBouncing = false
        note(.scrollZoomEnded, [TraceField("scale", zoomScale)], rule: "S-A5.9", cause: nil)
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }

    /// Brings the content to a scale and an offset in a motion.
    func glide(to scale: CGFloat, of view: UIView, offset: CGPoint) {
        let size = CGSize(
            width: contentSize.width / zoomScale * scale,
            height: contentSize.height / zoomScale * scale)
        var end = offset
        for axis in ScrollAxis.both { end[axis] = limits(axis, of: size).clamped(end[axis]) }
        // Outside a window nothing shows the way, and it is at its end at once.
        let glide = Glide(
            from: contentOffset, to: end, start: window?.device?.now ?? 0,
            duration: parameters.scrollDuration)
        motion = ScrollMotion(
            .zooming(ZoomGlide(view: view, from: zoomScale, to: scale, offsets: glide)))
        tickOn()
    }

    /// Scales the view and the content with it, and puts an offset to it.
    func apply(_ scale: CGFloat, to view: UIView, offset: CGPoint) {
        let origin = view.frame.origin
        let ratio = scale / zoomScale
        let hasChanged = scale != zoomScale
        isScaling = true
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(
            x: origin.x + view.bounds.width * scale / 2,
            y: origin.y + view.bounds.height * scale / 2)
        shownZoomScale = scale
        contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
        isScaling = false
        var place = offset
        for axis in ScrollAxis.both {
            place[axis] = onPixels(shownOffset(ledTo: offset[axis], axis))
        }
        if place != contentOffset { contentOffset = place }
        if hasChanged { delegate?.scrollViewDidZoom(self) }
    }

    /// The scale nearest to another that is between the limits.
    func clampedScale(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    /// The scale that is shown where fingers ask for one: past a limit it follows them by the square root (a model value).
    private func shownScale(_ asked: CGFloat) -> CGFloat {
        let limit = clampedScale(asked)
        guard limit != asked, bouncesZoom, limit > 0 else { return limit }
        return limit * (asked / limit).squareRoot()
    }

    private func anchor(of pinch: UIPinchGestureRecognizer) -> CGPoint {
        pinch.location(in: self) * (1 / zoomScale)
    }
}
