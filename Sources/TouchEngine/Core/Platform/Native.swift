// What the engine takes from Foundation; Embedded.swift has what stands in for it where there is none.

#if !hasFeature(Embedded)
    @_exported import Foundation

    /// What UIKit declares as `Any`: a target, a sender.
    public typealias UITarget = Any

    /// The view as a recognizers' delegate, if its class is one.
    func gestureDelegate(_ view: UIView) -> (any UIGestureRecognizerDelegate)? {
        view as? any UIGestureRecognizerDelegate
    }

    /// The name of an object's class, as a trace prints it.
    func typeName(of object: AnyObject) -> String {
        String(describing: type(of: object))
    }

    /// A place for a reference, of which every thread has its own: tests run side by side.
    ///
    /// It does not keep the object.
    final class ThreadLocal<Object: AnyObject>: Sendable {
        private let key: pthread_key_t
        private let lock = NSLock()
        /// On how many threads there is something: it spares the others the way to their own place.
        ///
        /// It is read without the lock: a thread sees what it has done itself, and that is all it needs.
        private nonisolated(unsafe) var holders = 0

        init() {
            var key = pthread_key_t()
            let status = pthread_key_create(&key, nil)
            precondition(status == 0, "no room for another place in each thread")
            self.key = key
        }

        @inline(__always)
        var value: Object? {
            get { holders == 0 ? nil : own }
            set {
                let change = (newValue == nil ? 0 : 1) - (own == nil ? 0 : 1)
                lock.withLock { holders += change }
                pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
            }
        }

        private var own: Object? {
            pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// Foundation's objects compare by `isEqual(_:)`; the engine's by identity.
    func identity(of target: UITarget?) -> AnyObject? {
        target.map { $0 as AnyObject }
    }

    /// Targets as a value for a key.
    func boxed(_ targets: [TargetAction]) -> UITarget { targets }

    /// A truth value as one for a key.
    func boxed(_ flag: Bool) -> UITarget { flag }

    /// The targets that a value for a key holds.
    func unboxed(_ value: UITarget?) -> [TargetAction] { value as? [TargetAction] ?? [] }

    // What UIKit adds to Foundation's index paths.
    extension IndexPath {
        /// Makes the path of an item in a section.
        public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

        /// The item's number in its section.
        public var item: Int {
            get { self[1] }
            set { self[1] = newValue }
        }

        /// The section's number.
        public var section: Int {
            get { self[0] }
            set { self[0] = newValue }
        }
    }
#endif
