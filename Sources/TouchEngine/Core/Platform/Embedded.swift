// What stands in for Foundation where there is none: in Embedded Swift, for the page.

#if hasFeature(Embedded)
    /// What UIKit declares as `Any`: a target, a sender.
    public typealias UITarget = AnyObject

    /// A time in seconds.
    public typealias TimeInterval = Double

    /// The root class where there is no Foundation.
    open class NSObject: Hashable {
        /// Makes an object.
        public init() {}

        /// Objects are equal when one of them says so.
        public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }

        /// Whether the other is the same object, until a class knows better.
        open func isEqual(_ object: UITarget?) -> Bool { object === self }

        /// A number that equal objects share.
        open var hash: Int { ObjectIdentifier(self).hashValue }

        /// Feeds that number into the hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

        /// The object in words.
        open var description: String { "object" }

        // What the runtime would know: the page's build overrides these in every class (`HiddenMembers`).

        /// The name of the object's class.
        open var _className: String { "NSObject" }

        /// Whether the class is the program's own, and none of the engine's.
        open var _isPrograms: Bool { false }

        /// Tells the names of the properties that hold views, those of the class before those of the classes above it.
        open func _nameViews(_ names: inout ViewNames) {}

        /// The object as a recognizers' delegate, if its class is one.
        open var _gestureDelegate: (any UIGestureRecognizerDelegate)? { nil }
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

    extension NSObject: CustomStringConvertible {}

    /// An archive; there are none in a page.
    public final class NSCoder {}

    /// A resource bundle; there are none in a page.
    public final class Bundle {}

    /// What a program's events come from; a page has its device's clock instead.
    public final class RunLoop: Sendable {
        /// The only one.
        public static let main = RunLoop()
        /// The only one.
        public static var current: RunLoop { main }

        /// When something is to happen.
        public struct Mode: Equatable, Sendable {
            private let number: Int

            /// While nothing special goes on.
            public static let `default` = Mode(number: 0)
            /// Always.
            public static let common = Mode(number: 1)
        }
    }

    /// A place for a reference: a page has one thread.
    final class ThreadLocal<Object: AnyObject>: @unchecked Sendable {
        var value: Object?
    }

    /// The view as a recognizers' delegate, if its class is one.
    func gestureDelegate(_ view: UIView) -> (any UIGestureRecognizerDelegate)? {
        view._gestureDelegate
    }

    /// What a cast to the protocol becomes in the page.
    func _asGestureDelegate(_ object: AnyObject?) -> (any UIGestureRecognizerDelegate)? {
        (object as? NSObject)?._gestureDelegate
    }

    /// The name of an object's class; that of an object which is none of the engine's kind is not known.
    func typeName(of object: AnyObject) -> String { (object as? NSObject)?._className ?? "object" }

    /// The identity of a target.
    func identity(of target: UITarget?) -> AnyObject? { target }

    /// Targets as an object, which is what a value for a key is there.
    private final class TargetList: NSObject {
        let targets: [TargetAction]

        init(_ targets: [TargetAction]) { self.targets = targets }
    }

    /// Targets as a value for a key.
    func boxed(_ targets: [TargetAction]) -> UITarget { TargetList(targets) }

    /// A truth value as one for a key.
    func boxed(_ flag: Bool) -> UITarget { NSNumber(value: flag ? 1 : 0) }

    /// What a cast of a value for a key to a truth value becomes in the page.
    func _flag(_ value: UITarget?) -> Bool? { (value as? NSNumber).map { $0.intValue != 0 } }

    /// What a cast of a value for a key to a list of objects becomes in the page.
    func _objects(_ value: UITarget?) -> [NSObject]? {
        (value as? TargetList)?.targets.map { $0 as NSObject }
    }

    /// The targets that a value for a key holds.
    func unboxed(_ value: UITarget?) -> [TargetAction] {
        (value as? TargetList)?.targets ?? []
    }

    /// The place of a row or an item in a list: as much of Foundation's as lists take.
    public struct IndexPath: Hashable, Comparable, Sendable {
        /// The section's number.
        public var section: Int
        /// The item's number in its section.
        public var item: Int

        /// Makes the path of an item in a section.
        public init(item: Int, section: Int) {
            self.section = section
            self.item = item
        }

        /// Paths are in the order of their sections, and in a section of their items.
        public static func < (a: IndexPath, b: IndexPath) -> Bool {
            a.section == b.section ? a.item < b.item : a.section < b.section
        }
    }
#endif
