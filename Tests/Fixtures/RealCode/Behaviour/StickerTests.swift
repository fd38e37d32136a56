import Testing
import TouchEngine

private struct Scene {
    let device = Device()
    let canvas: StickerCanvas
    let sticker: StickerView

    init() {
        canvas = StickerCanvas(frame: device.screen.bounds)
        canvas.contentInsetAdjustmentBehavior = .never
        canvas.contentSize = CGSize(width: 393, height: 2000)
        device.window.addSubview(canvas)
        sticker = canvas.addSticker(at: CGPoint(x: 200, y: 400))
    }
}

@Test("two fingers that spread and turn scale and rotate it at once")
func stickerIsScaledAndTurned() {
    let scene = Scene()
    let (one, other) = (scene.device.finger(), scene.device.finger())
    one.down(at: CGPoint(x: 160, y: 400))
    other.down(at: CGPoint(x: 240, y: 400))
    Finger.move(
        [(one, CGPoint(x: 200, y: 340)), (other, CGPoint(x: 200, y: 460))], over: 0.5)
    #expect(scene.sticker.scale > 1.2)
    #expect(scene.sticker.angle > 1 && scene.sticker.angle <= .pi / 2)
    one.up()
    other.up()
    scene.device.settle()
    #expect(scene.canvas.contentOffset == .zero)
    #expect(scene.sticker.transform != .identity)
}

@Test("one finger moves it with the finger, and the canvas stands still")
func stickerIsMoved() {
    let scene = Scene()
    scene.device.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 230, y: 550), over: 0.4)
    scene.device.settle()
    #expect(abs(scene.sticker.center.y - 550) <= 12)
    #expect(scene.canvas.contentOffset == .zero)
    #expect(scene.sticker.transform == .identity)
}

@Test("beside it the canvas scrolls; a sticker that is faded out is not moved")
func stickerLeavesTheCanvas() {
    let scene = Scene()
    scene.device.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 60, y: 500), over: 0.3)
    scene.device.settle()
    #expect(scene.canvas.contentOffset.y > 150)
    #expect(scene.sticker.center == CGPoint(x: 200, y: 400))
    scene.canvas.contentOffset = .zero
    scene.sticker.alpha = 0.3
    scene.device.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), over: 0.3)
    scene.device.settle()
    #expect(scene.sticker.center == CGPoint(x: 200, y: 400))
}

@Test("one finger on each of two stickers moves both; two taps put one's shape back")
func stickersApart() {
    let scene = Scene()
    let second = scene.canvas.addSticker(at: CGPoint(x: 200, y: 650))
    let (one, other) = (scene.device.finger(), scene.device.finger())
    one.down(at: CGPoint(x: 200, y: 400))
    other.down(at: CGPoint(x: 200, y: 650))
    Finger.move(
        [(one, CGPoint(x: 200, y: 300)), (other, CGPoint(x: 200, y: 750))], over: 0.5)
    one.up()
    other.up()
    scene.device.settle()
    #expect(scene.sticker.center.y < 320)
    #expect(second.center.y > 730)
    #expect(scene.sticker.scale == 1 && second.scale == 1)
    scene.device.pinch(at: second.center, from: 60, to: 120, over: 0.3)
    #expect(second.scale > 1.3)
    scene.device.advance(by: 1)
    scene.device.doubleTap(at: second.center)
    scene.device.settle()
    #expect(second.transform == .identity)
    #expect(scene.sticker.scale == 1)
}
