import TouchEngine

/// Numbers that a seed decides (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// What has gone wrong so far; empty as long as every law holds.
final class Breaches {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

/// A view that checks that it hears of each touch from its beginning to one end.
final class CheckedView: UIView {
    var breaches = Breaches()
    private var open: [UITouch] = []

    var isQuiet: Bool { open.isEmpty }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if open.contains(touch) { breaches.note("a touch began twice in a view") }
            open.append(touch)
        }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touches.allSatisfy(open.contains) { breaches.note("a touch moved without a beginning") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

    private func close(_ touches: Set<UITouch>) {
        for touch in touches {
            if !open.contains(touch) { breaches.note("a touch ended that the view never had") }
            open.removeAll { $0 === touch }
        }
    }
}

/// A page that checks the order of its appearance callbacks.
final class CheckedPage: UIViewController {
    var breaches = Breaches()
    var react: () -> Void = {}
    private(set) var last = "didDisappear"

    override func loadView() {
        let checked = CheckedView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        checked.breaches = breaches
        view = checked
    }
    override func viewWillAppear(_ animated: Bool) {
        note("willAppear", after: ["didDisappear", "willDisappear"])
    }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", after: ["willAppear"]) }
    override func viewWillDisappear(_ animated: Bool) {
        note("willDisappear", after: ["didAppear", "willAppear"])
    }
    override func viewDidDisappear(_ animated: Bool) {
        note("didDisappear", after: ["willDisappear"])
    }

    private func note(_ call: String, after allowed: [String]) {
        if !allowed.contains(last) { breaches.note("\(title ?? "") \(call) after \(last)") }
        last = call
        react()
    }
}

/// A target that checks that the actions of each recognizer come in a lawful order.
final class CheckedTarget {
    let breaches: Breaches
    var react: () -> Void = {}
    private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

    init(_ breaches: Breaches) { self.breaches = breaches }

    func act(_ recognizer: UIGestureRecognizer) {
        let before = last[ObjectIdentifier(recognizer)] ?? .possible
        let isUnderWay = before == .began || before == .changed
        let isLawful =
            switch recognizer.state {
            case .began: !isUnderWay
            case .changed, .cancelled: isUnderWay
            case .ended: isUnderWay != (recognizer is UITapGestureRecognizer)
            case .possible, .failed: false
            }
        if !isLawful {
            breaches.note("\(recognizer.name ?? "") sent \(recognizer.state) after \(before)")
        }
        last[ObjectIdentifier(recognizer)] = recognizer.state
        react()
    }
}
