// The names under which an object of the program's own holds views. Embedded Swift cannot look into objects: there each class says it.

#if hasFeature(Embedded)
    /// The names of the properties in which an object holds views; where two hold one, the first counts.
    public struct ViewNames {
        private var names: [ObjectIdentifier: String] = [:]

        /// The views that an object holds, with the names of its properties.
        static func all(of owner: UIResponder) -> [ObjectIdentifier: String] {
            var names = ViewNames()
            owner._nameViews(&names)
            return names.names
        }

        /// Notes a property that holds a view.
        public mutating func note<View: UIView>(_ name: String, _ view: View) {
            if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
        }

        /// Notes a property that may hold a view.
        public mutating func note<View: UIView>(_ name: String, _ view: View?) {
            if let view { note(name, view) }
        }

        /// Notes a property that holds a list of views.
        public mutating func note<View: UIView>(_ name: String, _ views: [View]) {
            for (place, view) in views.enumerated() { note("\(name)[\(place)]", view) }
        }

        /// Passes over a property that holds no view.
        public func note<Value>(_ name: String, _ value: Value) {}
    }
#else
    /// The names of the properties in which an object holds views, found by looking into it.
    enum ViewNames {
        /// The views that an object holds, with the names of its properties; where two hold one, the first counts.
        static func all(of owner: UIResponder) -> [ObjectIdentifier: String] {
            var names: [ObjectIdentifier: String] = [:]
            var mirror: Mirror? = Mirror(reflecting: owner)
            while let here = mirror, ClassFacts.of(here.subjectType).isPrograms {
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
            return names
        }
    }
#endif
