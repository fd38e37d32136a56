import Testing
import TouchEngine

@Suite("Which way a finger goes for a swipe back from the middle of a page")
struct ContentPopWayTests {
    private let scene = MailScene()

    init() { scene.device.offersContentPop = true }

    private var codes: [TraceCode] { scene.device.story(of: "UINavigationController.contentSwipe") }

    @Test(
        "30 pt along it begins, if it has gone less far across (N-C3.5, model: contentPopSlop)",
        arguments: [
            (30.0, 0.0, true), (30, 29, true), (30, -29, true), (29.9, 0, false),
            (40, 39, true),
        ])
    func begins(along: CGFloat, across: CGFloat, pops: Bool) {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 150 + along, y: 400 + across))
        #expect((scene.stack == ["Inbox"]) == pops)
        #expect(!codes.contains(.failedByStrayingBack))
        finger.up()
    }

    @Test(
        "30 pt across, or the other way, before that, it fails (N-C3.5, model: contentPopSlop)",
        arguments: [
            (30.0, 30.0, true), (0, 30, true), (0, -30, true), (-30, 0, true), (20, 31, true),
            (29, 29.9, false), (-29.9, 0, false), (0, -29.9, false),
        ])
    func fails(along: CGFloat, across: CGFloat, fails: Bool) throws {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 150 + along, y: 400 + across))
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(codes.contains(.failedByStrayingBack) == fails)
        if fails {
            let record = try #require(scene.device.trace.records(.failedByStrayingBack).first)
            #expect(record["along"] == .number(Double(along)))
            #expect(record["across"] == .number(Double(abs(across))))
            #expect(record["slop"] == .number(30) && record.rule == .model)
        }
        finger.move(to: CGPoint(x: 350, y: 400))
        #expect((scene.stack == ["Inbox"]) == !fails)
        finger.up()
    }

    @Test("two fingers at once are one too many (N-C3.5)")
    func twoFingers() {
        let (first, second) = (scene.device.finger(), scene.device.finger())
        first.down(at: CGPoint(x: 100, y: 300))
        second.down(at: CGPoint(x: 120, y: 500))
        Finger.move(
            [(first, CGPoint(x: 350, y: 300)), (second, CGPoint(x: 370, y: 500))], over: 0.3)
        first.up()
        second.up()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
    }

    @Test("it is let go by the same measure as the swipe from the edge (model: popProjection)")
    func letGo() {
        scene.device.parameters.popProjection = 0
        scene.device.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 276, y: 400), over: 1)
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"], "196 of 393 pt beyond the slop")
        scene.device.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 278, y: 400), over: 1)
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("a page's own recognizers do not wait for it (N-C3.2, N-C3.9)")
    func nobodyWaits() {
        let listener = Listener()
        listener.listen(to: UIPanGestureRecognizer(), as: "page pan", on: scene.message.view)
        scene.device.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
        scene.device.settle()
        #expect(listener.outline == ["page pan began", "page pan ended"])
        #expect(scene.stack == ["Inbox", "Message"])
    }
}
