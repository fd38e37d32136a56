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

    /// The view as a recognizers' delegate: nobody can find out here, so the page's build says it itself.
    func gestureDelegate(_ view: UIView) -> (any UIGestureRecognizerDelegate)? { nil }

    /// The name of an object's class: Embedded Swift keeps none, so the page's build names classes itself.
    func typeName(of object: AnyObject) -> String { "object" }

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
