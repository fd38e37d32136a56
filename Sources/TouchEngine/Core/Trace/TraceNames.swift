/// A recognizer's name, as the trace prints it.
extension Trace {
    func name(of recognizer: UIGestureRecognizer) -> String {
        let index = lane(for: recognizer)
        return lanes[index].name
    }

    /// A view's name: its identifier, the controller whose view it is, the property that holds a view of UIKit's own class, or
    /// its class.
    func name(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier { return identifier }
        if let controller = view.viewController { return "\(name(of: controller)).view" }
        if let property = properties.name(of: view) { return property }
        if let owner = view.superview, let part = owner.partName(of: view) {
            return "\(name(of: owner)).\(part)"
        }
        return classes.name(of: view)
    }

    /// The name of a delegate or target.
    func name(of object: AnyObject) -> String {
        if let recognizer = object as? UIGestureRecognizer { return name(of: recognizer) }
        if let view = object as? UIView { return name(of: view) }
        if let name = (object as? EngineObject)?.traceName(in: self) { return name }
        return classes.name(of: object)
    }
}
