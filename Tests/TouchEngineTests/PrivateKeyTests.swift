import Testing
import TouchEngine

@Suite("The private pieces of the swipe back")
struct PrivateKeyTests {
    private let mail = MailScene()
    private let pan = UIPanGestureRecognizer()

    init() { pan.name = "my pan" }

    private var isTransitioning: Bool? {
        mail.navigation.value(forKey: "_isTransitioning") as? Bool
    }

    private func swipe(from x: CGFloat = 150) {
        mail.device.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x + 230, y: 400), over: 0.3)
    }

    @Test(
        "another pan with the swipe's targets pops from anywhere, in the system's way (N-C1.4, L-E13)"
    )
    func sharedTargets() throws {
        let pop = try #require(mail.pop)
        pan.setValue(pop.value(forKey: "targets"), forKey: "targets")
        mail.navigation.view.addGestureRecognizer(pan)
        let finger = mail.device.finger()
        finger.down(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 260, y: 400), over: 0.3)
        #expect(mail.stack == ["Inbox"])
        #expect(mail.message.view.frame.minX.rounded() == 100, "its own slop is 10 pt")
        finger.move(to: CGPoint(x: 380, y: 400), over: 0.3)
        finger.up()
        mail.device.settle()
        #expect(mail.stack == ["Inbox"])
        #expect(mail.log.lines.last == "Inbox.didAppear")
    }

    @Test(
        "the target by itself, and its method by name, do the same (N-C1.4, L-E1)",
        arguments: ["targets", "_targets"])
    func targetAndName(key: String) throws {
        let pop = try #require(mail.pop)
        let targets = try #require(pop.value(forKey: key) as? [NSObject])
        let target = try #require(targets.first?.value(forKey: "target"))
        pan.addTarget(target, action: NSSelectorFromString("handleNavigationTransition:"))
        pan.delegate = nil
        mail.navigation.view.addGestureRecognizer(pan)
        pop.isEnabled = false
        swipe()
        mail.device.settle()
        #expect(mail.stack == ["Inbox"])
    }

    @Test(
        "so the stock delegate is not asked: the root wedges, and a hidden bar does not matter (L-E13, N-C2.11)"
    )
    func bypasses() throws {
        let pop = try #require(mail.pop)
        pan.setValue(pop.value(forKey: "targets"), forKey: "targets")
        mail.navigation.view.addGestureRecognizer(pan)
        mail.navigation.isNavigationBarHidden = true
        swipe()
        mail.device.settle()
        #expect(mail.stack == ["Inbox"])
        swipe()
        mail.device.settle()
        #expect(mail.device.trace.records(.navigationWedged).count == 1)
    }

    @Test("`_isTransitioning` says whether a push or pop is under way (L-E1)")
    func transitioning() throws {
        #expect(isTransitioning == false)
        mail.navigation.popViewController(animated: true)
        #expect(isTransitioning == true)
        mail.device.settle()
        #expect(isTransitioning == false)
    }

    @Test("each use is written down (N-C1.4, L-E1)")
    func written() throws {
        let pop = try #require(mail.pop)
        pan.setValue(pop.value(forKey: "targets"), forKey: "targets")
        _ = isTransitioning
        let records = mail.device.trace.records(.misusePrivateKey)
        #expect(records.map(\.subject) == ["interactivePop", "my pan", "UINavigationController"])
        #expect(
            records.map { $0["key"] } == [
                .text("targets"), .text("targets"), .text("_isTransitioning"),
            ])
        #expect(records.map(\.rule) == ["N-C1.4", "N-C1.4", "L-E1"])
    }

    @Test("in viewDidLoad too, before there is a window (N-C1.4)")
    func early() throws {
        final class Navigation: UINavigationController {
            override func viewDidLoad() {
                _ = interactivePopGestureRecognizer?.value(forKey: "targets")
            }
        }
        let scene = MailScene(Navigation())
        #expect(scene.device.trace.records(.misusePrivateKey).count == 1)
    }

    @Test("a navigation controller has no other keys here (N-C1.4)")
    func otherKey() async {
        await #expect(processExitsWith: .failure) {
            print(UINavigationController().value(forKey: "other") ?? "")
        }
    }

    @Test("nor does a recognizer let itself be given others (N-C1.4)")
    func otherKeySet() async {
        await #expect(processExitsWith: .failure) {
            UIPanGestureRecognizer().setValue(nil, forKey: "other")
        }
    }

    @Test("of a pair of target and action only the target can be had", .tags(.apparatus))
    func otherKeyOfPair() async {
        await #expect(processExitsWith: .failure) {
            let targets = MailScene().pop?.value(forKey: "targets") as? [NSObject]
            print(targets?.first?.value(forKey: "action") ?? "")
        }
    }
}
