extension Device {
    /// All that has happened on the device, as JSON: records, lanes, pictures, samples and explanations.
    ///
    /// The same recording on the same scene gives the same text, to the last digit.
    public var report: String {
        var json = JSONText()
        json.object { json in
            json.object("screen") { json in
                json.number("width", model.width)
                json.number("height", model.height)
            }
            json.number("duration", now)
            json.array("records") { json in
                for record in trace.records { record.write(to: &json) }
            }
            json.array("recognizers") { json in
                for lane in trace.lanes { lane.write(to: &json) }
            }
            json.array("frames") { json in
                for frame in film.frames { frame.write(to: &json) }
            }
            json.array("samples") { json in
                for sample in recording.samples { sample.write(to: &json) }
            }
            json.array("explanations") { json in
                for index in trace.lanes.indices { trace.explain(index).write(to: &json) }
            }
        }
        return json.text
    }
}

extension TraceRecord {
    func write(to json: inout JSONText) {
        json.object { json in
            json.number("index", index)
            json.number("time", time)
            json.string("code", code.rawValue)
            json.string("subject", subject)
            json.object("values") { json in
                for field in values { field.write(to: &json) }
            }
            if let rule { json.string("rule", rule.id) }
            if let cause { json.number("cause", cause) }
        }
    }
}

extension TraceField {
    fileprivate func write(to json: inout JSONText) {
        switch value {
        case .number(let number): json.number(key, number)
        case .text(let text): json.string(key, text)
        case .flag(let flag): json.flag(key, flag)
        case .list(let words):
            json.array(key) { json in for word in words { json.string(nil, word) } }
        }
    }
}

extension TraceLane {
    func write(to json: inout JSONText) {
        json.object { json in
            json.string("name", name)
            json.string("kind", kind)
            json.string("view", view)
            json.string("title", title)
            json.flag("stock", isStock)
            json.array("states") { json in
                for span in spans {
                    json.object { json in
                        json.number("time", span.time)
                        json.string("state", span.state.rawValue)
                        if let record = span.record { json.number("record", record) }
                    }
                }
            }
        }
    }
}

extension Explanation {
    func write(to json: inout JSONText) {
        json.object { json in
            json.string("recognizer", recognizer)
            json.string("outcome", outcome.rawValue)
            json.array("chain") { json in
                for record in chain { json.number(nil, record.index) }
            }
            json.array("notes") { json in
                for record in notes { json.number(nil, record.index) }
            }
            json.array("earlier") { json in
                for attempt in earlier { attempt.write(to: &json) }
            }
        }
    }
}

extension TouchSample {
    fileprivate func write(to json: inout JSONText) {
        json.object { json in
            json.number("time", time)
            json.number("finger", finger)
            json.string("phase", phase.word)
            json.number("x", Double(location.x))
            json.number("y", Double(location.y))
        }
    }
}

extension Film.Frame {
    fileprivate func write(to json: inout JSONText) {
        json.object { json in
            json.number("time", time)
            json.number("record", record)
            json.array("views") { json in
                for view in views { view.write(to: &json) }
            }
            json.array("fingers") { json in
                for finger in fingers {
                    json.object { json in
                        json.number("id", finger.number)
                        json.number("x", Double(finger.location.x))
                        json.number("y", Double(finger.location.y))
                        json.flag("isDown", true)
                    }
                }
            }
        }
    }
}

extension PaintedView {
    fileprivate func write(to json: inout JSONText) {
        json.object { json in
            json.string("name", name)
            json.number("depth", depth)
            write(rect, to: &json)
            json.number("alpha", Double(alpha))
            if let paint { json.string("color", paint) }
            json.number("cornerRadius", Double(cornerRadius))
            if let text {
                json.object("text") { json in
                    json.string("string", text.string)
                    json.number("size", Double(text.size))
                    json.string("weight", text.weight.word)
                    json.string("color", text.paint)
                    json.string("alignment", text.alignment.word)
                }
            }
            if let clip { json.object("clip") { json in write(clip, to: &json) } }
        }
    }

    private func write(_ rect: CGRect, to json: inout JSONText) {
        json.number("x", Double(rect.minX))
        json.number("y", Double(rect.minY))
        json.number("width", Double(rect.width))
        json.number("height", Double(rect.height))
    }
}

extension NSTextAlignment {
    fileprivate var word: String {
        switch self {
        case .left, .justified, .natural: "left"
        case .center: "center"
        case .right: "right"
        }
    }
}

extension UIFont.Weight {
    /// The nearest of the weights that the figures draw.
    fileprivate var word: String {
        switch rawValue {
        case ..<0.1: "regular"
        case ..<0.26: "medium"
        case ..<0.35: "semibold"
        default: "bold"
        }
    }
}
