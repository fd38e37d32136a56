import Testing
import TouchEngine

private final class Heights: NSObject, BottomSheetDelegate {
    var all: [CGFloat] = []

    func bottomSheet(_ sheet: BottomSheetViewController, didSettleAt height: CGFloat) {
        all.append(height)
    }
}

private struct Scene {
    let device = Device()
    let page = UIViewController()
    let sheet = BottomSheetViewController()
    let heights = Heights()

    init() {
        device.window.rootViewController = page
        sheet.delegate = heights
        sheet.install(in: page)
        device.settle()
        sheet.scrollView.contentSize = CGSize(width: 300, height: 3000)
    }

    var top: CGFloat { sheet.view.frame.minY }
    var offset: CGFloat { sheet.scrollView.contentOffset.y }
    var medium: CGFloat { (device.screen.bounds.height * 0.6).rounded() }
}

@Test("the list carries the sheet up, and scrolls only when the sheet is up")
func sheetGoesUpFirst() {
    let scene = Scene()
    #expect(scene.top == scene.medium)
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 700))
    finger.move(to: CGPoint(x: 200, y: 500), over: 0.4)
    scene.device.advance(by: 0.05)
    #expect(abs(scene.top - (scene.medium - 200)) <= 12)
    #expect(scene.offset == 0)
    finger.move(to: CGPoint(x: 200, y: 150), over: 0.7)
    scene.device.advance(by: 0.05)
    #expect(scene.top == 80)
    #expect(scene.offset > 80 && scene.offset < 125)
    finger.hold(for: 0.3)
    finger.up()
    scene.device.settle()
    #expect(scene.top == 80)
}

@Test("a drag down scrolls the list back first; then the same drag takes the sheet")
func sheetGoesDownLast() {
    let scene = Scene()
    scene.sheet.move(to: .large)
    scene.device.settle()
    scene.sheet.scrollView.contentOffset.y = 100
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: 360), over: 0.2)
    #expect(scene.top == 80)
    #expect(scene.offset > 30 && scene.offset < 60)
    finger.move(to: CGPoint(x: 200, y: 700), over: 0.6)
    scene.device.advance(by: 0.05)
    #expect(scene.offset == 0)
    #expect(abs(scene.top - (80 + 400 - 100)) <= 12)
    finger.hold(for: 0.3)
    finger.up()
    scene.device.settle()
    #expect(scene.top == scene.medium)
    #expect(scene.heights.all == [80, scene.medium])
}

@Test("a list flung far scrolls, and the sheet stays up")
func sheetStaysUnderAScrolledList() {
    let scene = Scene()
    scene.sheet.move(to: .large)
    scene.device.settle()
    scene.sheet.scrollView.contentOffset.y = 1500
    scene.device.flick(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 450))
    scene.device.settle()
    #expect(scene.offset < 1300)
    #expect(scene.top == 80)
    #expect(scene.sheet.detent == .large)
}

@Test("a sheet that is caught on its way goes on from where it is")
func sheetIsCaught() {
    let scene = Scene()
    scene.sheet.move(to: .large)
    scene.device.advance(by: 0.12)
    let seen = scene.sheet.view.layer.presentation()?.frame.minY ?? 0
    #expect(seen > 100 && seen < 480)
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: seen + 14))
    finger.move(to: CGPoint(x: 200, y: seen + 34), over: 0.05)
    scene.device.advance(by: 0.02)
    #expect(scene.top < seen + 34 && scene.top > seen - 120)
    let caught = scene.top
    finger.move(to: CGPoint(x: 200, y: seen + 64), over: 0.2)
    scene.device.advance(by: 0.02)
    #expect(abs(scene.top - caught - 30) < 2)
    finger.hold(for: 0.3)
    finger.up()
    scene.device.settle()
    #expect(scene.top == 80 || scene.top == scene.medium)
    #expect(scene.heights.all == [scene.top])
}

@Test("a drag that the system takes away settles at the nearest height")
func sheetSettlesWhenCancelled() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 700))
    finger.move(to: CGPoint(x: 200, y: 620), over: 0.1)
    scene.device.cancelTouches()
    finger.up()
    scene.device.settle()
    #expect(scene.top == scene.medium)
    #expect(scene.sheet.detent == .medium)
}
