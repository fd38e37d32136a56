import Testing
import TouchEngine

private struct Scene {
    let device = Device()
    let page = LinkPageController()

    init() {
        device.window.rootViewController = page
        device.settle()
    }

    func place(_ link: String) throws -> CGPoint {
        let rect = try #require(page.textView.rect(ofLink: link))
        return page.textView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
}

@Test("a tap on a link opens it once; a tap beside it does not")
func linkIsTapped() throws {
    let scene = Scene()
    scene.device.tap(at: try scene.place("terms"))
    scene.device.settle()
    #expect(scene.page.opened == ["terms"])
    #expect(scene.page.plainTaps == 0)
    scene.device.tap(at: CGPoint(x: 20, y: 300))
    scene.device.settle()
    #expect(scene.page.opened == ["terms"])
    #expect(scene.page.plainTaps == 1)
}

@Test("a drag that starts on a link scrolls and opens nothing")
func linkIsDragged() throws {
    let scene = Scene()
    let start = try scene.place("terms")
    scene.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 200), over: 0.2)
    scene.device.settle()
    scene.device.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), over: 0.2)
    scene.device.settle()
    #expect(scene.page.textView.contentOffset.y > 100)
    #expect(scene.page.opened.isEmpty)
}

@Test("a long press on a link opens nothing; a tap that stops the text does neither")
func linkIsPressed() throws {
    let scene = Scene()
    scene.device.longPress(at: try scene.place("terms"), for: 1)
    scene.device.settle()
    #expect(scene.page.opened.isEmpty)
    scene.device.flick(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300))
    scene.device.advance(by: 0.1)
    #expect(scene.page.textView.isDecelerating)
    scene.device.tap(at: CGPoint(x: 100, y: 300))
    scene.device.settle()
    #expect(scene.page.plainTaps == 0)
}
