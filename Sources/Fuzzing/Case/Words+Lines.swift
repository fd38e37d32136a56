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
}
