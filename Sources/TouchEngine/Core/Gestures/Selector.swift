/// A method by name, which can be sent to an object: what `#selector` makes.
public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The method's name as it is written after `#selector`, such as `swiped(_:)`.
    let name: String
    /// Sends the method to an object that has it, with a sender that it takes, and the event.
    @usableFromInline let send: (AnyObject, AnyObject?, UIEvent?) -> Void
    /// Whether the object has the method, and the method takes the sender.
    let fits: (AnyObject, AnyObject?) -> Bool

    @usableFromInline
    init(
        name: String, fits: @escaping (AnyObject, AnyObject?) -> Bool,
        send: @escaping (AnyObject, AnyObject?, UIEvent?) -> Void
    ) {
        self.name = name
        self.fits = fits
        self.send = send
    }

    /// Makes a selector of a method's name in Objective-C, such as `handleNavigationTransition:`.
    ///
    /// Names say nothing to Swift without Objective-C: the one that is known is the private method behind the swipe back,
    /// which swipe-back libraries send their own pans to (Rule N-C1.4).
    public init(_ str: String) {
        self.init(
            name: str,
            fits: { target, sender in
                (target as? EngineObject)?.hasMethod(named: str, taking: sender) == true
            },
            send: { target, sender, _ in
                (target as? EngineObject)?.callMethod(named: str, with: sender)
            })
    }

    /// Makes a selector of a method's name in Objective-C, as `Selector(_:)` does.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a selector of a method without arguments.
    @inlinable
    public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
        self.init(
            name: name, fits: { target, _ in target is Target },
            send: { target, _, _ in method(unsafeDowncast(target, to: Target.self))() })
    }

    /// Makes a selector of a method that takes the sender.
    @inlinable
    public init<Target: AnyObject, Sender: AnyObject>(
        _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(
            name: name, fits: { target, sender in target is Target && sender is Sender },
            send: { target, sender, _ in
                method(unsafeDowncast(target, to: Target.self))(
                    unsafeDowncast(sender.unsafelyUnwrapped, to: Sender.self))
            })
    }

    /// Makes a selector of a method that takes the sender and the event, as a control sends them.
    @inlinable
    public init<Target: AnyObject, Sender: AnyObject>(
        _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent) -> Void
    ) {
        self.init(
            name: name, fits: { target, sender in target is Target && sender is Sender },
            send: { target, sender, event in
                method(unsafeDowncast(target, to: Target.self))(
                    unsafeDowncast(sender.unsafelyUnwrapped, to: Sender.self),
                    Selector.given(event, to: name))
            })
    }

    /// Makes a selector of a method that takes the sender and the event, if there is one.
    @inlinable
    public init<Target: AnyObject, Sender: AnyObject>(
        _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void
    ) {
        self.init(
            name: name, fits: { target, sender in target is Target && sender is Sender },
            send: { target, sender, event in
                method(unsafeDowncast(target, to: Target.self))(
                    unsafeDowncast(sender.unsafelyUnwrapped, to: Sender.self), event)
            })
    }

    /// The event for a method that cannot do without one.
    @usableFromInline
    static func given(_ event: UIEvent?, to name: String) -> UIEvent {
        guard let event else { fatalError("\(name) was sent without the event it takes") }
        return event
    }

    /// Selectors are equal when their names are.
    public static func == (a: Selector, b: Selector) -> Bool {
        a.name.isSame(as: b.name)
    }

    /// Feeds the name into the hasher.
    public func hash(into hasher: inout Hasher) {
        for byte in name.utf8 { hasher.combine(byte) }
    }

    /// The method's name.
    public var description: String { name }

    /// Stops the program, as Objective-C does when an object is sent what it does not have.
    func check(_ target: AnyObject, _ sender: AnyObject?) {
        guard !fits(target, sender) else { return }
        fatalError("\(typeName(of: target)) \(name): unrecognized selector sent to instance")
    }
}
