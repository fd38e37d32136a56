/// What a line of a case says, by its first word.
extension Words {
    mutating func view() throws(FuzzCaseError) -> FuzzCase.ViewSpec {
        let view = try id("v")
        try skip("in")
        var spec = FuzzCase.ViewSpec(id: view, parent: try id("v"), settings: [], begin: nil)
        while !isAtEnd {
            let (key, value) = try pair()
            if key == "begin" {
                spec.begin = try policy(value)
            } else {
                guard ViewProperty.named(key) != nil else { throw error("no view has `\(key)`") }
                spec.settings.append(try setting(key, value))
            }
        }
        return spec
    }

    mutating func navigation() throws(FuzzCaseError) -> [FuzzCase.Setting] {
        var settings: [FuzzCase.Setting] = []
        while !isAtEnd {
            let (key, value) = try pair()
            guard NavigationProperty(rawValue: key) != nil else {
                throw error("no navigation controller has `\(key)`")
            }
            settings.append(try setting(key, value))
        }
        return settings
    }

    /// The pages of the words that are left.
    private mutating func pages() throws(FuzzCaseError) -> [Int] {
        var pages: [Int] = []
        while peeked?.first == "p" { pages.append(-(try id("v"))) }
        return pages
    }

    mutating func delegate() throws(FuzzCaseError) -> FuzzCase.DelegateSpec {
        var spec = FuzzCase.DelegateSpec(id: try id("d"), answers: [])
        while !isAtEnd {
            let (key, value) = try pair()
            guard let question = Question(rawValue: key) else {
                throw error("no delegate is asked `\(key)`")
            }
            spec.answers.append(FuzzCase.Answer(question: question, policy: try policy(value)))
        }
        return spec
    }

    mutating func recognizer() throws(FuzzCaseError) -> FuzzCase.RecognizerSpec {
        let recognizer = try id("r")
        let kind = try next("a kind")
        guard let known = RecognizerKind.named(kind) else {
            throw error("there is no recognizer `\(kind)`")
        }
        try skip("on")
        var spec = FuzzCase.RecognizerSpec(
            id: recognizer, kind: kind, view: try idOrNone("v"), delegate: nil, settings: [])
        if peeked == "by" {
            try skip("by")
            spec.delegate = try id("d")
        }
        while !isAtEnd {
            let (key, value) = try pair()
            guard known.property(key) != nil else { throw error("no \(kind) has `\(key)`") }
            spec.settings.append(try setting(key, value))
        }
        return spec
    }

    mutating func hook() throws(FuzzCaseError) -> FuzzCase.Hook {
        let name = try next("a name")
        let subject: Subject =
            switch name.first {
            case "d": .delegate(try id("d", of: name))
            case "r": .recognizer(try id("r", of: name))
            default: .view(try id("v", of: name))
            }
        guard let callback = Callback(rawValue: try next("a callback")) else {
            throw error("there is no callback `\(words[place - 1])`")
        }
        let count = try whole("a count")
        return FuzzCase.Hook(
            subject: subject, callback: callback, count: count, change: try change())
    }

    mutating func action(at first: String, after last: Int) throws(FuzzCaseError)
        -> FuzzCase
        .Action
    {
        let time = try units(4, of: first, "a time in seconds")
        guard time >= last else { throw error("the time is before the one of the line before") }
        let word = try next("a finger or `do`")
        if word == "do" { return FuzzCase.Action(time: time, deed: .change(try change())) }
        guard let finger = Int(word), finger > 0, finger < 100 else {
            throw error("expected a finger from 1, or `do`")
        }
        guard let phase = FuzzCase.Phase(rawValue: try next("a phase")) else {
            throw error("expected began, moved, ended or cancelled")
        }
        let x = try units(2, "a place")
        var step = FuzzCase.TouchStep(
            finger: finger, phase: phase, x: x, y: try units(2, "a place"))
        if peeked == "pencil" {
            try skip("pencil")
            step.isPencil = true
        }
        return FuzzCase.Action(time: time, deed: .touch(step))
    }

    mutating func change() throws(FuzzCaseError) -> Change {
        let word = try next("a change")
        switch word {
        case "toggle": return .toggle(recognizer: try id("r"))
        case "detach": return .detach(recognizer: try id("r"))
        case "attach":
            let recognizer = try id("r")
            return .attach(recognizer: recognizer, view: try id("v"))
        case "delegate":
            let recognizer = try id("r")
            return .delegate(recognizer: recognizer, delegate: try idOrNone("d"))
        case "require":
            let waiter = try id("r")
            return .require(waiter: waiter, required: try id("r"))
        case "state":
            let recognizer = try id("r")
            return .state(recognizer: recognizer, state: try whole("a state from 0 to 5"))
        case "remove": return .remove(view: try id("v"))
        case "add":
            let view = try id("v")
            return .add(view: view, parent: try id("v"))
        case "interaction": return .interaction(view: try id("v"))
        case "hide": return .hide(view: try id("v"))
        case "cancelTouches": return .cancelTouches
        case "land":
            let x = try units(2, "a place")
            return .land(x: x, y: try units(2, "a place"))
        case "lift": return .lift
        case "pass": return .pass(ticks: try units(4, "a time in seconds"))
        case "press": return .press(ticks: try units(4, "a time in seconds"))
        case "scroll", "reveal":
            let view = try id("v")
            let x = try whole("a place in points")
            let y = try whole("a place in points")
            let isAnimated = try flag("animated")
            return word == "scroll"
                ? .scroll(view: view, x: x, y: y, isAnimated: isAnimated)
                : .reveal(view: view, x: x, y: y, isAnimated: isAnimated)
        case "zoom":
            let view = try id("v")
            let percent = try whole("a scale in hundredths")
            return .zoom(view: view, percent: percent, isAnimated: try flag("animated"))
        case "scrolling": return .scrolling(view: try id("v"))
        case "tapStatusBar": return .tapStatusBar
        case "push":
            let page = -(try id("v"))
            return .push(page: page, isAnimated: try flag("animated"))
        case "pop": return .pop(isAnimated: try flag("animated"))
        case "popToRoot": return .popToRoot(isAnimated: try flag("animated"))
        case "popTo":
            let page = -(try id("v"))
            return .popTo(page: page, isAnimated: try flag("animated"))
        case "set":
            let pages = try pages()
            return .set(pages: pages, isAnimated: try flag("animated"))
        case "hideBar": return .hideBar(isAnimated: try flag("animated"))
        case "lead": return .lead(percent: try whole("a part in hundredths"))
        case "finishLead": return .finishLead
        case "callOff": return .callOff
        case "present":
            let page = -(try id("v"))
            return .present(page: page, isAnimated: try flag("animated"))
        case "dismiss": return .dismiss(isAnimated: try flag("animated"))
        case "swipeBack": return .swipeBack
        case "nothing": return .nothing
        default: throw error("there is no change `\(word)`")
        }
    }

    private mutating func pair() throws(FuzzCaseError) -> (String, String) {
        let word = try next("a property")
        let parts = word.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw error("expected key=value, not `\(word)`") }
        return (String(parts[0]), String(parts[1]))
    }

    private func setting(_ key: String, _ value: String) throws(FuzzCaseError) -> FuzzCase.Setting {
        guard let number = Int(value), number.magnitude < 1_000_000 else {
            throw error("`\(key)` takes a whole number, not `\(value)`")
        }
        return FuzzCase.Setting(key: key, value: number)
    }

    private func policy(_ text: String) throws(FuzzCaseError) -> Policy {
        if text == "yes" { return .always(true) }
        if text == "no" { return .always(false) }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, parts[0] == "list" {
            var pairs: [Policy.Pair] = []
            for word in parts[1].split(separator: ",") {
                let names = word.split(separator: ">")
                guard let one = names.first, names.count <= 2 else {
                    throw error("expected names such as r1 or r1>r2, not `\(word)`")
                }
                let other = names.count == 2 ? try id("r", of: names[1]) : nil
                pairs.append(Policy.Pair(one: try id("r", of: one), other: other))
            }
            return .listed(pairs)
        }
        let numbers = parts.last?.split(separator: "/").compactMap { Int($0) } ?? []
        guard parts.first == "chance", numbers.count == 2 else {
            throw error("expected yes, no, list:… or chance:…, not `\(text)`")
        }
        return .chance(percent: numbers[0], salt: numbers[1])
    }
}
