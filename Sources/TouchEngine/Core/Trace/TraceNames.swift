/// A recognizer's name, as the trace prints it.
extension Trace {
    func name(of recognizer: UIGestureRecognizer) -> String {
        let index = lane(for: recognizer)
        return lanes[index].name
    }

    /// A view's name: its identifier, the controller whose view it is, the property that holds a view of UIKit's own class, or
    /// its class.
    func name(of view: UIView) -> String {
        givenName(of: view) ?? foundName(of: view, in: view.superview, owners(of: view))
    }

    /// The name of a view, for who goes through a tree from its top and knows already what is above the view.
    ///
    /// - Parameters:
    ///   - superview: the view that it is in.
    ///   - owners: the responders above it whose properties may hold it.
    func name(of view: UIView, in superview: UIView?, _ owners: [UIResponder]) -> String {
        givenName(of: view) ?? foundName(of: view, in: superview, owners)
    }

    private func givenName(of view: UIView) -> String? {
        if let identifier = view.accessibilityIdentifier { return identifier }
        return view.viewController.map { "\(name(of: $0)).view" }
    }

    private func foundName(
        of view: UIView, in superview: UIView?, _ owners: [UIResponder]
    ) -> String {
        if !owners.isEmpty, let property = property(holding: view, in: owners) { return property }
        if let superview, let part = superview.partName(of: view) {
            return "\(name(of: superview)).\(part)"
        }
        return className(of: view)
    }

    /// The name of a delegate or target.
    func name(of object: AnyObject) -> String {
        if let recognizer = object as? UIGestureRecognizer { return name(of: recognizer) }
        if let view = object as? UIView { return name(of: view) }
        if let name = (object as? EngineObject)?.traceName(in: self) { return name }
        return className(of: object)
    }
}
