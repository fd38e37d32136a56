import Testing
import TouchEngine

private final class Reasons: NSObject {
    var all: [ToastView.Reason] = []

    @objc func hidden(_ notification: Notification) {
        guard let reason = notification.userInfo?[ToastView.reasonKey] as? ToastView.Reason
        else { return }
        all.append(reason)
    }
}

private struct Scene {
    let device = Device()
    let page = UIViewController()
    let reasons = Reasons()

    init() {
        device.window.rootViewController = page
        NotificationCenter.default.addObserver(
            reasons, selector: #selector(Reasons.hidden(_:)), name: .toastDidHide, object: nil)
    }

    var place: CGPoint { CGPoint(x: 200, y: device.screen.bounds.maxY - 40) }
}

@Test("a toast goes by itself when its time is over, and says so once")
func toastGoesByItself() {
    let scene = Scene()
    let toast = scene.page.showToast("Saved", for: 2)
    scene.device.advance(by: 1.9)
    #expect(toast.superview === scene.page.view)
    #expect(scene.page.currentToast === toast)
    scene.device.advance(by: 0.5)
    #expect(toast.superview == nil)
    #expect(scene.reasons.all == [.timer])
    #expect(scene.page.currentToast == nil)
}

@Test("a swipe down sends it away, and its timer says nothing more")
func toastIsSwiped() {
    let scene = Scene()
    let toast = scene.page.showToast("Saved", for: 3)
    scene.device.advance(by: 0.5)
    scene.device.swipe(.down, from: scene.place, by: 100)
    scene.device.advance(by: 0.5)
    #expect(toast.superview == nil)
    scene.device.advance(by: 5)
    #expect(scene.reasons.all == [.swipe])
}

@Test("a tap, a swipe up and a swipe of another place leave it")
func toastStays() {
    let scene = Scene()
    let toast = scene.page.showToast("Saved", for: 10)
    scene.device.advance(by: 0.5)
    scene.device.tap(at: scene.place)
    scene.device.swipe(.up, from: scene.place)
    scene.device.swipe(.down, from: CGPoint(x: 200, y: 300))
    scene.device.advance(by: 1)
    #expect(toast.superview != nil)
    #expect(scene.reasons.all.isEmpty)
}

@Test("the next one takes its place; each page has its own")
func toastIsReplaced() {
    let scene = Scene()
    let other = UIViewController()
    let first = scene.page.showToast("One", for: 2)
    scene.device.advance(by: 0.5)
    let second = scene.page.showToast("Two", for: 2)
    #expect(scene.page.currentToast === second)
    scene.device.advance(by: 1)
    #expect(first.superview == nil)
    #expect(scene.page.currentToast === second)
    #expect(other.currentToast == nil)
    scene.device.advance(by: 5)
    #expect(scene.reasons.all == [.replaced, .timer])
    #expect(scene.page.currentToast == nil)
}
