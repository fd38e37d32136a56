import Foundation
import Testing
import TouchEngine

@Suite("The system's own push and pop")
struct PageSlideTests {
    /// A hundred frames a second: every hundredth of one is a moment at which the pages are placed.
    private let scene = MailScene(
        model: Device.Model(name: "even", width: 400, height: 800, framesPerSecond: 100))

    init() { scene.device.parameters.popDuration = 0.5 }

    private var dimming: UIView? {
        scene.message.view.superview?.subviews.first { $0.accessibilityIdentifier == "dimming" }
    }

    private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
        abs((value ?? .infinity) - expected) < 0.01
    }

    /// Drags from the edge until the page has come `distance` points, beyond the slop of 15, and lifts when it is at rest.
    private func drag(_ distance: CGFloat) {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 300))
        finger.move(to: CGPoint(x: 17 + distance, y: 310), over: 1)
        finger.up()
    }

    @Test(
        "a page slides over the other on a damped spring that has a thousandth of its way left after the time (N-C3.11, N-C4.8, model: popDuration, model: popParallax, model: popDimming)",
        arguments: [0.1, 0.25, 0.4])
    func easing(seconds: Double) {
        let covered = Self.covered(after: seconds, of: 0.5)
        let next = LoggedPage("Next")
        scene.navigation.pushViewController(next, animated: true)
        scene.device.advance(by: seconds)
        #expect(isNear(next.view.frame.minX, 400 * (1 - covered)))
        #expect(isNear(scene.message.view.frame.minX, -400 * 0.3 * covered))
        #expect(isNear(dimming?.alpha, 0.1 * covered))
        scene.device.settle()
        scene.navigation.popViewController(animated: true)
        scene.device.advance(by: seconds)
        #expect(isNear(next.view.frame.minX, 400 * covered))
        #expect(isNear(scene.message.view.frame.minX, -400 * 0.3 * (1 - covered)))
        #expect(isNear(dimming?.alpha, 0.1 * (1 - covered)))
        #expect(next.view.frame.minY == 0)
        #expect(next.view.bounds.size == scene.message.view.bounds.size)
    }

    @Test(
        "the upper page is over the dimming, which is over the lower one and takes no touches",
        .tags(.apparatus), arguments: [true, false])
    func layers(pushes: Bool) throws {
        let next = LoggedPage("Next")
        if pushes {
            scene.navigation.pushViewController(next, animated: true)
        } else {
            scene.navigation.popViewController(animated: true)
        }
        let (lower, upper) = pushes ? (scene.message, next) : (scene.inbox, scene.message)
        let dimming = try #require(self.dimming)
        let stage = try #require(dimming.superview)
        #expect(stage.subviews == [lower.view, dimming, upper.view])
        #expect(dimming.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(dimming.backgroundColor == .black && !dimming.isUserInteractionEnabled)
        #expect(!stage.isUserInteractionEnabled)
        scene.device.settle()
        #expect(stage.subviews == [pushes ? upper.view : lower.view])
        #expect(stage.isUserInteractionEnabled)
    }

    @Test("it takes its time, and no frame more (model: popDuration)")
    func duration() {
        scene.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.49)
        #expect(scene.navigation.transitionCoordinator != nil)
        scene.device.advance(by: 0.01)
        #expect(scene.navigation.transitionCoordinator == nil)
        #expect(scene.log.lines.last == "Inbox.didAppear")
    }

    @Test(
        "let go, the rest takes its part of the time, on or back (model: popDuration)",
        arguments: [(300.0, 0.125), (100.0, 0.125)])
    func rest(distance: CGFloat, seconds: Double) {
        scene.device.parameters.popProjection = 0
        drag(distance)
        #expect(scene.message.view.frame.minX == distance)
        scene.device.advance(by: seconds - 0.01)
        #expect(scene.navigation.transitionCoordinator != nil)
        scene.device.advance(by: 0.02)
        #expect(scene.navigation.transitionCoordinator == nil)
        #expect(scene.stack == (distance > 200 ? ["Inbox"] : ["Inbox", "Message"]))
    }

    @Test(
        "the rest goes on a spring from where the finger left it, on or back (model: popDuration)",
        arguments: [240.0, 160.0])
    func restEases(distance: CGFloat) {
        scene.device.parameters.popProjection = 0
        drag(distance)
        // 160 pt are left, for 0.2 s.
        scene.device.advance(by: 0.1)
        let left = 160 * (1 - Self.covered(after: 0.1, of: 0.2))
        let shown = distance == 240 ? 400 - left : left
        #expect(isNear(scene.message.view.frame.minX, shown))
    }

    /// The part of the way that a critically damped spring has gone of which a thousandth is left after a duration.
    private static func covered(after seconds: Double, of duration: Double) -> CGFloat {
        let turns = 9.23341 * seconds / duration
        return CGFloat(1 - (1 + turns) * exp(-turns))
    }

    @Test(
        "at the very middle it is called off, beyond it it finishes (N-C5.2, model: popProjection)",
        arguments: [200.0, 200.5])
    func middle(distance: CGFloat) throws {
        scene.device.parameters.popProjection = 0
        drag(distance)
        scene.device.settle()
        #expect(scene.stack == (distance > 200 ? ["Inbox"] : ["Inbox", "Message"]))
        let decision = try #require(scene.device.trace.records(.navigationDecides).first)
        #expect(decision["progress"] == .number(distance / 4))
        #expect(decision["predicted"] == decision["progress"])
        #expect(decision["finishes"] == .flag(distance > 200))
        #expect(decision.rule == .model)
    }

    @Test(
        "what is predicted is how far it has come, and how far its speed brings it in a quarter of a second (model: popProjection)",
        arguments: [true, false])
    func prediction(fromLeft: Bool) throws {
        if !fromLeft { scene.device.layoutDirection = .rightToLeft }
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: fromLeft ? 2 : 398, y: 300))
        finger.move(to: CGPoint(x: fromLeft ? 97 : 303, y: 300), over: 0.2)
        finger.up()
        let decision = try #require(scene.device.trace.records(.navigationDecides).first)
        guard case .number(let velocity) = try #require(decision["velocity"]),
            case .number(let predicted) = try #require(decision["predicted"])
        else { return }
        #expect(decision["progress"] == .number(20))
        #expect(velocity > 300 && velocity < 700, "95 pt in 0.2 s, along the way back")
        #expect(isNear(CGFloat(predicted), 20 + velocity * 0.25 / 400 * 100))
    }

    @Test("beyond either end of the way the pages stay at that end", .tags(.apparatus))
    func ends() {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 300))
        finger.move(to: CGPoint(x: 100, y: 300), over: 0.2)
        finger.move(to: CGPoint(x: 5, y: 300), over: 0.2)
        #expect(scene.message.view.frame.minX == 0)
        #expect(scene.navigation.transitionCoordinator?.percentComplete == 0)
        finger.move(to: CGPoint(x: 399, y: 300), over: 0.2)
        #expect(scene.navigation.transitionCoordinator?.percentComplete == 0.955)
        finger.move(to: CGPoint(x: 450, y: 300), over: 0.2)
        #expect(scene.navigation.transitionCoordinator?.percentComplete == 1)
        #expect(scene.message.view.frame.minX == 400)
    }

    @Test(
        "a swipe begins 15 pt from where the finger landed (model: popSlop)", arguments: [15, 40])
    func slop(slop: CGFloat) {
        scene.device.parameters.popSlop = slop
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 300))
        finger.move(to: CGPoint(x: 1.9 + slop, y: 300), over: 0.1)
        #expect(scene.stack == ["Inbox", "Message"])
        finger.move(to: CGPoint(x: 2 + slop, y: 300), over: 0.1)
        #expect(scene.stack == ["Inbox"])
    }
}
