// What a program calls its views: the property in which it keeps one. Embedded Swift cannot look into objects.

#if hasFeature(Embedded)
    /// The names of the properties that hold views; nobody can find out here.
    struct PropertyNames {
        func name(of view: UIView) -> String? { nil }
        func beginPicture() {}
        func endPicture() {}
    }

    /// Whether an object's class is the program's own; nobody can find out here.
    func isOfProgramsClass(_ object: AnyObject) -> Bool { false }
#else
    /// The names of the properties that hold views, found by looking into the objects of the program's own classes.
    ///
    /// To look into an object is dear, so only the program's own are looked into, and each once a picture.
    struct PropertyNames {
        /// The classes that have been asked about, with whether they are the engine's.
        private var known: [ObjectIdentifier: Bool] = [:]
        /// What the objects hold that have been looked into since a picture was begun; nil while none is taken.
        private var held: [ObjectIdentifier: [ObjectIdentifier: String]]?

        /// The property that holds a view, such as `handle` or `cards[2]`, in one of the views above it or their controllers; nil
        /// for a view of a class that is the program's own, which says more than the property.
        mutating func name(of view: UIView) -> String? {
            guard isEngines(type(of: view)) else { return nil }
            var owner: UIResponder? = view.next
            while let here = owner {
                if !isEngines(type(of: here)), let name = names(in: here)[ObjectIdentifier(view)] {
                    return name
                }
                owner = here.next
            }
            return nil
        }

        /// Says that the program does nothing until the picture is ended: what an object holds stays as it is.
        mutating func beginPicture() { held = [:] }

        /// Says that the program may go on.
        mutating func endPicture() { held = nil }

        /// The views that an object holds, with the names of its properties; where two hold one, the first counts.
        private mutating func names(in owner: UIResponder) -> [ObjectIdentifier: String] {
            let id = ObjectIdentifier(owner)
            if let names = held?[id] { return names }
            var names: [ObjectIdentifier: String] = [:]
            var mirror: Mirror? = Mirror(reflecting: owner)
            while let here = mirror, !isEngines(here.subjectType) {
                for child in here.children {
                    guard let label = child.label else { continue }
                    func note(_ view: UIView, _ place: String) {
                        guard names[ObjectIdentifier(view)] == nil else { return }
                        let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
                        names[ObjectIdentifier(view)] = name + place
                    }
                    if let view = child.value as? UIView {
                        note(view, "")
                    } else if let list = child.value as? [UIView] {
                        for (place, view) in list.enumerated() { note(view, "[\(place)]") }
                    }
                }
                mirror = here.superclassMirror
            }
            held?[id] = names
            return names
        }

        /// Whether a class is the engine's: the properties of such a class have names that no program knows.
        private mutating func isEngines(_ type: Any.Type) -> Bool {
            let id = ObjectIdentifier(type)
            if let known = known[id] { return known }
            let answer = isOfEnginesModule(type)
            known[id] = answer
            return answer
        }
    }

    /// Whether an object's class is the program's own.
    func isOfProgramsClass(_ object: AnyObject) -> Bool { !isOfEnginesModule(type(of: object)) }

    private let enginesModule = String(reflecting: UIView.self).prefix { $0 != "." } + "."

    private func isOfEnginesModule(_ type: Any.Type) -> Bool {
        String(reflecting: type).hasPrefix(enginesModule)
    }
#endif
