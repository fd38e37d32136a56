// What the engine takes from Foundation, and what stands in for it where there is none (Embedded Swift for the page).

#if !hasFeature(Embedded)
    @_exported import Foundation

    /// What UIKit declares as `Any`: a target, a sender.
    public typealias UITarget = Any

    /// What UIKit declares as `Any` because it may be a text or a picture; here only texts are drawn.
    public typealias UISegmentItem = Any

    /// What UIKit declares as `Any` because an option may be anything.
    public typealias UIOptionValue = Any

    /// The text of a segment that is to be one.
    func text(of item: UISegmentItem) -> String { item as? String ?? "" }

    /// The view as a recognizers' delegate, if its class is one.
    func gestureDelegate(_ view: UIView) -> (any UIGestureRecognizerDelegate)? {
        view as? any UIGestureRecognizerDelegate
    }

    /// The name of an object's class, as a trace prints it.
    func typeName(of object: AnyObject) -> String {
        String(describing: type(of: object))
    }

    /// The names of the classes that have been asked for, because to spell one out is dear.
    struct ClassNames {
        private var known: [ObjectIdentifier: String] = [:]

        /// The name of an object's class.
        mutating func name(of object: AnyObject) -> String {
            let kind = ObjectIdentifier(type(of: object))
            if let name = known[kind] { return name }
            let name = typeName(of: object)
            known[kind] = name
            return name
        }
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

    // Marked texts are Foundation's: the page has plain ones.
    extension UITextView {
        /// The text with its marks; a new text has none.
        public var attributedText: NSAttributedString! {
            get { styled as? NSAttributedString ?? NSAttributedString(string: text) }
            set {
                text = newValue?.string
                styled = newValue
            }
        }

        /// The part of the text that is selected, in UTF-16 units.
        public var selectedRange: NSRange {
            get {
                NSRange(location: selection.start, length: selection.end - selection.start)
            }
            set { select(newValue.location, newValue.location + newValue.length) }
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

    // A class is found at run time here, and known to the compiler where there are no classes at run time.
    extension UITableView {
        /// Lets a class make the cells that are dequeued under an identifier; nil forgets it (Rule S-B18).
        public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            let kind = cellClass as? UITableViewCell.Type
            pool.register(identifier, kind.map { kind in { kind.init(reusableAs: identifier) } })
        }
    }

    extension UICollectionView {
        /// Lets a class make the cells that are dequeued under an identifier; nil forgets it (Rule S-B18).
        public func register(
            _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
        ) {
            let kind = cellClass as? UICollectionViewCell.Type
            pool.register(identifier, kind.map { kind in { kind.init(reusableAs: identifier) } })
        }
    }
#else
    /// What UIKit declares as `Any`: a target, a sender.
    public typealias UITarget = AnyObject

    /// What UIKit declares as `Any` because it may be a text or a picture; here only texts are drawn.
    public typealias UISegmentItem = String

    /// What UIKit declares as `Any` because an option may be anything; here options are texts.
    public typealias UIOptionValue = String

    /// The text of a segment.
    func text(of item: UISegmentItem) -> String { item }

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

    /// The names of classes.
    struct ClassNames {
        /// The name of an object's class.
        func name(of object: AnyObject) -> String { typeName(of: object) }
    }

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

    extension UITableView {
        /// Lets a class make the cells that are dequeued under an identifier (Rule S-B18).
        public func register<Cell: UITableViewCell>(
            _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
        ) {
            pool.register(identifier) { Cell(reusableAs: identifier) }
        }
    }

    extension UICollectionView {
        /// Lets a class make the cells that are dequeued under an identifier (Rule S-B18).
        public func register<Cell: UICollectionViewCell>(
            _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
        ) {
            pool.register(identifier) { Cell(reusableAs: identifier) }
        }
    }
#endif
