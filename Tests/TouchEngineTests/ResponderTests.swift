import Testing
import TouchEngine

/// A view that may be told whether it can be first responder, and whether it lets go.
private final class Field: UIView {
    var accepts = true
    var letsGo = true

    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { letsGo }
}

/// A controller that keeps a log of what it hears.
private final class Overhearing: UIViewController {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("touches began \(touches.count)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("touches moved \(touches.count)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("touches ended \(touches.count)")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("touches cancelled \(touches.count)")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("presses began \(presses.count)")
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("presses changed \(presses.count)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("presses ended \(presses.count)")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("presses cancelled \(presses.count)")
    }
}

@Suite("Responders")
struct ResponderTests {
    private let scene = NestedScene()
    private let one = Field()
    private let other = Field()

    init() {
        scene.inner.addSubview(one)
        scene.beside.addSubview(other)
    }

    @Test("one object of a window is first; another takes its place (G-2.37)")
    func first() {
        #expect(!one.isFirstResponder && !other.isFirstResponder)
        #expect(one.becomeFirstResponder())
        #expect(one.isFirstResponder && !other.isFirstResponder)
        #expect(one.becomeFirstResponder())
        #expect(other.becomeFirstResponder())
        #expect(!one.isFirstResponder && other.isFirstResponder)
        #expect(one.resignFirstResponder())
        #expect(other.isFirstResponder)
        #expect(other.resignFirstResponder())
        #expect(!other.isFirstResponder)
    }

    @Test("what cannot be first is not, nor is anything while the first one holds on (G-2.37)")
    func refuses() {
        other.accepts = false
        #expect(one.becomeFirstResponder())
        #expect(!other.becomeFirstResponder())
        #expect(one.isFirstResponder)
        other.accepts = true
        one.letsGo = false
        #expect(!one.resignFirstResponder())
        #expect(!other.becomeFirstResponder())
        #expect(one.isFirstResponder && !other.isFirstResponder)
        // One that is first already need not be asked again if it may be.
        one.accepts = false
        #expect(one.becomeFirstResponder())
    }

    @Test("without a window nobody is first; views are not, unless they say so (G-2.37)")
    func noWindow() {
        let stray = Field()
        #expect(!stray.becomeFirstResponder())
        #expect(!stray.isFirstResponder)
        #expect(stray.resignFirstResponder())
        #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
        #expect(!scene.inner.becomeFirstResponder())
    }

    @Test("what is handled by nobody on the way goes up to the controller (G-2.35)")
    func goesUp() throws {
        let device = Device()
        let page = Overhearing()
        device.window.rootViewController = page
        let field = Field(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        device.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60), over: 0)
        device.finger().down(at: CGPoint(x: 60, y: 60))
        device.cancelTouches()
        #expect(
            page.heard == [
                "touches began 1", "touches moved 1", "touches ended 1", "touches began 1",
                "touches cancelled 1",
            ])
        page.heard = []
        device.press(.menu)
        #expect(page.heard == ["presses began 1", "presses ended 1"])
        page.heard = []
        field.pressesChanged([], with: nil)
        field.pressesCancelled([], with: nil)
        #expect(page.heard == ["presses changed 0", "presses cancelled 0"])
    }

    @Test("a page's view is first for buttons where no object is (G-2.37)")
    func rootViewFirst() throws {
        let device = Device()
        let page = Overhearing()
        device.window.rootViewController = page
        device.press(.select)
        #expect(page.heard == ["presses began 1", "presses ended 1"])
        let record = try #require(device.trace.records(.pressDown).last)
        #expect(record["chain"] == .list(["Overhearing.view", "Overhearing", "UIWindow"]))
    }
}
