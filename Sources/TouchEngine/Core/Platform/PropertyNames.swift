// What a program calls its views: the property in which it keeps one.

/// The names of the properties that hold views, found by looking into the objects of the program's own classes.
///
/// To look into an object is dear, so only the program's own are looked into, and each once a picture.
struct PropertyNames {
    /// What the objects hold that have been looked into since a picture was begun; nil while none is taken.
    private var held: [ObjectIdentifier: [ObjectIdentifier: String]]?

    /// The property that holds a view in one of these owners; the last that has one counts.
    mutating func name(of view: UIView, in owners: [UIResponder]) -> String? {
        for owner in owners.reversed() {
            if let name = names(in: owner)[ObjectIdentifier(view)] { return name }
        }
        return nil
    }

    /// Says that the program does nothing until the picture is ended: what an object holds stays as it is.
    mutating func beginPicture() { held = [:] }

    /// Says that the program may go on.
    mutating func endPicture() { held = nil }

    /// The views that an object holds, with the names of its properties.
    private mutating func names(in owner: UIResponder) -> [ObjectIdentifier: String] {
        let id = ObjectIdentifier(owner)
        if let names = held?[id] { return names }
        let names = ViewNames.all(of: owner)
        held?[id] = names
        return names
    }
}

extension Trace {
    /// The property that holds a view, such as `handle` or `cards[2]`, in one of its owners; nil for a view of a class that is
    /// the program's own, which says more than the property.
    func property(holding view: UIView, in owners: [UIResponder]) -> String? {
        view.isOfProgramsClass ? nil : properties.name(of: view, in: owners)
    }

    /// The responders whose properties may hold the views in a view: those of the view itself, then its controller and the view,
    /// as far as their classes are the program's own.
    func owners(inside view: UIView, _ owners: [UIResponder]) -> [UIResponder] {
        let (controller, isPrograms) = (view.viewController, view.isOfProgramsClass)
        guard isPrograms || controller != nil else { return owners }
        var owners = owners
        if let controller, controller.isOfProgramsClass { owners.append(controller) }
        if isPrograms { owners.append(view) }
        return owners
    }

    /// The responders above a view whose properties may hold it, from the window down: those of the program's own classes.
    func owners(of view: UIView) -> [UIResponder] {
        var owners: [UIResponder] = []
        var above = view.superview
        while let here = above {
            if here.isOfProgramsClass { owners.append(here) }
            if let controller = here.viewController, controller.isOfProgramsClass {
                owners.append(controller)
            }
            above = here.superview
        }
        return owners.reversed()
    }
}
