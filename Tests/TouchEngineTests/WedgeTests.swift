import Testing
import TouchEngine

@Suite("After a swipe that popped nothing")
struct WedgeTests {
    /// A navigation controller at its root, where a swipe has begun without a guard.
    private func wedged() throws -> (scene: MailScene, answers: Answers) {
        let (scene, answers) = (MailScene(), Answers())
        scene.navigation.popViewController(animated: false)
        try #require(scene.pop).delegate = answers
        scene.swipeBack()
        scene.device.settle()
        scene.log.lines = []
        #expect(scene.device.trace.records(.navigationWedged).count == 1)
        return (scene, answers)
    }

    private func freezes(_ scene: MailScene) -> Int {
        scene.device.trace.records(.navigationFreezes).count
    }

    @Test("the page and its bar go on as before (N-C2.11)")
    func pageLives() throws {
        let (scene, answers) = try wedged()
        let surface = LoggedView(frame: scene.inbox.view.bounds)
        scene.inbox.view.addSubview(surface)
        scene.device.tap(at: CGPoint(x: 200, y: 400))
        #expect(surface.heard == ["began", "ended"])
        #expect(scene.navigation.navigationBar.isUserInteractionEnabled)
        #expect(scene.navigation.transitionCoordinator == nil && freezes(scene) == 0)
        withExtendedLifetime(answers) {}
    }

    @Test("the next animated push begins, and never ends (N-C2.11)")
    func pushFreezes() throws {
        let (scene, answers) = try wedged()
        let reply = LoggedPage("Reply", log: scene.log)
        scene.navigation.pushViewController(reply, animated: true)
        scene.device.advance(by: 5)
        #expect(scene.log.lines == ["Inbox.willDisappear", "Reply.willAppear"])
        #expect(scene.stack == ["Inbox", "Reply"] && freezes(scene) == 1)
        #expect(scene.navigation.transitionCoordinator != nil)
        #expect(!scene.navigation.navigationBar.isUserInteractionEnabled)
        scene.navigation.popToRootViewController(animated: true)
        scene.device.advance(by: 1)
        #expect(scene.stack == ["Inbox", "Reply"])
        withExtendedLifetime(answers) {}
    }

    @Test("a push without animation arrives; the pop by code after it freezes (N-C2.11)")
    func unanimated() throws {
        let (scene, answers) = try wedged()
        let reply = LoggedPage("Reply", log: scene.log)
        scene.navigation.pushViewController(reply, animated: false)
        #expect(scene.log.lines.last == "Reply.didAppear" && freezes(scene) == 0)
        scene.navigation.popViewController(animated: true)
        scene.device.advance(by: 1)
        #expect(freezes(scene) == 1)
        #expect(!scene.log.lines.contains("Inbox.didAppear"))
        withExtendedLifetime(answers) {}
    }
}
