// What a program calls its views: the property in which it keeps one. Embedded Swift cannot look into objects.

#if hasFeature(Embedded)
    /// The property that holds a view; nobody can find out here.
    func propertyName(of view: UIView) -> String? { nil }

    /// Whether an object's class is the program's own; nobody can find out here.
    func isOfProgramsClass(_ object: AnyObject) -> Bool { false }
#else
    /// The property that holds a view, such as `handle` or `cards[2]`, in one of the views above it or their controllers; nil for
    /// a view of a class that is the program's own, which says more than the property.
    func propertyName(of view: UIView) -> String? {
        guard isEngines(type(of: view)) else { return nil }
        var owner: UIResponder? = view.next
        while let here = owner {
            if let name = propertyName(of: view, in: here) { return name }
            owner = here.next
        }
        return nil
    }

    /// Whether an object's class is the program's own.
    func isOfProgramsClass(_ object: AnyObject) -> Bool { isProgramsOwn(type(of: object)) }

    private func propertyName(of view: UIView, in owner: UIResponder) -> String? {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let here = mirror, isProgramsOwn(here.subjectType) {
            for child in Properties(of: here).children {
                guard let label = child.label else { continue }
                if let found = place(of: view, in: child.value) {
                    return label.replacingOccurrences(of: "$__lazy_storage_$_", with: "") + found
                }
            }
            mirror = here.superclassMirror
        }
        return nil
    }

    /// The stored properties that one class adds to an object.
    private struct Properties {
        let children: Mirror.Children

        init(of mirror: Mirror) { children = mirror.children }
    }

    /// Nothing if the value is the view, its place if the value is a list of views; nil if the view is not there.
    private func place(of view: UIView, in value: Any) -> String? {
        if let other = value as? UIView { return other === view ? "" : nil }
        guard let list = value as? [UIView] else { return nil }
        return list.firstIndex { $0 === view }.map { "[\($0)]" }
    }

    /// Whether a class is none of the engine's, whose properties have names that no program knows.
    private func isProgramsOwn(_ type: Any.Type) -> Bool { !isEngines(type) }

    private let enginesModule = String(reflecting: UIView.self).prefix { $0 != "." }

    private func isEngines(_ type: Any.Type) -> Bool {
        String(reflecting: type).prefix { $0 != "." } == enginesModule
    }
#endif
