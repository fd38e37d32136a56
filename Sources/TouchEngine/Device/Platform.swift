// What the engine takes from Foundation, and what stands in for it where there is none (Embedded Swift for the page).

#if !hasFeature(Embedded)
    @_exported import Foundation

    /// What UIKit declares as `Any`: a target, a sender.
    public typealias UITarget = Any

    /// The name of an object's class, as a trace prints it.
    func typeName(of object: AnyObject) -> String {
        String(describing: type(of: object))
    }

    /// Foundation's objects compare by `isEqual(_:)`; the engine's by identity.
    func identity(of target: UITarget?) -> AnyObject? {
        target.map { $0 as AnyObject }
    }
#else
    /// What UIKit declares as `Any`: a target, a sender.
    public typealias UITarget = AnyObject

    /// A time in seconds.
    public typealias TimeInterval = Double

    /// The root class where there is no Foundation.
    open class NSObject: Hashable {
        /// Makes an object.
        public init() {}

        /// Objects are equal when they are the same object.
        public static func == (a: NSObject, b: NSObject) -> Bool { a === b }

        /// Feeds the object's identity into the hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

        /// The object in words.
        open var description: String { "object" }
    }

    /// A number as an object: as much of Foundation's as lists of raw values take.
    public final class NSNumber: NSObject {
        /// The number.
        public let intValue: Int

        /// Makes an object of a number.
        public init(value: Int) { intValue = value }
    }

    /// What a delegate protocol inherits from.
    public protocol NSObjectProtocol: AnyObject {}

    extension NSObject: NSObjectProtocol {}

    /// An archive; there are none in a page.
    public final class NSCoder {}

    /// A resource bundle; there are none in a page.
    public final class Bundle {}

    /// The name of an object's class: Embedded Swift keeps none, so the page's build names classes itself.
    func typeName(of object: AnyObject) -> String { "object" }

    /// The identity of a target.
    func identity(of target: UITarget?) -> AnyObject? { target }
#endif
