import Testing
import TouchEngine

@Suite("What Objective-C and Foundation offer on a phone", .tags(.apparatus))
struct FoundationTests {
    private final class Ear: NSObject {
        var heard: [String] = []
        func hear(_ notification: Notification) {
            let info = notification.userInfo?["key"] as? String
            heard.append(notification.name.rawValue + (info.map { " \($0)" } ?? ""))
        }
        func hearAny() { heard.append("any") }
    }

    private let device = Device()
    private let ear = Ear()
    private let one = Notification.Name("one")
    private let two = Notification.Name("two")

    private var center: NotificationCenter { .default }

    private func observe(_ name: Notification.Name?, of object: Any? = nil) {
        center.addObserver(
            ear, selector: Selector("hear(_:)", Ear.hear), name: name, object: object)
    }

    @Test("an observer hears what it asked for, from whom it asked, until it asks no more")
    func observers() {
        let (sender, other) = (NSObject(), NSObject())
        observe(one)
        observe(two, of: sender)
        center.addObserver(
            ear, selector: Selector("hearAny()", Ear.hearAny as (Ear) -> () -> Void), name: nil,
            object: other)
        center.post(name: one, object: nil, userInfo: ["key": "value"])
        center.post(name: two, object: other)
        center.post(name: two, object: sender)
        #expect(ear.heard == ["one value", "any", "two"])
        center.removeObserver(ear, name: one, object: nil)
        center.post(name: one, object: sender)
        center.post(name: two, object: sender)
        #expect(ear.heard.count == 4)
        center.removeObserver(NSObject())
        center.post(name: two, object: sender)
        #expect(ear.heard.count == 5, "somebody else has left")
        center.removeObserver(ear)
        center.post(name: two, object: sender)
        #expect(ear.heard.count == 5)
    }

    @Test("a closure hears until its token is removed, in mid-post too")
    func closures() {
        var heard: [String] = []
        var second: (any NSObjectProtocol)?
        let first = center.addObserver(forName: one, object: nil, queue: .main) { [center] _ in
            heard.append("first")
            if let second { center.removeObserver(second) }
        }
        second = center.addObserver(forName: one, object: nil, queue: nil) { _ in
            heard.append("second")
        }
        center.post(name: one, object: nil)
        center.removeObserver(first)
        center.post(name: one, object: nil)
        #expect(heard == ["first"])
    }

    @Test("what is taken away for one sender goes on for another")
    func oneSender() {
        let (first, second) = (NSObject(), NSObject())
        observe(one, of: first)
        observe(one, of: second)
        center.removeObserver(ear, name: one, object: first)
        center.post(name: one, object: first)
        #expect(ear.heard == [])
        center.post(name: one, object: second)
        #expect(ear.heard.count == 1)
    }

    @Test("an observer that has gone hears nothing, and one of a sender that has gone neither")
    func gone() {
        var passing: Ear? = Ear()
        center.addObserver(
            passing as Any, selector: Selector("hear(_:)", Ear.hear), name: one, object: nil)
        passing = nil
        var sender: NSObject? = NSObject()
        observe(one, of: sender)
        sender = nil
        center.post(name: one, object: NSObject())
        #expect(ear.heard == [])
    }

    @Test("what goes after its device takes its observers back without harm")
    func afterTheDevice() {
        final class Page: UIViewController {
            let token = NotificationCenter.default.addObserver(
                forName: nil, object: nil, queue: nil
            ) { _ in }
            deinit { NotificationCenter.default.removeObserver(token) }
        }
        weak var seen: Page?
        do {
            var own: Device? = Device()
            let page = Page()
            seen = page
            own?.window.rootViewController = page
            own = nil
        }
        #expect(seen == nil)
    }

    @Test("each device has a center of its own")
    func centers() {
        observe(one)
        let later = Device()
        NotificationCenter.default.post(name: one, object: nil)
        #expect(ear.heard == [] && later.now == 0)
    }

    @Test("an object keeps what is associated with it, and lets it go with itself")
    func associations() {
        var (key, other): (UInt8, UInt8) = (0, 0)
        for make in [{ UIView() }, { UITapGestureRecognizer() }, { UIViewController() }]
            as [() -> NSObject]
        {
            weak var seen: NSObject?
            do {
                let (owner, value) = (make(), NSObject())
                seen = value
                objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                objc_setAssociatedObject(owner, &other, 7, .OBJC_ASSOCIATION_RETAIN)
                #expect(objc_getAssociatedObject(owner, &key) as? NSObject === value)
                #expect(objc_getAssociatedObject(owner, &other) as? Int == 7)
                #expect(objc_getAssociatedObject(make(), &key) == nil)
            }
            #expect(seen == nil)
        }
    }

    @Test("what is assigned is not kept, nil takes a value back, and all can be removed")
    func associationPolicies() {
        var (key, other): (UInt8, UInt8) = (0, 0)
        let owner = NSObject()
        do {
            let value = NSObject()
            objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, &key) as? NSObject === value)
        }
        #expect(objc_getAssociatedObject(owner, &key) == nil)
        objc_setAssociatedObject(owner, &key, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(owner, &other, "b", .OBJC_ASSOCIATION_COPY)
        objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &key) == nil)
        #expect(objc_getAssociatedObject(owner, &other) as? String == "b")
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &other) == nil)
    }

    @Test("an object that comes where another was has nothing of the other's")
    func reusedPlaces() {
        var key: UInt8 = 0
        for number in 0..<1_000 {
            let owner = NSObject()
            #expect(objc_getAssociatedObject(owner, &key) == nil)
            objc_setAssociatedObject(owner, &key, number, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, &key) as? Int == number)
        }
    }

    @Test("a method can be sent later, with something to take")
    func performLater() {
        ear.perform(
            Selector("hear(_:)", Ear.hear), with: NSNotification(name: one, object: nil),
            afterDelay: 0.2)
        device.advance(by: 0.1)
        #expect(ear.heard == [])
        device.settle()
        #expect(ear.heard == ["one"])
    }
}
