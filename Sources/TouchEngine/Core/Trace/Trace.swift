/// What was decided on a device, in order, each record with its reason.
public final class Trace {
    /// The records, in order of time.
    public private(set) var records: [TraceRecord] = []
    /// A lane for every recognizer that took part or was named in a record, in the order of first appearance.
    public private(set) var lanes: [TraceLane] = []
    private let clock: VirtualClock
    /// The names of the properties that hold views.
    var properties = PropertyNames()
    /// What of the program is being called just now, such as `viewWillAppear of ListViewController`; empty if nothing is.
    var callback = ""
    /// The same for a record.
    var callbackFields: [TraceField] {
        [
            TraceField("inCallback", !callback.utf8.isEmpty), TraceField("callback", callback),
        ]
    }
    /// Whether a finger or a key has gone down.
    private var isTouched = false
    /// Whether what happens is written down; a device that keeps no trace explains nothing.
    var isRecording = true

    init(clock: VirtualClock) {
        self.clock = clock
    }

    /// The records of one code, in order.
    public func records(_ code: TraceCode) -> [TraceRecord] {
        records.filter { $0.code == code }
    }

    /// Adds a record of the present moment.
    ///
    /// - Returns: its index; nil where no trace is kept, and then subject and values are not even worked out.
    @discardableResult
    func record(
        _ code: TraceCode, _ subject: @autoclosure () -> String,
        _ values: @autoclosure () -> [TraceField] = [], rule: Rule? = nil, cause: Int? = nil
    ) -> Int? {
        isTouched = isTouched || code == .touchDown || code == .pressDown
        RuleNotes.add(rule, isSetUp: !isTouched)
        guard isRecording else { return nil }
        // To name a recognizer may make its lane, but writes no record: the index below is right.
        let (subject, values) = (subject(), values())
        let index = records.count
        records.append(
            TraceRecord(
                index: index, time: clock.now, code: code, subject: subject, values: values,
                rule: rule, cause: cause))
        return index
    }

    /// The lane of a recognizer, made when it first takes part; two of one name are told apart by a number.
    func lane(for recognizer: UIGestureRecognizer) -> Int {
        if let known = recognizer.lane, known.trace === self { return known.index }
        let base = recognizer.name ?? recognizer.kindName
        let namesakes = lanes.filter { $0.baseName.isSame(as: base) }.count
        lanes.append(
            TraceLane(
                baseName: base,
                name: namesakes == 0 ? base : "\(base) \(namesakes + 1)",
                kind: recognizer.kindName,
                view: recognizer.view.map { name(of: $0) } ?? "",
                title: title(of: recognizer), isStock: recognizer.isStock))
        let index = lanes.count - 1
        recognizer.lane = LaneReference(trace: self, index: index)
        return index
    }

    /// Adds a state to a recognizer's lane.
    func enter(_ state: TraceLane.State, _ recognizer: UIGestureRecognizer, record: Int? = nil) {
        guard isRecording else { return }
        let index = lane(for: recognizer)
        lanes[index].enter(state, at: clock.now, record: record)
    }

    /// Makes a record the one that says how a recognizer's latest attempt came out; a later one takes its place, unless that
    /// opens an attempt of its own.
    ///
    /// Its code must have an `outcome`.
    func setOutcome(of recognizer: UIGestureRecognizer, _ record: Int?, opens: Bool = false) {
        guard let record else { return }
        assert(
            records[record].code.outcome != nil,
            "TraceCode.outcome does not know \(records[record].code.rawValue)")
        let index = lane(for: recognizer)
        if opens { lanes[index].title = title(of: recognizer) }
        lanes[index].setOutcome(record, opens: opens)
    }

    /// Adds a record to what is told of a recognizer's latest attempt: what it brought about, or what goes with it.
    func note(_ record: Int?, of recognizer: UIGestureRecognizer) {
        guard let record else { return }
        lanes[lane(for: recognizer)].note(record)
    }
}

/// Where a recognizer's lane is: which trace, and its place there.
struct LaneReference {
    let trace: Trace
    let index: Int
}
