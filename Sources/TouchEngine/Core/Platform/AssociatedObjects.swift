// What Objective-C's runtime keeps beside an object. Embedded Swift has no values of any type to keep.

#if !hasFeature(Embedded)
    /// How an object keeps what is associated with it.
    public enum objc_AssociationPolicy: UInt, Sendable {
        /// Not at all: what has gone is nil here, where Objective-C would be left with its address.
        case OBJC_ASSOCIATION_ASSIGN = 0
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
        case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
        case OBJC_ASSOCIATION_RETAIN = 0x301
        case OBJC_ASSOCIATION_COPY = 0x303
    }

    /// What an object keeps under a key, or nil.
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        AssociatedValues.of(object as AnyObject, makesRoom: false)?[key]
    }

    /// Lets an object keep a value under a key, or forget the one that it keeps there.
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        let values = AssociatedValues.of(object as AnyObject, makesRoom: value != nil)
        values?.set(value, for: key, isKept: policy != .OBJC_ASSOCIATION_ASSIGN)
    }

    /// Lets an object forget everything that it keeps.
    public func objc_removeAssociatedObjects(_ object: Any) {
        AssociatedValues.of(object as AnyObject, makesRoom: false)?.removeAll()
    }

    /// What one object keeps.
    private final class AssociatedValues {
        private struct Value {
            var kept: Any?
            weak var seen: AnyObject?
        }

        private var values: [UnsafeRawPointer: Value] = [:]

        subscript(key: UnsafeRawPointer) -> Any? {
            values[key].flatMap { $0.kept ?? $0.seen }
        }

        func set(_ value: Any?, for key: UnsafeRawPointer, isKept: Bool) {
            guard let value else {
                values[key] = nil
                return
            }
            values[key] = isKept ? Value(kept: value) : Value(seen: value as AnyObject)
        }

        func removeAll() { values = [:] }

        /// The values of an object: responders and recognizers have a place for them, so that they go with it, and of
        /// others a table keeps them.
        static func of(_ object: AnyObject, makesRoom: Bool) -> AssociatedValues? {
            if let responder = object as? UIResponder {
                return found(&responder.associated, makesRoom)
            }
            if let recognizer = object as? UIGestureRecognizer {
                return found(&recognizer.associated, makesRoom)
            }
            return AssociationTable.shared.values(of: object, makesRoom: makesRoom)
        }

        private static func found(_ place: inout AnyObject?, _ makesRoom: Bool) -> AssociatedValues?
        {
            if place == nil, makesRoom { place = AssociatedValues() }
            return place as? AssociatedValues
        }
    }

    /// The values of objects that have no place for them, until somebody looks after the objects have gone.
    private final class AssociationTable: @unchecked Sendable {
        static let shared = AssociationTable()

        private struct Entry {
            weak var object: AnyObject?
            let values = AssociatedValues()
        }

        private let lock = NSLock()
        private var entries: [ObjectIdentifier: Entry] = [:]
        /// At how many entries those of objects that have gone are looked for.
        private var limit = 64

        func values(of object: AnyObject, makesRoom: Bool) -> AssociatedValues? {
            lock.withLock {
                let key = ObjectIdentifier(object)
                // Another object may have had the same address before.
                if let entry = entries[key], entry.object === object { return entry.values }
                guard makesRoom else { return nil }
                if entries.count >= limit {
                    entries = entries.filter { $0.value.object != nil }
                    limit = max(64, entries.count * 2)
                }
                let entry = Entry(object: object)
                entries[key] = entry
                return entry.values
            }
        }
    }
#endif
