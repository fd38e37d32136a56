/// What sentences call a recognizer.
extension Trace {
    /// The recognizer's name; of one that has none, its kind with its action and its view: `tap openMenu on handle`.
    func title(of recognizer: UIGestureRecognizer) -> String {
        if let name = recognizer.name { return name + recognizer.titleEnd }
        let kind = kind(of: recognizer)
        if let content = recognizer.delayedContent {
            return "the touch delay of " + name(of: content) + " (delaysContentTouches)"
        }
        if recognizer.isStock {
            guard let owner = recognizer.stockOwner else { return kind }
            return kind + " of " + name(of: owner)
        }
        guard let view = recognizer.view else { return kind }
        let action = recognizer.targets.first.map { " " + $0.action.name } ?? ""
        return kind + action + " on " + name(of: view)
    }

    /// The name of its view; of one that its action has taken off its view, that of the view that it was on.
    func viewName(of recognizer: UIGestureRecognizer) -> String {
        recognizer.view.map { name(of: $0) } ?? lanes[lane(for: recognizer)].view
    }

    /// What kind it is; of a class of the program's own that is of no kind, the class.
    private func kind(of recognizer: UIGestureRecognizer) -> String {
        let isOfNoKind = recognizer.kindName.isSame(as: "recognizer")
        return isOfNoKind ? className(of: recognizer) : recognizer.kindName
    }
}
