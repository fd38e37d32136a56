import Testing

@Suite("The comparison")
struct ComparisonTests {
    /// A little table in the words of Apple's documentation.
    private static let apples = """
        class UIThing: UIRoot, UIKept {
            init(frame: CGRect)
            convenience init(name: String?, size: CGFloat)
            var title: String? { get set }
            var font: UIFont! { get set }
            weak var delegate: (any UIThingDelegate)? { get set }
            var items: [UIThing.Item] { get }
            func move(_ item: UIThing.Item, to place: Int, animated: Bool = false)
            func find(at place: Int) -> UIThing.Item?
            func find(_ name: String) -> UIThing.Item?
            @discardableResult func pop() -> UIThing.Item?
            class func make(_ done: ((Bool) -> Void)? = nil) -> UIThing
            typealias Handler = (UIThing, @escaping () -> Void) -> Bool

            enum Item: Int {
                case first = 0
                case second = 4
                static var last: UIThing.Item { get }
            }
        }
        class UIRoot: NSObject {
            func layout()
        }
        protocol UIKept {
        }
        protocol UIThingDelegate: NSObjectProtocol {
            optional func thing(_ thing: UIThing, didMove item: UIThing.Item) -> Bool
            func thingWillMove(_ thing: UIThing)
        }
        protocol NSObjectProtocol {
        }
        class NSObject: NSObjectProtocol {
            init()
        }
        typealias UIHandler = (UIThing) -> Void
        """

    /// What is said of our source, without the place.
    private func complaints(_ source: String) -> [String] {
        var ours = Declarations()
        ours.read(source, file: "Ours.swift", isInterface: false)
        ours.settle()
        return Comparison(ours, AppleTable([("Apple.txt", Self.apples)])).complaints
            .map { String($0.description.prefix { $0 != ";" }) }
    }

    /// What is said of members of `UIThing` in an extension.
    private func complaintsOfThing(_ members: String) -> [String] {
        complaints("extension UIThing {\n\(members)\n}")
    }

    @Test("what is as Apple has it is not complained of")
    func good() {
        let source = """
            open class UIThing: UIRoot, UIKept {
                public init(frame: CGRect) {}
                public convenience init(name theName: String?, size: CGFloat) {}
                open var title: String? = "x" { didSet {} }
                open var font: UIFont!
                @WeakDelegate open var delegate: UIThingDelegate?
                open internal(set) var items: Array<Item> = []
                open func move(_ what: Item, to: Int, animated: Bool = true) {}
                open func find(at index: Int) -> Optional<Item> { nil }
                @discardableResult open func pop() -> Item? { nil }
                open override func layout() {}
                public typealias Handler = (_ thing: UIThing, _ done: @escaping () -> ()) -> Bool
                public enum Item: Int {
                    case first, second = 4
                    public static let last = Item.second
                }
                var ours = 1
                func alsoOurs() {}
            }
            extension UIThing {
                public class func make(_ done: ((_ finished: Bool) -> ())? = nil) -> UIThing { UIThing() }
            }
            open class UIRoot: NSObject { open func layout() {} }
            public protocol UIKept {}
            public protocol UIThingDelegate: NSObjectProtocol {
                func thing(_ thing: UIThing, didMove item: UIThing.Item) -> Bool
                func thingWillMove(_ thing: UIThing)
            }
            extension UIThingDelegate {
                public func thing(_ thing: UIThing, didMove item: UIThing.Item) -> Bool { true }
            }
            public struct Finger { public var invented = 1 }
            public typealias UIHandler = (_ thing: UIThing) -> Void
            """
        #expect(complaints(source) == [])
    }

    @Test(
        "a member that is not as Apple has it is complained of",
        arguments: [
            ("public func moove() {}", "UIThing.moove(): Apple has no such member"),
            (
                "public func move(_ item: Item, at place: Int) {}",
                "UIThing.move(_:at:): the labels are not Apple's"
            ),
            (
                "public func find(_ place: Int) -> Item? { nil }",
                "UIThing.find(_:): Int is String"
            ),
            (
                "public func find(at place: Int) -> Item { .first }",
                "UIThing.find(at:): UIThing.Item is UIThing.Item?"
            ),
            ("public func find(at place: Int) {}", "UIThing.find(at:): () is UIThing.Item?"),
            ("public var title: String { get {} set {} }", "UIThing.title: String is String?"),
            ("public var font: UIFont? { get {} set {} }", "UIThing.font: UIFont? is UIFont!"),
            ("public var title = \"\"", "UIThing.title: String is String?"),
            ("public var title = given()", "UIThing.title: an unwritten type is String?"),
            ("public var title: String? { nil }", "UIThing.title: it cannot be set"),
            ("public private(set) var title: String?", "UIThing.title: it cannot be set"),
            ("public var items: [Item] { get {} set {} }", "UIThing.items: it can be set"),
            ("public var delegate: UIThingDelegate?", "UIThing.delegate: it is not weak"),
            (
                "public static func find(at place: Int) -> Item? { nil }",
                "UIThing.find(at:): it belongs to the type, not to its instances"
            ),
            (
                "public func make(_ done: ((Bool) -> Void)? = nil) -> UIThing { self }",
                "UIThing.make(_:): it belongs to the instances, not to their type"
            ),
            (
                "public static func make(_ done: ((Bool) -> Void)? = nil) -> UIThing { UIThing() }",
                "UIThing.make(_:): it is static: no subclass can override it"
            ),
            (
                "public class func make(_ done: ((Bool) -> Void)?) -> UIThing { UIThing() }",
                "UIThing.make(_:): the first parameter has no default, but Apple's has one"
            ),
            (
                "public class func make(_ done: ((Int) -> Void)? = nil) -> UIThing { UIThing() }",
                "UIThing.make(_:): ((Int) -> ())? is ((Bool) -> ())?"
            ),
            (
                "public convenience init?(name: String?, size: CGFloat) {}",
                "UIThing.init(name:size:): it is init?, not init"
            ),
            (
                "public convenience init(name: String?, size: CGFloat = 1) {}",
                "UIThing.init(name:size:): `size:` has a default, and Apple's has none"
            ),
            (
                "public func title() -> String? { nil }",
                "UIThing.title(): it is a method, not a property"
            ),
            ("public func pop() -> Item? { nil }", "UIThing.pop(): it lacks @discardableResult"),
            (
                "public func find(at place: Int) throws -> Item? { nil }",
                "UIThing.find(at:): it does not throw or wait as Apple's does"
            ),
            (
                "public typealias Handler = (UIThing, () -> Void) -> Bool",
                "UIThing.Handler: (UIThing, () -> ()) -> Bool is (UIThing, @escaping () -> ()) -> Bool"
            ),
            (
                "public struct Inner {}",
                "UIThing.Inner: Apple has no such type, or the table lacks it"
            ),
        ])
    func members(_ source: String, _ complaint: String) {
        #expect(complaintsOfThing(source) == ["Ours.swift:2: \(complaint)"])
    }

    @Test(
        "a type that is not as Apple has it is complained of",
        arguments: [
            ("public struct UIThing: UIKept {}", "UIThing: it is a struct"),
            (
                "open class UIThing: UIRoot {}",
                "UIThing: it lacks UIKept, which Apple's has behind the colon"
            ),
            (
                "public protocol UIThingDelegate: AnyObject {}",
                "UIThingDelegate: it lacks NSObjectProtocol, which Apple's has behind the colon"
            ),
            ("open class UIOther {}", "UIOther: Apple has no such type, or the table lacks it"),
            ("extension Array { public var a: Int { 1 } }", "Array.a: Apple's table has no Array"),
            ("public func UIGoodbye() {}", "UIGoodbye(): Apple has no such member"),
            (
                "extension UINothing { public var a: Int { 1 } }",
                "UINothing.a: Apple's table has no UINothing"
            ),
            (
                "public typealias UIHandler = (UIThing?) -> Void",
                "UIHandler: (UIThing?) -> () is (UIThing) -> ()"
            ),
            (
                "open class UIRoot: NSObject { public func layout() {} }",
                "UIRoot.layout(): it is not open: no subclass can override it"
            ),
            (
                "open class UIRoot: NSObject { public convenience init(frame: Int) {} }",
                "UIRoot.init(frame:): the labels are not Apple's"
            ),
        ])
    func types(_ source: String, _ complaint: String) {
        #expect(complaints(source) == ["Ours.swift:1: \(complaint)"])
    }

    @Test("another superclass is complained of, and a protocol that Apple's type has not")
    func superclass() {
        let source = """
            open class UIThing: NSObject, UIKept {}
            open class UIRoot: NSObject, UIKept {}
            """
        #expect(
            complaints(source) == [
                "Ours.swift:1: UIThing: its superclass is not UIRoot",
                "Ours.swift:2: UIRoot: it has UIKept behind the colon, and Apple's has not",
            ])
    }

    @Test("members that come from a protocol of our own are complained of where they come in")
    func protocolOfOurOwn() {
        let source = """
            public protocol Told {}
            extension Told { public var word: String { "" } }
            extension UIRoot: Told {}
            open class UIRoot: NSObject {}
            protocol Hidden {}
            extension UIRoot: Hidden {}
            """
        #expect(
            complaints(source) == [
                "Ours.swift:4: UIRoot: it has Told behind the colon, and Apple's has not"
            ])
    }

    @Test("cases are complained of by their names and numbers")
    func cases() {
        let source = """
            extension UIThing {
                public enum Item: Int {
                    case first = 1
                    case third
                    case last
                }
            }
            """
        #expect(
            complaints(source) == [
                "Ours.swift:3: UIThing.Item.first: its number is 1, not 0",
                "Ours.swift:4: UIThing.Item.third: Apple has no such member",
                "Ours.swift:5: UIThing.Item.last: it is a case, not a property",
            ])
    }

    @Test("a delegate's method has a default if Apple's may be left out, and only then")
    func requirements() {
        let source = """
            public protocol UIThingDelegate: NSObjectProtocol {
                func thing(_ thing: UIThing, didMove item: UIThing.Item) -> Bool
                func thingWillMove(_ thing: UIThing)
            }
            extension UIThingDelegate {
                public func thingWillMove(_ thing: UIThing) {}
            }
            """
        #expect(
            complaints(source) == [
                "Ours.swift:2: UIThingDelegate.thing(_:didMove:): it may be left out at Apple's, "
                    + "and has no default here",
                "Ours.swift:3: UIThingDelegate.thingWillMove(_:): it must be written at Apple's, "
                    + "and has a default here",
            ])
    }

    @Test("what is for Embedded Swift alone, and what nobody sees, is left out")
    func hidden() {
        let source = """
            #if hasFeature(Embedded)
                extension UIThing { public var a: Int { 1 } }
            #endif
            #if !hasFeature(Embedded)
                extension UIThing { public var b: Int { 1 } }
            #else
                extension UIThing { public var c: Int { 1 } }
            #endif
            extension UIThing {
                package var d: Int { 1 }
                struct Inner { public var e = 1 }
            }
            extension UIThing.Inner { public enum UIChoice { case f } }
            """
        #expect(complaints(source) == ["Ours.swift:5: UIThing.b: Apple has no such member"])
    }

    @Test("a complaint names the nearest that Apple has, with its place")
    func nearest() throws {
        var ours = Declarations()
        ours.read(
            "extension UIThing { public func moove() {} }", file: "Ours.swift", isInterface: false)
        ours.settle()
        let complaint = try #require(
            Comparison(ours, AppleTable([("Apple.txt", Self.apples)])).complaints.first)
        #expect(
            complaint.description
                == "Ours.swift:1: UIThing.moove(): Apple has no such member; the nearest of Apple's is "
                + "UIThing.move(_:to:animated:) (Apple.txt:8): "
                + "func move(_ item: UIThing.Item, to place: Int, animated: Bool = false)")
    }
}
