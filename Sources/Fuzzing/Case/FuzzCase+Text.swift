// A case as text: one line an object or an event. The lines of touches are those of a `TouchRecording`.
//
//     seed 17
//     device iPhone
//     view v1 in window x=20 y=40 w=200 h=300
//     delegate d1 begin=list:r2 together=chance:30/7
//     recognizer r1 tap on v1 by d1 taps=2
//     require r1 r2
//     when d1 begin 2 toggle r1
//     0.0000 1 began 4.00 400.00
//     0.1000 do detach r1

extension FuzzCase {
    /// The case as text; reading it again gives an equal case.
    package var text: String {
        var lines = ["seed \(seed)", "device \(device)"]
        lines += views.map { $0.text }
        lines += delegates.map { $0.text }
        lines += recognizers.map { $0.text }
        lines += requirements.map { "require r\($0.waiter) r\($0.required)" }
        lines += hooks.map {
            "when \($0.subject.text) \($0.callback.rawValue) \($0.count) \($0.change.text)"
        }
        lines += actions.map { $0.text }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The touches alone, as a recording that any device can play.
    package var recordingText: String {
        actions.filter { if case .touch = $0.deed { true } else { false } }
            .map { $0.text + "\n" }.joined()
    }
}

extension FuzzCase.ViewSpec {
    var text: String {
        "view v\(id) in \(viewName(parent))" + settings.map { " \($0.key)=\($0.value)" }.joined()
            + (begin.map { " begin=\($0.text)" } ?? "")
    }
}

extension FuzzCase.DelegateSpec {
    var text: String {
        "delegate d\(id)"
            + answers.map { " \($0.question.rawValue)=\($0.policy.text)" }.joined()
    }
}

extension FuzzCase.RecognizerSpec {
    var text: String {
        "recognizer r\(id) \(kind) on \(view.map(viewName) ?? "none")"
            + (delegate.map { " by d\($0)" } ?? "")
            + settings.map { " \($0.key)=\($0.value)" }.joined()
    }
}

extension Policy {
    var text: String {
        switch self {
        case .always(let answer): answer ? "yes" : "no"
        case .listed(let pairs):
            "list:"
                + pairs.map { "r\($0.one)" + ($0.other.map { ">r\($0)" } ?? "") }
                .joined(separator: ",")
        case .chance(let percent, let salt): "chance:\(percent)/\(salt)"
        }
    }
}

extension Subject {
    var text: String {
        switch self {
        case .view(let id): viewName(id)
        case .recognizer(let id): "r\(id)"
        case .delegate(let id): "d\(id)"
        }
    }
}

extension Change {
    /// The change as a case's text has it.
    package var text: String {
        switch self {
        case .toggle(let r): "toggle r\(r)"
        case .detach(let r): "detach r\(r)"
        case .attach(let r, let v): "attach r\(r) \(viewName(v))"
        case .delegate(let r, let d): "delegate r\(r) " + (d.map { "d\($0)" } ?? "none")
        case .require(let a, let b): "require r\(a) r\(b)"
        case .state(let r, let state): "state r\(r) \(state)"
        case .remove(let v): "remove \(viewName(v))"
        case .add(let v, let parent): "add \(viewName(v)) \(viewName(parent))"
        case .interaction(let v): "interaction \(viewName(v))"
        case .hide(let v): "hide \(viewName(v))"
        case .cancelTouches: "cancelTouches"
        case .land(let x, let y): "land \(decimal(x, 2)) \(decimal(y, 2))"
        case .lift: "lift"
        case .pass(let ticks): "pass \(decimal(ticks, 4))"
        case .press(let ticks): "press \(decimal(ticks, 4))"
        case .nothing: "nothing"
        }
    }
}

extension FuzzCase.Action {
    var text: String {
        switch deed {
        case .touch(let step):
            "\(decimal(time, 4)) \(step.finger) \(step.phase.rawValue)"
                + " \(decimal(step.x, 2)) \(decimal(step.y, 2))" + (step.isPencil ? " pencil" : "")
        case .change(let change): "\(decimal(time, 4)) do \(change.text)"
        }
    }
}

private func viewName(_ id: Int) -> String { id == 0 ? "window" : "v\(id)" }

/// A whole number of the smallest units, written with its point.
func decimal(_ units: Int, _ places: Int) -> String {
    var digits = "\(units.magnitude)"
    while digits.utf8.count <= places { digits = "0" + digits }
    let whole = digits.dropLast(places)
    return (units < 0 ? "-" : "") + whole + "." + digits.suffix(places)
}
