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
        var lines = ["seed \(seed)"]
        if scenes != .touch { lines.append("scenes \(scenes.rawValue)") }
        lines.append("device \(device)")
        if !navigation.isEmpty {
            lines.append("navigation" + navigation.map { " \($0.key)=\($0.value)" }.joined())
        }
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
        case .scroll(let v, let x, let y, let isAnimated):
            "scroll \(viewName(v)) \(x) \(y)" + (isAnimated ? " animated" : "")
        case .reveal(let v, let x, let y, let isAnimated):
            "reveal \(viewName(v)) \(x) \(y)" + (isAnimated ? " animated" : "")
        case .zoom(let v, let percent, let isAnimated):
            "zoom \(viewName(v)) \(percent)" + (isAnimated ? " animated" : "")
        case .scrolling(let v): "scrolling \(viewName(v))"
        case .tapStatusBar: "tapStatusBar"
        case .push, .pop, .popToRoot, .popTo, .set, .hideBar, .lead, .finishLead, .callOff,
            .present, .dismiss, .swipeBack:
            navigationText
        case .paging(let change): change.text
        case .nothing: "nothing"
        }
    }
}

extension Change {
    private var navigationText: String {
        func line(_ words: String, _ isAnimated: Bool) -> String {
            words + (isAnimated ? " animated" : "")
        }
        return switch self {
        case .push(let page, let isAnimated): line("push p\(page)", isAnimated)
        case .pop(let isAnimated): line("pop", isAnimated)
        case .popToRoot(let isAnimated): line("popToRoot", isAnimated)
        case .popTo(let page, let isAnimated): line("popTo p\(page)", isAnimated)
        case .set(let pages, let isAnimated):
            line("set" + pages.map { " p\($0)" }.joined(), isAnimated)
        case .hideBar(let isAnimated): line("hideBar", isAnimated)
        case .lead(let percent): "lead \(percent)"
        case .finishLead: "finishLead"
        case .callOff: "callOff"
        case .present(let page, let isAnimated): line("present p\(page)", isAnimated)
        case .dismiss(let isAnimated): line("dismiss", isAnimated)
        case .swipeBack: "swipeBack"
        default: ""
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

/// A view's name; the pages of a navigation controller are numbered downward from -1.
private func viewName(_ id: Int) -> String {
    id == 0 ? "window" : id < 0 ? "p\(-id)" : "v\(id)"
}

/// A whole number of the smallest units, written with its point.
func decimal(_ units: Int, _ places: Int) -> String {
    var digits = "\(units.magnitude)"
    while digits.utf8.count <= places { digits = "0" + digits }
    let whole = digits.dropLast(places)
    return (units < 0 ? "-" : "") + whole + "." + digits.suffix(places)
}
