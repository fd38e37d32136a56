import Testing
import TouchEngine

@Suite("Whatever happens")
struct RandomDriverTests {
    @Test(
        "the laws hold at every turn, and the same seed gives the same report", .tags(.apparatus),
        arguments: 1...8)
    func laws(seed: UInt64) {
        weak var dropped: Device?
        var reports: [String] = []
        for _ in 0..<2 {
            let driver = RandomDriver(seed: seed)
            driver.run(steps: 60)
            #expect(driver.breaches.lines.isEmpty, "seed \(seed)")
            reports.append(driver.device.report)
            dropped = driver.device
        }
        #expect(reports.count == 2 && reports.first == reports.last)
        #expect(dropped == nil)
    }
}

/// Does sixty odd things to a phone with pages, views and recognizers, from outside and from inside its callbacks.
private final class RandomDriver {
    let device = Device()
    let breaches = Breaches()
    private let navigation = UINavigationController()
    private let target: CheckedTarget
    private let delegate = Answers()
    private var numbers: SeededNumbers
    private var pages: [CheckedPage] = []
    private var views: [CheckedView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var fingers: [Finger] = []
    private var checkedSpans: [Int: Int] = [:]
    private var checkedRecords = 0
    private var meddling = 12

    init(seed: UInt64) {
        numbers = SeededNumbers(state: seed)
        target = CheckedTarget(breaches)
        target.react = { [unowned self] in meddle() }
        navigation.viewControllers = (0..<3).map { _ in page() }
        device.window.rootViewController = navigation
        if chance(30) { navigation.interactivePopGestureRecognizer?.delegate = delegate }
        for _ in 0..<6 { addView() }
        for index in 0..<10 { addRecognizer(index) }
        answer()
    }

    func run(steps: Int) {
        for _ in 0..<steps {
            step()
            check()
        }
        for finger in fingers { finger.up() }
        fingers = []
        meddling = 0
        device.settle()
        check()
        if !device.isAtRest { breaches.note("a recognizer was never reset") }
        if !views.allSatisfy(\.isQuiet) { breaches.note("a view never heard the end of a touch") }
        checkPagesAtRest()
    }

    // MARK: The scene

    private func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &numbers) < percent
    }

    private func pick<T>(_ items: [T]) -> T? { items.randomElement(using: &numbers) }

    private func place() -> CGPoint {
        let x =
            chance(30)
            ? Double.random(in: -5...19, using: &numbers)
            : Double.random(in: 0...400, using: &numbers)
        return CGPoint(x: x, y: .random(in: 0...860, using: &numbers))
    }

    private func page() -> CheckedPage {
        let page = CheckedPage()
        page.title = "Page \(pages.count)"
        page.breaches = breaches
        page.react = { [unowned self] in meddle() }
        pages.append(page)
        return page
    }

    private func addView() {
        let view = CheckedView(
            frame: CGRect(
                x: .random(in: 0...150, using: &numbers), y: .random(in: 0...300, using: &numbers),
                width: 240, height: 400))
        view.breaches = breaches
        view.isMultipleTouchEnabled = chance(50)
        view.accessibilityIdentifier = "view \(views.count)"
        (pick(views) ?? pages.dropFirst(2).first?.view)?.addSubview(view)
        views.append(view)
    }

    private func addRecognizer(_ index: Int) {
        let recognizer: UIGestureRecognizer
        switch index % 3 {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = .random(in: 1...3, using: &numbers)
            tap.numberOfTouchesRequired = chance(80) ? 1 : 2
            recognizer = tap
        case 1:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = chance(80) ? 1 : 2
            pan.maximumNumberOfTouches = .random(in: 1...3, using: &numbers)
            recognizer = pan
        default:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = chance(50) ? .left : .all
            recognizer = edge
        }
        recognizer.name = "recognizer \(index)"
        recognizer.cancelsTouchesInView = chance(70)
        recognizer.delaysTouchesBegan = chance(30)
        recognizer.addTarget(target, action: Selector("act(_:)", CheckedTarget.act))
        if chance(60) { recognizer.delegate = delegate }
        if chance(40), let other = pick(recognizers) { recognizer.require(toFail: other) }
        (chance(10) ? device.window : pick(views))?.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
    }

    private func answer() {
        delegate.begin = { [unowned self] _ in
            meddle()
            return chance(80)
        }
        delegate.together = { [unowned self] _, _ in chance(30) }
        delegate.waits = { [unowned self] _, _ in chance(15) }
        delegate.isAwaited = { [unowned self] _, _ in chance(15) }
        delegate.receive = { [unowned self] _, _ in chance(90) }
    }

    // MARK: What happens

    private func step() {
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0, 1, 2:
            guard fingers.count < 3 else { return }
            let finger = device.finger()
            finger.down(at: place())
            fingers.append(finger)
        case 3, 4, 5:
            guard !fingers.isEmpty else { return }
            let duration = chance(20) ? 0 : Double.random(in: 0.02...0.3, using: &numbers)
            Finger.move(fingers.map { ($0, place()) }, over: duration)
        case 6, 7:
            guard let index = fingers.indices.randomElement(using: &numbers) else { return }
            fingers.remove(at: index).up()
        case 8:
            device.advance(by: .random(in: 0...0.6, using: &numbers))
        default:
            change()
        }
    }

    /// Changes something from inside a callback, now and then.
    private func meddle() {
        guard meddling > 0, chance(12) else { return }
        meddling -= 1
        change()
    }

    private func change() {
        switch Int.random(in: 0..<11, using: &numbers) {
        case 0: navigation.pushViewController(page(), animated: chance(70))
        case 1: navigation.popViewController(animated: chance(70))
        case 2: navigation.popToRootViewController(animated: chance(70))
        case 3:
            navigation.setViewControllers(chance(15) ? [] : [page(), page()], animated: chance(50))
        case 4: navigation.isNavigationBarHidden.toggle()
        case 5: device.cancelTouches()
        case 6: pick(recognizers)?.isEnabled.toggle()
        case 7:
            if let recognizer = pick(recognizers) { pick(views)?.addGestureRecognizer(recognizer) }
        case 8: pick(views)?.removeFromSuperview()
        case 9: if let view = pick(views) { navigation.topViewController?.view.addSubview(view) }
        default: pick(views)?.isUserInteractionEnabled.toggle()
        }
    }

    // MARK: The laws

    private func check() {
        for record in device.trace.records[checkedRecords...] {
            if let cause = record.cause, cause >= record.index {
                breaches.note("a cause comes later")
            }
            if record.code == .misuseIllegalState { breaches.note("an illegal step: \(record)") }
            if record.index > 0, device.trace.records[record.index - 1].time > record.time {
                breaches.note("time ran back")
            }
        }
        checkedRecords = device.trace.records.count
        for (index, lane) in device.trace.lanes.enumerated() {
            for place in (checkedSpans[index] ?? 0)..<lane.spans.count {
                let before = place == 0 ? TraceLane.State.idle : lane.spans[place - 1].state
                if !Self.followers(of: before).contains(lane.spans[place].state) {
                    breaches.note("\(lane.name): \(before) → \(lane.spans[place].state)")
                }
            }
            checkedSpans[index] = lane.spans.count
        }
    }

    private static func followers(of state: TraceLane.State) -> [TraceLane.State] {
        switch state {
        case .idle: [.possible]
        case .possible: [.waiting, .began, .ended, .failed]
        case .waiting: [.began, .ended, .failed]
        case .began: [.changed, .ended, .cancelled]
        case .changed: [.ended, .cancelled]
        case .ended, .cancelled, .failed: [.idle]
        }
    }

    private func checkPagesAtRest() {
        let isWedged = [TraceCode.navigationWedged, .navigationUnled].contains {
            !device.trace.records($0).isEmpty
        }
        for page in pages where !isWedged {
            let isTop = page === navigation.topViewController
            if page.last != (isTop ? "didAppear" : "didDisappear") {
                breaches.note("\(page.title ?? "") ends with \(page.last), on top: \(isTop)")
            }
            if (page.viewIfLoaded?.window != nil) != isTop {
                breaches.note("a page is left on show")
            }
        }
    }
}
