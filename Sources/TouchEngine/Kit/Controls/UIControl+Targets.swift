/// What a control calls, and for which of its events.
final class ControlHandler {
    @Weak var target: AnyObject?
    /// Whether the target is whoever on the responder chain has the method.
    let isForChain: Bool
    let selector: Selector?
    let action: UIAction?
    var events: UIControl.Event

    init(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        isForChain = target == nil
        self.selector = selector
        action = nil
        self.events = events
        self.target = target
    }

    init(_ action: UIAction, _ events: UIControl.Event) {
        isForChain = false
        selector = nil
        self.action = action
        self.events = events
    }
}

/// Whom a control tells.
extension UIControl {
    /// Adds a target and its action for some events; nil stands for whoever on the responder chain has the method.
    ///
    /// The target is not retained. A pair that is there already gets the events besides its own.
    public func addTarget(
        _ target: UITarget?, action: Selector, for controlEvents: UIControl.Event
    ) {
        let object = identity(of: target)
        for handler in handlers
        where handler.selector == action && handler.target === object
            && handler.isForChain == (object == nil)
        {
            handler.events.formUnion(controlEvents)
            return
        }
        handlers.append(ControlHandler(object, action, controlEvents))
    }

    /// Takes events from targets; nil stands for every target, or every action.
    public func removeTarget(
        _ target: UITarget?, action: Selector?, for controlEvents: UIControl.Event
    ) {
        let object = identity(of: target)
        for handler in handlers where handler.selector != nil {
            guard object == nil || handler.target === object,
                action == nil || handler.selector == action
            else { continue }
            handler.events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Adds an action for some events, in the place of one with its identifier.
    public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        var events = controlEvents
        if let place = handlers.firstIndex(where: { $0.action?.isAlike(action) == true }) {
            events.formUnion(handlers[place].events)
            handlers[place].events = []
            handlers[place] = ControlHandler(action, events)
        } else {
            handlers.append(ControlHandler(action, events))
        }
    }

    /// Takes events from an action.
    public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeActions(for: controlEvents) { $0.isAlike(action) }
    }

    /// Takes events from the action of that identifier.
    public func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
        removeActions(for: controlEvents) { $0.name == actionIdentifier }
    }

    private func removeActions(
        for controlEvents: UIControl.Event, where isMeant: (UIAction) -> Bool
    ) {
        for handler in handlers {
            if let action = handler.action, isMeant(action) {
                handler.events.subtract(controlEvents)
            }
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// The events that somebody is told of.
    public var allControlEvents: UIControl.Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The names of the methods a target is sent for all of these events, as they are written after `#selector`; nil when
    /// there are none.
    public func actions(
        forTarget target: UITarget?, forControlEvent controlEvent: UIControl.Event
    ) -> [String]? {
        let object = identity(of: target)
        var names: [String] = []
        for handler in handlers where handler.events.isSuperset(of: controlEvent) {
            guard let selector = handler.selector, handler.target === object,
                handler.isForChain == (object == nil)
            else { continue }
            names.append(selector.name)
        }
        return names.isEmpty ? nil : names
    }
}
