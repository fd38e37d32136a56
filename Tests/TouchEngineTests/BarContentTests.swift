import Testing
import TouchEngine

@Suite("What a navigation bar shows")
struct BarContentTests {
    private let scene = MailScene()
    private var bar: UINavigationBar { scene.navigation.navigationBar }
    private var item: UINavigationItem { scene.message.navigationItem }

    /// What stands in the bar over its background, as text and place, in points from its left edge.
    private var contents: [String] {
        bar.subviews.dropFirst(2).compactMap { view in
            let text = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
            return text.map { "\($0) \(view.frame.minX) to \(view.frame.maxX)" }
        }
    }

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @Test(
        "a title in the middle, the back button at the leading edge with the title of the page underneath",
        .tags(.apparatus))
    func plain() throws {
        // A button is 9 pt a letter wide, and 8 pt on each side.
        #expect(contents == ["Message 100.0 to 293.0", "‹ Inbox 8.0 to 87.0"])
        #expect(bar.topItem === item)
        let label = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.frame == CGRect(x: 100, y: 11, width: 193, height: 22))
        #expect(label.textAlignment == .center && label.font.pointSize == 17)
        let back = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(back.frame == CGRect(x: 8, y: 0, width: 79, height: 44))
        #expect(back.titleLabel?.frame == CGRect(x: 8, y: 11, width: 63, height: 22))
        #expect(back.titleLabel?.textAlignment == .natural)
        #expect(back.currentTitleColor == .systemBlue)
    }

    @Test(
        "items stand one after the other from their edge inward; left ones take the back button's place (N-C2.3)"
    )
    func items() {
        item.rightBarButtonItems = [button("Edit"), button("A")]
        #expect(contents.suffix(2) == ["Edit 333.0 to 385.0", "A 308.0 to 333.0"])
        item.leftBarButtonItems = [button("Done"), button("B")]
        #expect(
            contents == [
                "Message 100.0 to 293.0", "Done 8.0 to 60.0", "B 60.0 to 85.0",
                "Edit 333.0 to 385.0", "A 308.0 to 333.0",
            ])
        item.leftItemsSupplementBackButton = true
        #expect(
            contents.prefix(4) == [
                "Message 100.0 to 293.0", "‹ Inbox 8.0 to 87.0", "Done 87.0 to 139.0",
                "B 139.0 to 164.0",
            ])
        item.hidesBackButton = true
        #expect(contents.prefix(2) == ["Message 100.0 to 293.0", "Done 8.0 to 60.0"])
        item.leftBarButtonItems = []
        #expect(contents.prefix(2) == ["Message 100.0 to 293.0", "Edit 333.0 to 385.0"])
        item.hidesBackButton = false
        item.leftItemsSupplementBackButton = false
        #expect(contents.dropFirst().first == "‹ Inbox 8.0 to 87.0", "no item is none in its place")
    }

    @Test("where one reads from right to left each stands where its mirror image was (N-C1.6)")
    func mirrored() {
        item.leftBarButtonItem = button("Done")
        item.rightBarButtonItem = button("Edit")
        item.leftItemsSupplementBackButton = true
        scene.device.layoutDirection = .rightToLeft
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(
            contents == [
                "Message 100.0 to 293.0", "‹ Inbox 306.0 to 385.0", "Done 254.0 to 306.0",
                "Edit 8.0 to 60.0",
            ])
    }

    @Test("the back button says what the item underneath wants it to", .tags(.apparatus))
    func backTitle() {
        let under = scene.inbox.navigationItem
        under.backButtonTitle = "All"
        #expect(contents.last == "‹ All 8.0 to 69.0")
        under.backButtonTitle = nil
        under.title = "In"
        #expect(contents.last == "‹ In 8.0 to 60.0")
        under.title = nil
        #expect(contents.last == "‹ Back 8.0 to 78.0")
        item.title = nil
        #expect(contents == ["‹ Back 8.0 to 78.0"])
        scene.navigation.popViewController(animated: false)
        #expect(contents.isEmpty && bar.topItem === under)
        item.title = "Elsewhere"
        #expect(contents.isEmpty, "an item that is not on show shows nothing")
    }

    @Test(
        "the page just underneath names the back button, however many there are", .tags(.apparatus))
    func third() {
        scene.navigation.pushViewController(LoggedPage("Reply"), animated: false)
        #expect(contents == ["Reply 100.0 to 293.0", "‹ Message 8.0 to 105.0"])
    }

    @Test("an item in both bars sends from neither while it is not enabled", .tags(.apparatus))
    func inBothBars() {
        final class Owner {
            var taps = 0
            func act() { taps += 1 }
        }
        let owner = Owner()
        let edit = UIBarButtonItem(
            title: "Edit", style: .plain, target: owner, action: Selector("act", Owner.act))
        item.rightBarButtonItem = edit
        scene.message.toolbarItems = [edit]
        scene.navigation.isToolbarHidden = false
        scene.device.settle()
        edit.isEnabled = false
        scene.device.tap(at: CGPoint(x: 359, y: 81))
        scene.device.tap(at: CGPoint(x: 196, y: 796))
        #expect(owner.taps == 0)
        edit.isEnabled = true
        scene.device.tap(at: CGPoint(x: 196, y: 796))
        #expect(owner.taps == 1)
    }

    @Test("the single item of a side is the first of it", .tags(.apparatus))
    func single() {
        let (one, two) = (button("One"), button("Two"))
        #expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil)
        item.leftBarButtonItems = [one, two]
        item.rightBarButtonItems = [two, one]
        #expect(item.leftBarButtonItem === one && item.rightBarButtonItem === two)
        item.leftBarButtonItem = two
        item.rightBarButtonItem = one
        #expect(item.leftBarButtonItems == [two] && item.rightBarButtonItems == [one])
        item.leftBarButtonItem = nil
        item.rightBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
        #expect(UINavigationItem(title: "Alone").title == "Alone")
    }

    @Test("its background reaches under the status bar, a hairline closes it", .tags(.apparatus))
    func background() {
        scene.device.settle()
        let (backdrop, hairline) = (bar.subviews.first, bar.subviews.dropFirst().first)
        #expect(backdrop?.frame == CGRect(x: 0, y: -59, width: 393, height: 103))
        #expect(backdrop?.backgroundColor == .secondarySystemBackground)
        #expect(backdrop?.accessibilityIdentifier == "bar background")
        #expect(hairline?.frame == CGRect(x: 0, y: 43.5, width: 393, height: 0.5))
        #expect(hairline?.backgroundColor == .separator)
        #expect(hairline?.accessibilityIdentifier == "bar hairline")
        #expect(backdrop?.isUserInteractionEnabled == false)
        #expect(hairline?.isUserInteractionEnabled == false)
    }

    @Test("an item that is not enabled sends nothing, and its button follows it", .tags(.apparatus))
    func enabled() throws {
        final class Owner {
            var senders: [UIBarButtonItem] = []
            func act(_ sender: UIBarButtonItem) { senders.append(sender) }
        }
        let owner = Owner()
        let edit = UIBarButtonItem(
            title: "Edit", style: .done, target: owner, action: Selector("act(_:)", Owner.act))
        edit.isEnabled = false
        item.rightBarButtonItem = edit
        #expect(edit.style == .done && edit.target === owner)
        let shown = try #require(bar.subviews.last as? UIButton)
        #expect(!shown.isEnabled)
        scene.device.tap(at: CGPoint(x: 359, y: 81))
        #expect(owner.senders.isEmpty)
        edit.isEnabled = true
        #expect(shown.isEnabled)
        scene.device.tap(at: CGPoint(x: 359, y: 81))
        #expect(owner.senders == [edit])
        edit.isEnabled = false
        #expect(!shown.isEnabled)
    }

    @Test("a tap on the back button pops with an animation", .tags(.apparatus))
    func back() {
        scene.device.tap(at: CGPoint(x: 40, y: 81))
        #expect(scene.navigation.transitionCoordinator?.isAnimated == true)
        #expect(scene.stack == ["Inbox"])
    }
}
