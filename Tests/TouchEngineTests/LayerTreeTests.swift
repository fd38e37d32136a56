import Testing

@testable import TouchEngine

@Suite("Layers in layers, and what they keep", .tags(.apparatus))
struct LayerTreeTests {
    private let device = Device()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() { device.window.addSubview(view) }

    @Test("layers are put in where they are told, over all, or as far up as there are any")
    func places() {
        let (under, middle, over, far) = (CALayer(), CALayer(), CALayer(), CALayer())
        let root = CALayer()
        #expect(root.sublayers == nil && root.superlayer == nil)
        root.addSublayer(under)
        root.addSublayer(over)
        root.insertSublayer(middle, at: 1)
        root.insertSublayer(far, at: 99)
        #expect(root.sublayers == [under, middle, over, far])
        root.addSublayer(under)
        #expect(root.sublayers == [middle, over, far, under], "it moves to the top")
        root.insertSublayer(far, at: 0)
        #expect(root.sublayers == [far, middle, over, under])
        middle.removeFromSuperlayer()
        #expect(root.sublayers == [far, over, under] && middle.superlayer == nil)
        #expect(far.superlayer === root)
        let other = CALayer()
        other.addSublayer(over)
        #expect(root.sublayers == [far, under] && over.superlayer === other)
    }

    @Test("setting the layers takes those of views as no business of its own")
    func setting() {
        let child = UIView()
        view.addSubview(child)
        let (first, second) = (CALayer(), CALayer())
        view.layer.sublayers = [first, child.layer, second]
        #expect(view.layer.sublayers == [first, second, child.layer])
        #expect(child.layer.superlayer === view.layer && first.superlayer === view.layer)
        #expect(view.layer.superlayer === device.window.layer)
        view.layer.sublayers = [second]
        #expect(view.layer.sublayers == [second, child.layer] && first.superlayer == nil)
    }

    @Test("a layer that goes leaves those that were in it without one")
    func gone() {
        let inner = CALayer()
        do {
            let outer = CALayer()
            outer.addSublayer(inner)
            #expect(inner.superlayer === outer)
        }
        #expect(inner.superlayer == nil)
    }

    @Test("what nobody has set is as Core Animation documents it")
    func defaults() {
        let layer = CALayer()
        #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.zPosition == 0)
        #expect(layer.borderColor == UIColor.black.cgColor)
        #expect(layer.shadowColor == UIColor.black.cgColor && layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
        #expect(!layer.shouldRasterize && layer.rasterizationScale == 1 && layer.mask == nil)
        #expect(layer.cornerCurve == .circular && layer.name == nil)
        #expect(layer.maskedCorners.rawValue == 15 && layer.opacity == 1 && !layer.isHidden)
        #expect(layer.frame == .zero && layer.backgroundColor == nil && !layer.masksToBounds)
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
        let animation = CABasicAnimation(keyPath: "position.y")
        #expect(animation.duration == 0 && animation.beginTime == 0 && animation.speed == 1)
        #expect(animation.repeatCount == 0 && !animation.autoreverses)
        #expect(animation.isRemovedOnCompletion && animation.fillMode == .removed)
        #expect(animation.timingFunction == nil && animation.keyPath == "position.y")
        #expect(CATransition().type == .fade && CATransition().subtype == nil)
    }

    @Test("the names of kinds are Core Animation's")
    func names() {
        let paces: [CAMediaTimingFunctionName] = [
            .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
        ]
        #expect(
            paces.map(\.rawValue) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
        let fills: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
        #expect(fills.map(\.rawValue) == ["removed", "forwards", "backwards", "both"])
        let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
        #expect(types.map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
        let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
        #expect(sides.map(\.rawValue) == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
        #expect(CALayerCornerCurve.circular.rawValue == "circular")
        #expect(CALayerCornerCurve.continuous.rawValue == "continuous")
        #expect(CAMediaTimingFunction(name: .easeIn).name == .easeIn)
        #expect(CAMediaTimingFunction(controlPoints: 0, 0, 1, 1).name == nil)
    }

    @Test(
        "what is seen of a layer is a copy, with what its view's animations show; one on no screen has none"
    )
    func presentation() throws {
        view.layer.cornerRadius = 7
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.bounds = CGRect(x: 5, y: 6, width: 60, height: 30)
            view.center = CGPoint(x: 160, y: 245)
            view.alpha = 0.5
        }
        device.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        #expect(shown !== view.layer && shown.cornerRadius == 7 && shown.opacity == 0.75)
        #expect(shown.position == CGPoint(x: 110, y: 145))
        #expect(shown.bounds == CGRect(x: 2.5, y: 3, width: 80, height: 40))
        #expect(shown.frame == CGRect(x: 70, y: 125, width: 80, height: 40))
        #expect(view.layer.bounds.width == 60 && view.layer.opacity == 0.5)
        #expect(CALayer().presentation() == nil && UIView().layer.presentation() == nil)
    }

    @Test("bounds, position and looks of a view are its layer's, whichever is set")
    func through() {
        let layer = view.layer
        layer.bounds = CGRect(x: 3, y: 4, width: 20, height: 10)
        layer.position = CGPoint(x: 70, y: 90)
        #expect(view.bounds == CGRect(x: 3, y: 4, width: 20, height: 10))
        #expect(
            view.center == CGPoint(x: 70, y: 90)
                && layer.frame == CGRect(x: 60, y: 85, width: 20, height: 10))
        layer.backgroundColor = nil
        #expect(view.backgroundColor == nil && layer.backgroundColor == nil)
        view.isHidden = true
        view.clipsToBounds = true
        #expect(layer.isHidden && layer.masksToBounds)
    }

    @Test("a visual effect view has a content view that fills it, whatever its size")
    func effects() {
        let blur = UIBlurEffect(style: .prominent)
        let effects = UIVisualEffectView(effect: blur)
        #expect(effects.effect === blur && effects.subviews == [effects.contentView])
        effects.bounds = CGRect(x: 0, y: 0, width: 80, height: 30)
        #expect(effects.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
        let styles: [UIBlurEffect.Style] = [
            .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
            .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
        ]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10])
        #expect(blur.style == .prominent)
    }
}
