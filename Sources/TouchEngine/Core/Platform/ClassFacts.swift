// What a trace has to know of classes. Embedded Swift keeps neither their names nor their modules: there each class says it.

#if hasFeature(Embedded)
    /// The name of an object's class.
    func className(of object: AnyObject) -> String { typeName(of: object) }

    extension NSObject {
        /// Whether the object's class is the program's own, and none of the engine's.
        final var isOfProgramsClass: Bool { _isPrograms }
    }
#else
    /// The name of an object's class.
    func className(of object: AnyObject) -> String { ClassFacts.of(type(of: object)).name }

    /// The name of a responder's class.
    func className(of responder: UIResponder) -> String { responder.classFacts.name }

    extension UIGestureRecognizer {
        /// Whether the recognizer's class is the program's own, and none of the engine's.
        final var isOfProgramsClass: Bool { ClassFacts.of(type(of: self)).isPrograms }
    }

    extension UIResponder {
        /// Whether the responder's class is the program's own, and none of the engine's.
        final var isOfProgramsClass: Bool { classFacts.isPrograms }

        /// What is to be known of its class; it is kept, because each picture asks for every view's.
        fileprivate final var classFacts: ClassFacts {
            if let keptClassFacts { return keptClassFacts }
            let facts = ClassFacts.of(type(of: self))
            keptClassFacts = facts
            return facts
        }
    }

    /// What a trace has to know of a class.
    ///
    /// It is found out once for each class, because to spell its name out is dear.
    final class ClassFacts: Sendable {
        let name: String
        /// Whether the class is the program's own, and none of the engine's.
        let isPrograms: Bool

        private init(_ type: Any.Type) {
            name = String(describing: type)
            isPrograms = !String(reflecting: type).hasPrefix(Self.enginesModule)
        }

        /// What is to be known of a class.
        static func of(_ type: Any.Type) -> ClassFacts {
            lock.withLock {
                let id = ObjectIdentifier(type)
                if let facts = known[id] { return facts }
                let facts = ClassFacts(type)
                known[id] = facts
                return facts
            }
        }

        private static let enginesModule =
            String(reflecting: UIView.self).prefix { $0 != "." } + "."
        private static let lock = NSLock()
        private nonisolated(unsafe) static var known: [ObjectIdentifier: ClassFacts] = [:]
    }
#endif
