import Testing
import TouchEngine

@Suite("A navigation controller's toolbar")
struct ToolbarTests {
    private let scene = MailScene()
    private var toolbar: UIToolbar { scene.navigation.toolbar }

    private func button(_ title: String?) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @Test(
        "its buttons have equal parts of its width, each in the middle of its own",
        .tags(.apparatus))
    func places() {
        scene.message.toolbarItems = [button("One"), button(nil), button("Three")]
        scene.navigation.isToolbarHidden = false
        scene.device.settle()
        #expect(toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
        #expect(toolbar.backgroundColor == .secondarySystemBackground)
        #expect(toolbar.subviews.map { $0.center.x.rounded() } == [66, 197, 328])
        #expect(toolbar.subviews.map(\.frame.width) == [43, 16, 61])
        #expect(toolbar.subviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 44 })
        #expect(toolbar.subviews.map(\.accessibilityIdentifier) == ["One", nil, "Three"])
        scene.message.toolbarItems = [button("Only")]
        scene.device.settle()
        #expect(toolbar.subviews.map { $0.center.x } == [196.5])
        scene.message.setToolbarItems(nil, animated: true)
        scene.device.settle()
        #expect(toolbar.subviews.isEmpty)
    }

    @Test("while it is hidden nobody's items are put into it", .tags(.apparatus))
    func hidden() {
        scene.message.toolbarItems = [button("One")]
        #expect(scene.navigation.toolbar.items == nil)
        scene.navigation.isToolbarHidden = false
        #expect(toolbar.items?.count == 1)
        scene.navigation.pushViewController(LoggedPage("Bare"), animated: false)
        #expect(toolbar.items == nil)
        scene.navigation.popViewController(animated: false)
        #expect(toolbar.items?.count == 1)
    }

    @Test("it comes up from below the screen and goes back there, in a bar's time (N-C5.13)")
    func motion() {
        scene.device.parameters.barDuration = 0.4
        scene.navigation.setToolbarHidden(false, animated: true)
        #expect(scene.navigation.isToolbarHidden == false && !toolbar.isHidden)
        #expect(toolbar.layer.presentation()?.frame.minY == 852)
        scene.device.advance(by: 0.2)
        let shown = toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 774 && shown < 852)
        scene.device.settle()
        #expect(toolbar.frame.minY == 774)
        scene.navigation.setToolbarHidden(true, animated: true)
        #expect(toolbar.frame == CGRect(x: 0, y: 852, width: 393, height: 44))
        #expect(!toolbar.isHidden)
        scene.device.settle()
        #expect(toolbar.isHidden)
    }

    @Test("one bar says nothing of the other, and the trace says what became of each (N-C5.13)")
    func trace() {
        scene.navigation.setToolbarHidden(true, animated: false)
        scene.navigation.setNavigationBarHidden(false, animated: false)
        #expect(scene.device.trace.records(.navigationToolbar).isEmpty)
        #expect(scene.device.trace.records(.navigationBar).isEmpty, "nothing has changed")
        scene.navigation.setToolbarHidden(false, animated: true)
        scene.navigation.setToolbarHidden(true, animated: true)
        scene.navigation.setNavigationBarHidden(true, animated: true)
        let toolbars = scene.device.trace.records(.navigationToolbar)
        #expect(toolbars.map { $0["hidden"] } == [.flag(false), .flag(true)])
        #expect(toolbars.allSatisfy { $0.rule == "N-C5.13" })
        let bars = scene.device.trace.records(.navigationBar)
        #expect(bars.map { $0["hidden"] } == [.flag(true)])
        #expect(bars.allSatisfy { $0.rule == "N-C5.13" })
        #expect(bars.allSatisfy { $0.subject == "UINavigationController" })
    }
}
