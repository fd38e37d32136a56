import Testing
import TouchEngine

private struct Scene {
    let device = Device()
    let page = UIViewController()
    let card = UIViewController()
    let transition = CardTransition()

    init() {
        device.window.rootViewController = page
        transition.attach(to: card)
        page.present(card, animated: true)
        device.settle()
    }

    var dimming: UIView? {
        (card.presentationController as? CardPresentationController)?.dimmingView
    }

    func drag(from start: CGFloat, to end: CGFloat, over duration: TimeInterval = 0.5) {
        device.drag(
            from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), over: duration)
        device.settle()
    }
}

@Test("the card rises to its place, over a page that is dimmed")
func cardRises() {
    let scene = Scene()
    let bounds = scene.device.screen.bounds
    #expect(scene.card.view.frame.height == (bounds.height * 0.6).rounded())
    #expect(scene.card.view.frame.maxY == bounds.maxY)
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.page.view.window != nil)
}

@Test("it follows a drag down and goes; the dimming goes with it")
func cardIsDraggedAway() {
    let scene = Scene()
    let dimming = scene.dimming
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 450))
    finger.move(to: CGPoint(x: 200, y: 600), over: 0.4)
    scene.device.advance(by: 0.05)
    let place = scene.card.presentationController?.frameOfPresentedViewInContainerView ?? .zero
    let drawn = scene.card.view.layer.presentation()?.frame.minY ?? 0
    #expect(abs(drawn - place.minY - 150) <= 12)
    finger.move(to: CGPoint(x: 200, y: 750), over: 0.4)
    finger.up()
    scene.device.settle()
    #expect(scene.page.presentedViewController == nil)
    #expect(scene.card.view.window == nil)
    #expect(dimming?.superview == nil)
}

@Test("a short drag, a drag up, a drag aside or a lost finger leave it where it was")
func cardStays() {
    let scene = Scene()
    let place = scene.card.view.frame
    scene.drag(from: 450, to: 550)
    #expect(scene.card.view.frame == place)
    scene.drag(from: 700, to: 450)
    #expect(scene.card.view.frame == place)
    scene.device.drag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 360, y: 640), over: 0.3)
    scene.device.settle()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 450))
    finger.move(to: CGPoint(x: 200, y: 780), over: 0.3)
    scene.device.cancelTouches()
    finger.up()
    scene.device.settle()
    #expect(scene.card.view.frame == place)
    #expect(scene.page.presentedViewController === scene.card)
    #expect(scene.dimming?.alpha == 1)
    scene.drag(from: 450, to: 780)
    #expect(scene.page.presentedViewController == nil)
}

@Test("a tap beside it sends it away, a tap on it does not")
func cardIsTappedAway() {
    let scene = Scene()
    scene.device.tap(at: CGPoint(x: 200, y: 600))
    scene.device.settle()
    #expect(scene.page.presentedViewController === scene.card)
    scene.device.tap(at: CGPoint(x: 200, y: 100))
    scene.device.settle()
    #expect(scene.page.presentedViewController == nil)
}
