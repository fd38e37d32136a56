import Testing
import TouchEngine

private struct Scene {
    let device = Device()
    let list = UIScrollView()
    let card = UIView(frame: CGRect(x: 20, y: 200, width: 350, height: 400))
    let pan = AxisPanGestureRecognizer(axis: .horizontal, target: nil, action: nil)

    init() {
        let page = UIViewController()
        device.window.rootViewController = page
        list.frame = page.view.bounds
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: list.bounds.width, height: 3000)
        page.view.addSubview(list)
        list.addSubview(card)
        card.addGestureRecognizer(pan)
    }
}

@Test("a drag along the axis is the card's, and the list stands still")
func axisPanTakesItsAxis() {
    let scene = Scene()
    scene.device.drag(
        from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 430), over: 0.3)
    scene.device.settle()
    #expect(scene.pan.completedDrags == 1)
    #expect(scene.list.contentOffset == .zero)
}

@Test("a drag across it is the list's, even if it turns into the axis later")
func axisPanLeavesTheOther() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 100, y: 500))
    finger.move(to: CGPoint(x: 104, y: 400), over: 0.2)
    finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
    finger.up()
    scene.device.settle()
    #expect(scene.pan.completedDrags == 0)
    #expect(scene.list.contentOffset.y > 50)
    #expect(scene.device.explain(scene.pan).outcome == .silent)
}

@Test("neither a second finger nor one that is taken away is counted, and both can follow")
func axisPanCountsWhatIsCarriedThrough() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 100, y: 400))
    finger.move(to: CGPoint(x: 200, y: 400), over: 0.2)
    let other = scene.device.finger()
    other.down(at: CGPoint(x: 300, y: 500))
    other.move(to: CGPoint(x: 300, y: 300), over: 0.2)
    #expect(scene.pan.state == .changed)
    #expect(scene.pan.travel(in: scene.card) > 80)
    scene.device.cancelTouches()
    finger.up()
    other.up()
    #expect(scene.pan.completedDrags == 0)
    scene.device.drag(from: CGPoint(x: 100, y: 590), to: CGPoint(x: 300, y: 580), over: 0.3)
    #expect(scene.pan.completedDrags == 1)
}
