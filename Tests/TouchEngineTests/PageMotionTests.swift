import Testing
import TouchEngine

@Suite("How pages move")
struct PageMotionTests {
    @Test(
        "the swipe back begins after its own slop, whatever that is (model: popSlop)",
        arguments: [15, 30])
    func slop(slop: CGFloat) throws {
        let scene = MailScene()
        scene.device.parameters.popSlop = slop
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 2 + slop - 1, y: 400))
        #expect(scene.stack == ["Inbox", "Message"])
        finger.move(to: CGPoint(x: 2 + slop, y: 400))
        #expect(scene.stack == ["Inbox"])
        let began = try #require(scene.device.trace.records(.recognizerBegan).first)
        #expect(began["slop"] == .number(Double(slop)))
        #expect(began.rule == .model)
    }

    @Test("a push takes its time, and no longer (model: popDuration)", arguments: [0.35, 1])
    func duration(seconds: Double) {
        let scene = MailScene()
        scene.device.parameters.popDuration = seconds
        scene.navigation.pushViewController(LoggedPage("Reply", log: scene.log), animated: true)
        scene.device.advance(by: seconds - 0.05)
        #expect(!scene.log.lines.contains("Reply.didAppear"))
        scene.device.advance(by: 0.1)
        #expect(scene.log.lines.contains("Reply.didAppear"))
    }

    @Test(
        "under a swipe the lower page comes from three tenths of the width away (N-C4.8, model: popParallax)",
        arguments: [0.3, 0.5])
    func parallax(part: CGFloat) {
        let scene = MailScene()
        scene.device.parameters.popParallax = part
        swipeHalfway(scene)
        #expect(scene.message.view.frame.minX.rounded() == 196)
        #expect(abs(scene.inbox.view.frame.minX + 393 * part / 2) < 1)
    }

    @Test(
        "the lower page is dimmed by a tenth, less as it comes out (N-C4.8, model: popDimming)",
        arguments: [0.1, 0.4])
    func dimming(alpha: CGFloat) throws {
        let scene = MailScene()
        scene.device.parameters.popDimming = alpha
        swipeHalfway(scene)
        let pages = try #require(scene.inbox.view.superview)
        let dimming = try #require(
            pages.subviews.first { $0.accessibilityIdentifier == "dimming" })
        #expect(abs(dimming.alpha - alpha / 2) < 0.01)
        #expect(pages.subviews.first === scene.inbox.view)
        #expect(pages.subviews.last === scene.message.view)
    }

    /// Leaves the finger down where the upper page is half way out.
    private func swipeHalfway(_ scene: MailScene) {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 2 + 15 + 196, y: 400), over: 0.5)
    }
}
