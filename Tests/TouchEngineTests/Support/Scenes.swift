import TouchEngine

/// A page that keeps a log of its life-cycle callbacks, shared with the other pages of its scene.
final class LoggedPage: UIViewController {
    let log: CallLog

    init(_ title: String, log: CallLog = CallLog()) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        note(isMovingFromParent ? "willDisappear, moving" : "willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    private func note(_ callback: String) { log.lines.append("\(title ?? "").\(callback)") }
}

/// Lines in the order things happened.
final class CallLog {
    var lines: [String] = []
}

/// A device showing a navigation controller with an inbox and, on top of it, a message.
struct MailScene {
    let device: Device
    let navigation: UINavigationController
    let inbox: LoggedPage
    let message: LoggedPage
    let log = CallLog()

    init(
        _ navigation: UINavigationController = UINavigationController(), barHidden: Bool = false,
        model: Device.Model = .iPhone
    ) {
        device = Device(model)
        self.navigation = navigation
        inbox = LoggedPage("Inbox", log: log)
        message = LoggedPage("Message", log: log)
        navigation.viewControllers = [inbox]
        device.window.rootViewController = navigation
        navigation.pushViewController(message, animated: false)
        navigation.isNavigationBarHidden = barHidden
        log.lines = []
    }

    /// The pages' titles, the root first.
    var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

    var pop: UIGestureRecognizer? { navigation.interactivePopGestureRecognizer }

    /// Swipes from the leading edge, over most of the width, in 0.3 s.
    func swipeBack(from x: CGFloat = 2) {
        device.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x + 300, y: 400), over: 0.3)
    }
}

/// A view that keeps a log of the touches it hears of.
final class LoggedView: UIView {
    var heard: [String] = []
    private(set) var places: [CGPoint] = []
    /// Told the whole log at each lift.
    var ended: ([String]) -> Void = { _ in }
    /// Called when a finger lands.
    var began: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        began()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
        ended(heard)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
    }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        heard.append(phase)
        places += touches.map { $0.location(in: self) }
    }
}

/// A target that keeps the states its recognizers' actions came with.
final class Listener {
    var heard: [String] = []

    func listen(to recognizer: UIGestureRecognizer, as name: String) {
        recognizer.name = name
        recognizer.addTarget(self, action: Selector("acted(_:)", Listener.acted))
    }

    func listen(to recognizer: UIGestureRecognizer, as name: String, on view: UIView) {
        listen(to: recognizer, as: name)
        view.addGestureRecognizer(recognizer)
    }

    func acted(_ recognizer: UIGestureRecognizer) {
        heard.append("\(recognizer.name ?? "?") \(recognizer.state)")
    }

    /// What was heard without the repeated `changed` in between.
    var outline: [String] { heard.filter { !$0.hasSuffix("changed") } }
}

/// A delegate whose answers are closures.
final class Answers: NSObject, UIGestureRecognizerDelegate {
    var begin: (UIGestureRecognizer) -> Bool = { _ in true }
    var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var isAwaited: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receive: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begin(gestureRecognizer)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isAwaited(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receive(gestureRecognizer, touch) }
}

/// Two views, one inside the other, and a third beside them, in the window of a device.
struct NestedScene {
    let device = Device()
    let outer = LoggedView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    let inner = LoggedView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let beside = LoggedView(frame: CGRect(x: 0, y: 500, width: 393, height: 300))
    let listener = Listener()

    init() {
        outer.accessibilityIdentifier = "outer"
        inner.accessibilityIdentifier = "inner"
        beside.accessibilityIdentifier = "beside"
        device.window.addSubview(outer)
        outer.addSubview(inner)
        device.window.addSubview(beside)
    }

    /// A point in the middle of the inner view, in the screen's points.
    let inside = CGPoint(x: 150, y: 250)

    /// Drags a finger to the right from the middle of the inner view, in 0.2 s.
    func dragInside(by distance: CGFloat = 60) {
        device.drag(from: inside, to: CGPoint(x: inside.x + distance, y: inside.y), over: 0.2)
        device.settle()
    }

    /// A single and a double tap on the inner view, the single one waiting for the double to fail.
    func addWaitingTaps() -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
        let single = add(UITapGestureRecognizer(), named: "single", to: inner)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        _ = add(double, named: "double", to: inner)
        single.require(toFail: double)
        return (single, double)
    }

    func add<R: UIGestureRecognizer>(_ recognizer: R, named name: String, to view: UIView) -> R {
        listener.listen(to: recognizer, as: name)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

extension Device {
    /// The codes of the records about one subject, in order.
    func story(of subject: String) -> [TraceCode] {
        trace.records.filter { $0.subject == subject }.map(\.code)
    }

    /// Whether every recognizer has been reset since its last attempt.
    var isAtRest: Bool {
        trace.lanes.allSatisfy { ($0.spans.last?.state ?? .idle) == .idle }
    }
}
