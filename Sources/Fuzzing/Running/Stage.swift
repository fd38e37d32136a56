import TouchEngine

/// A case's objects, alive: it puts them together, changes them, and passes on what they tell.
package final class Stage {
    let device: Device
    let observer: Observer
    var views: [Int: any ListeningView] = [:]
    var recognizers: [Int: any ListeningRecognizer] = [:]
    /// The numbers of the recognizers that are built in.
    var builtIns: [ObjectIdentifier: Int] = [:]
    var delegates: [Int: FuzzDelegate] = [:]
    var targets: [FuzzTarget] = []
    var controlTargets: [ControlTarget] = []
    var pages: PageStage?
    var scrollViews: [FuzzScrollView] = []
    let bell = TurnBell(frame: .zero)

    var hooks: [FuzzCase.Hook]
    var calls: [Call: Int] = [:]
    var answersGiven: [Int: Int] = [:]
    /// How deep in hooks the program is: time that passes there ends no turn.
    var hookDepth = 0
    var hooksLeft = 40

    var readRecords = 0
    var readSpans: [Int] = []
    var touchNumbers: [ObjectIdentifier: Int] = [:]
    /// Every touch there was: as long as a touch is kept, nothing else has its identity.
    var touches: [UITouch] = []
    var fingers: [Int: Finger] = [:]
    /// The touches of the fingers that are down.
    var touchOfFinger: [Int: Int] = [:]
    var hookFingers: [Finger] = []
    var turns = 0
    var hasSeenSomething = false

    struct Call: Hashable {
        let subject: Subject
        let callback: Callback
    }

    init(_ theCase: FuzzCase, observer: Observer) {
        self.observer = observer
        hooks = theCase.hooks
        device = Device(Stage.model(theCase.device))
        device.window.accessibilityIdentifier = "window"
        bell.stage = self
        bell.accessibilityIdentifier = "bell"
        bell.isHidden = true
        device.window.addSubview(bell)
        if theCase.scenes == .navigation { pages = PageStage(theCase, stage: self) }
        build(theCase)
        pages?.prepare()
        // What happened so far, like the switching off of recognizers, belongs to no turn.
        pull()
    }

    private static func model(_ name: String) -> Device.Model {
        let models: [Device.Model] = [.iPhone, .iPhoneProMotion, .iPad]
        return models.first { $0.name.replacing(" ", with: "") == name } ?? .iPhone
    }

    func view(_ id: Int) -> UIView? {
        if id < 0 { return pages?.view(-id) }
        return id == 0 ? device.window : views[id] ?? pages?.pager?.view(id)
    }

    func delegate(_ id: Int) -> (any UIGestureRecognizerDelegate)? { delegates[id] }
}
