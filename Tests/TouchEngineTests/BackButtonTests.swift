import Testing
import TouchEngine

@Suite("The back button")
struct BackButtonTests {
    /// Asked by its bar, answers as it is told and keeps what it hears.
    private final class Guarded: UINavigationController, UINavigationBarDelegate {
        var heard: [String] = []
        var allows = false

        func navigationBar(
            _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
        ) -> Bool {
            heard.append("should \(item.title ?? "") of \(viewControllers.count)")
            return allows
        }

        func navigationBar(
            _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
        ) -> Bool {
            let shown = navigationBar.topItem?.title ?? ""
            heard.append("push \(item.title ?? "") of \(viewControllers.count), bar \(shown)")
            return allows
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            heard.append("did \(item.title ?? "") of \(viewControllers.count)")
        }
    }

    private let navigation = Guarded()
    private let scene: MailScene

    init() {
        scene = MailScene(navigation)
        scene.message.navigationItem.title = "Message"
        scene.device.settle()
        navigation.heard = []
    }

    private func tapBack() {
        scene.device.tap(at: CGPoint(x: 30, y: 80))
        scene.device.settle()
    }

    @Test(
        "asks shouldPop with the stack untouched; false leaves the page, true pops it (N-C5.18, M-52)"
    )
    func asks() {
        tapBack()
        #expect(navigation.heard == ["should Message of 2"])
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.device.trace.records(.popVetoed).count == 1)
        navigation.allows = true
        tapBack()
        #expect(navigation.heard.suffix(2) == ["should Message of 2", "did Message of 1"])
        #expect(scene.stack == ["Inbox"])
    }

    @Test("is the only one to ask: neither popViewController nor the swipe does (N-C5.18, U-31)")
    func onlyTheButton() {
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"] && navigation.heard.isEmpty)
        navigation.pushViewController(scene.message, animated: false)
        navigation.heard = []
        navigation.popViewController(animated: false)
        #expect(scene.stack == ["Inbox"] && navigation.heard.isEmpty)
    }

    @Test(
        "a push asks when the stack has grown and the bar has not, and a no does nothing (N-C5.20)")
    func push() {
        let reply = UIViewController()
        reply.navigationItem.title = "Reply"
        navigation.pushViewController(reply, animated: true)
        #expect(navigation.heard == ["push Reply of 3, bar Message"])
        scene.device.settle()
        #expect(navigation.heard.count == 1)
        #expect(navigation.navigationBar.topItem === reply.navigationItem)
    }

    @Test("the swipe may ask as well: with no it pops nothing, and nothing freezes (U-33)")
    func swipeAsks() {
        scene.device.parameters.choices.swipeAndBar = .asks
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(navigation.heard == ["should Message of 2"])
        navigation.allows = true
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
        #expect(navigation.heard.suffix(2) == ["should Message of 2", "did Message of 1"])
        scene.swipeBack()
        #expect(navigation.heard.count == 3)
    }

    @Test("a hidden one stops the swipe too (U-31)")
    func hidden() throws {
        scene.message.navigationItem.hidesBackButton = true
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.device.explain(try #require(scene.pop)).outcome == .untouched)
    }
}
