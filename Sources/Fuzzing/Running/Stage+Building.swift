import TouchEngine

/// How a case's objects are made and put together.
extension Stage {
    func build(_ theCase: FuzzCase) {
        for spec in theCase.views {
            let kind = spec.settings.last { $0.key == "control" }?.value ?? 0
            let isScroll = spec.settings.contains { $0.key == "scroll" && $0.value == 1 }
            let view = isScroll ? FuzzScrollView(frame: .zero) : ViewProperty.makeView(kind)
            view.ear.id = spec.id
            view.ear.stage = self
            view.ear.begin = spec.begin
            if let control = view as? UIControl {
                let target = ControlTarget(spec.id, stage: self)
                target.listen(to: control)
                controlTargets.append(target)
            }
            view.accessibilityIdentifier = "v\(spec.id)"
            // Frames come first: under a transform they would mean something else.
            for property in ViewProperty.all {
                for setting in spec.settings where setting.key == property.key {
                    property.apply(view, setting.value)
                }
            }
            self.view(spec.parent)?.addSubview(view)
            views[spec.id] = view
            if let scroll = view as? FuzzScrollView {
                scrollViews.append(scroll)
                for (kind, recognizer) in BuiltIn.all(of: scroll) {
                    name(recognizer, kind.number(on: spec.id))
                }
            }
        }
        for spec in theCase.delegates {
            delegates[spec.id] = FuzzDelegate(spec, stage: self)
        }
        for spec in theCase.recognizers {
            guard let kind = RecognizerKind.named(spec.kind) else { continue }
            let recognizer = kind.make()
            recognizer.ear.id = spec.id
            recognizer.ear.stage = self
            recognizer.name = "r\(spec.id)"
            recognizers[spec.id] = recognizer
            for setting in spec.settings {
                kind.property(setting.key)?.apply(recognizer, setting.value)
            }
            let target = FuzzTarget(spec.id, stage: self)
            targets.append(target)
            recognizer.addTarget(target, action: Selector("act(_:)", FuzzTarget.act))
            recognizer.delegate = spec.delegate.flatMap { delegates[$0] }
            if let view = spec.view { self.view(view)?.addGestureRecognizer(recognizer) }
        }
        for pair in theCase.requirements {
            perform(.require(waiter: pair.waiter, required: pair.required))
        }
    }
}
