import Testing
import TouchEngine

private final class Scene {
    let device = Device()
    let photo = PhotoViewerController()
    var closings = 0

    init() {
        device.window.rootViewController = photo
        device.settle()
        photo.onClose = { [weak self] in self?.closings += 1 }
    }

    var scale: CGFloat { photo.scrollView.zoomScale }

    func drag(from start: CGPoint, to end: CGPoint) {
        device.drag(from: start, to: end, over: 0.4)
        device.settle()
    }
}

@Test("two taps zoom to the place that was tapped, two more zoom back; neither hides the bars")
func photoDoubleTap() {
    let scene = Scene()
    scene.device.doubleTap(at: CGPoint(x: 100, y: 200))
    scene.device.settle()
    #expect(scene.scale == 2.5)
    #expect(!scene.photo.areBarsHidden)
    let place = scene.photo.photoView.convert(CGPoint(x: 100, y: 200), to: nil)
    #expect(abs(place.x - 196.5) < 60)
    scene.device.doubleTap(at: CGPoint(x: 200, y: 400))
    scene.device.settle()
    #expect(scene.scale == 1)
    #expect(!scene.photo.areBarsHidden)
    scene.device.tap(at: CGPoint(x: 200, y: 400))
    scene.device.settle()
    #expect(scene.photo.areBarsHidden)
}

@Test("a pull down far enough closes it once; a shorter one springs back")
func photoPullDown() {
    let scene = Scene()
    scene.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 210, y: 370))
    #expect(scene.closings == 0)
    #expect(scene.photo.scrollView.transform == .identity)
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 500))
    finger.move(to: CGPoint(x: 200, y: 200), over: 0.3)
    #expect(scene.photo.scrollView.transform == .identity)
    finger.up()
    scene.device.settle()
    scene.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 210, y: 600))
    #expect(scene.closings == 1)
}

@Test("a zoomed photo is moved by the same drag, and not closed")
func photoZoomed() {
    let scene = Scene()
    scene.device.doubleTap(at: CGPoint(x: 200, y: 420))
    scene.device.settle()
    let before = scene.photo.scrollView.contentOffset
    scene.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
    #expect(scene.photo.scrollView.contentOffset.y < before.y - 100)
    #expect(scene.closings == 0)
    #expect(scene.photo.scrollView.transform == .identity)
}

@Test("two fingers zoom, and a pinch too small springs back without closing")
func photoPinch() {
    let scene = Scene()
    scene.device.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 220, over: 0.4)
    scene.device.settle()
    #expect(scene.scale > 1.7)
    scene.device.pinch(at: CGPoint(x: 200, y: 400), from: 300, to: 60, over: 0.4)
    scene.device.settle()
    #expect(scene.scale == 1)
    #expect(scene.closings == 0)
    #expect(abs(scene.photo.photoView.center.x - scene.device.screen.bounds.midX) < 0.5)
}
