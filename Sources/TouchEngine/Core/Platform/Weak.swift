// Embedded Swift has no weak references: there an object is held strongly, and a device's objects live as long as its page.

/// A reference that does not keep its object alive.
@propertyWrapper
public struct Weak<Object: AnyObject> {
    #if hasFeature(Embedded)
        private var object: Object?
    #else
        private weak var object: Object?
    #endif

    /// The object, or nil once it is gone.
    public var wrappedValue: Object? {
        get { object }
        set { object = newValue }
    }

    /// Makes a reference to the object.
    public init(wrappedValue: Object? = nil) {
        object = wrappedValue
    }
}

/// A weak reference to something known by a class-bound protocol, such as a delegate.
@propertyWrapper
public struct WeakDelegate<Delegate> {
    #if hasFeature(Embedded)
        /// The delegate, or nil.
        public var wrappedValue: Delegate?
    #else
        private weak var object: AnyObject?

        /// The delegate, or nil once it is gone.
        public var wrappedValue: Delegate? {
            get { object as? Delegate }
            set { object = newValue as AnyObject? }
        }
    #endif

    /// Makes a reference to the delegate.
    public init(wrappedValue: Delegate? = nil) {
        self.wrappedValue = wrappedValue
    }
}

/// A reference to an object that owns this one, and takes the reference back before it goes.
///
/// It costs nothing to follow, where a weak one is counted at each look: a finger that moves follows many.
@propertyWrapper
public struct Owner<Object: AnyObject> {
    private unowned(unsafe) var object: Object?

    /// The owner, or nil.
    public var wrappedValue: Object? {
        get { object }
        set { object = newValue }
    }

    /// Makes a reference to the owner.
    public init(wrappedValue: Object? = nil) {
        object = wrappedValue
    }
}
