/// A method by name, which can be sent to an object: what `#selector` makes.
public struct Selector: Equatable {
    /// The method's name as it is written after `#selector`, such as `swiped(_:)`.
    public let name: String
    let send: (AnyObject, AnyObject?) -> Void

    /// Makes a selector of a method without arguments.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        self.name = name
        send = { target, _ in method(Selector.receiver(target, of: name))() }
    }

    /// Makes a selector of a method that takes the sender.
    public init<Target: AnyObject, Sender: AnyObject>(
        _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
    ) {
        self.name = name
        send = { target, sender in
            guard let sender = sender as? Sender else {
                fatalError("\(name) was sent without the sender it takes")
            }
            method(Selector.receiver(target, of: name))(sender)
        }
    }

    /// Selectors are equal when their names are.
    public static func == (a: Selector, b: Selector) -> Bool {
        a.name.utf8.elementsEqual(b.name.utf8)
    }

    /// What Objective-C says when an object is sent what it does not have.
    private static func receiver<Target: AnyObject>(_ object: AnyObject, of name: String) -> Target
    {
        guard let target = object as? Target else {
            fatalError("\(typeName(of: object)) \(name): unrecognized selector sent to instance")
        }
        return target
    }
}

#if !hasFeature(Embedded)
    extension Selector {
        /// Makes a selector of a method that takes any sender, or none.
        public init<Target: AnyObject>(
            _ name: String, _ method: @escaping (Target) -> (Any?) -> Void
        ) {
            self.name = name
            send = { target, sender in method(Selector.receiver(target, of: name))(sender) }
        }

        /// Makes a selector of a method that takes any sender.
        public init<Target: AnyObject>(
            _ name: String, _ method: @escaping (Target) -> (Any) -> Void
        ) {
            self.name = name
            send = { target, sender in
                method(Selector.receiver(target, of: name))(sender as Any)
            }
        }
    }
#endif

/// An object and the method it is sent: an object itself, because a weak reference is dear to copy.
final class TargetAction {
    @Weak var target: AnyObject?
    let action: Selector

    init(target: AnyObject?, action: Selector) {
        self.action = action
        self.target = target
    }
}
