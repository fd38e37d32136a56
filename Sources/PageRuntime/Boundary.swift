// What a page calls: a figure is one instance of the module, with one scene in it. An address that it is given is good until its next call.

nonisolated(unsafe) private var figure: LiveFigure?
nonisolated(unsafe) private var recording: [Double] = []
nonisolated(unsafe) private var answer: [UInt8] = []
nonisolated(unsafe) private var picks: [Int] = []

/// Has scenes made, and claims run, with another case of one of their constants from now on, by the places of both in the figure's block.
@_cdecl("pick") public func _pick(_ constant: Int32, _ place: Int32) {
    while picks.count <= Int(constant) { picks.append(-1) }
    picks[Int(constant)] = Int(place)
}

/// The case of a constant that is picked, or the claim's own.
func _picked<Value>(_ constant: Int, of cases: [Value], or own: Value) -> Value {
    guard picks.indices.contains(constant), cases.indices.contains(picks[constant]) else {
        return own
    }
    return cases[picks[constant]]
}

/// Makes the scene of that number; 0 if there is none.
@_cdecl("scene") public func _makeScene(_ number: Int32) -> Int32 {
    figure = _scene(number).flatMap { LiveFigure($0) }
    return figure == nil ? 0 : 1
}

/// Runs the claim of a scene, and says how many steps its recording has (`FigureStep`); the scene itself is left alone.
@_cdecl("recorded") public func _record(_ number: Int32) -> Int32 {
    recording = (_scene(number).map { FigureRecording($0).steps } ?? []).flatMap { $0.numbers }
    return Int32(recording.count / FigureStep.numberCount)
}

/// Where the numbers of the steps are.
@_cdecl("steps") public func _steps() -> UnsafePointer<Double>? {
    recording.withUnsafeBufferPointer { $0.baseAddress }
}

/// Takes a step of a recording, or one that the reader makes just now.
@_cdecl("take") public func _take(
    _ what: Int32, _ type: Int32, _ finger: Int32, _ time: Double, _ x: Double, _ y: Double
) {
    let step = FigureStep(
        Int(what), type: Int(type), finger: Int(finger), time: time, x: x, y: y)
    if let step { figure?.take(step) }
}

/// Lets time pass until a second.
@_cdecl("advance") public func _advance(_ time: Double) { figure?.advance(to: time) }

/// What time it is on the device, in seconds.
@_cdecl("now") public func _now() -> Double { figure?.device.now ?? 0 }

/// Whether nothing moves, and nothing is waited for.
@_cdecl("is_still") public func _isStill() -> Int32 { figure?.isStill ?? true ? 1 : 0 }

/// Gives a parameter of the model another value, by its number.
@_cdecl("turn") public func _turnDial(_ number: Int32, _ value: Double) {
    if let device = figure?.device { _turn(number, to: value, &device.parameters) }
}

/// The value of a parameter of the model.
@_cdecl("value") public func _valueOfDial(_ number: Int32) -> Double {
    figure.map { _value(number, $0.device.parameters) } ?? 0
}

/// Draws the screen, and says how many rows there are (`ScreenRows`).
@_cdecl("draw") public func _draw() -> Int32 {
    figure?.draw()
    return Int32((figure?.screen.numbers.count ?? 0) / ScreenRows.stride)
}

/// Where the rows of the screen are.
@_cdecl("rows") public func _rows() -> UnsafePointer<Float>? {
    figure?.screen.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many records there are.
@_cdecl("count") public func _count() -> Int32 { Int32(figure?.device.trace.records.count ?? 0) }

/// Which choices of a prediction about the scene's claim are true, a bit for each choice; -1 before the claim has come to its end.
@_cdecl("chosen") public func _chosen(_ prediction: Int32) -> Int32 {
    figure?.answer(to: Int(prediction)) ?? -1
}

/// Writes what an exercise's check has found so far, a line for each expectation: 1 or 0 for whether it holds, then the value.
@_cdecl("found") public func _found() -> Int32 { give(figure?.findings ?? "") }

/// Writes a text that rows name; how many bytes it has, which are at `text`.
@_cdecl("word") public func _word(_ number: Int32) -> Int32 {
    guard let words = figure?.screen.words, words.indices.contains(Int(number)) else {
        return give("")
    }
    return give(words[Int(number)])
}

/// Writes the records from one on.
@_cdecl("records") public func _records(_ start: Int32) -> Int32 {
    give(figure?.records(from: Int(start)) ?? "[]")
}

/// Writes the recognizers and what became of them.
@_cdecl("lanes") public func _lanes() -> Int32 { give(figure?.lanes() ?? "{}") }

/// Where the text is that was written last.
@_cdecl("text") public func _text() -> UnsafePointer<UInt8>? {
    answer.withUnsafeBufferPointer { $0.baseAddress }
}

private func give(_ text: String) -> Int32 {
    answer.removeAll(keepingCapacity: true)
    answer.append(contentsOf: text.utf8)
    return Int32(answer.count)
}
