import Testing

@testable import TouchEngine

@Suite("A bar on the way from page to page")
struct BarCrossingTests {
    private let scene = MailScene()
    private var bar: UINavigationBar { scene.navigation.navigationBar }
    private var other: UILabel? {
        bar.subviews.compactMap { $0 as? UILabel }
            .first { $0.accessibilityIdentifier == "other title" }
    }

    /// A finger that leads a pop from the edge, half the width far.
    private func leading() -> Finger {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 200, y: 400), over: 0.3)
        return finger
    }

    @Test(
        "while a finger leads the pop, both titles stand in the bar, and fade and move with it",
        .tags(.apparatus)
    )
    func led() throws {
        let upper = try #require(bar.title?.text)
        let finger = leading()
        let (title, other) = (try #require(bar.title), try #require(self.other))
        #expect(other.text == upper && title.text != upper)
        #expect(title.alpha > 0.2 && title.alpha < 0.8)
        #expect(abs(title.alpha + other.alpha - 1) < 0.001)
        #expect(other.center.x > bar.bounds.midX && title.center.x < bar.bounds.midX)
        let before = (title.alpha, title.center.x)
        finger.move(to: CGPoint(x: 300, y: 400), over: 0.1)
        #expect(try #require(bar.title).alpha > before.0)
        #expect(try #require(bar.title).center.x > before.1)
    }

    @Test(
        "when the pop is done, or taken back, one title is left, whole and in its place",
        .tags(.apparatus), arguments: [true, false])
    func done(finishes: Bool) throws {
        let upper = bar.title?.text
        let finger = leading()
        finger.move(to: CGPoint(x: finishes ? 350 : 20, y: 400), over: finishes ? 0.1 : 0.5)
        finger.move(to: CGPoint(x: finishes ? 350 : 20, y: 400), over: 0.2)
        finger.up()
        scene.device.settle()
        #expect((bar.title?.text == upper) != finishes)
        #expect(bar.title?.alpha == 1 && bar.title?.center.x == bar.bounds.midX)
        #expect(other == nil && bar.buttons.allSatisfy { $0.titleLabel?.alpha == 1 })
    }

    @Test(
        "an animated push goes the other way round, and one without animation leaves nothing over",
        .tags(.apparatus))
    func pushed() throws {
        let page = UIViewController()
        page.title = "Next"
        scene.navigation.pushViewController(page, animated: true)
        scene.device.advance(by: 0.1)
        #expect(try #require(bar.title).center.x > bar.bounds.midX)
        #expect(try #require(other).center.x < bar.bounds.midX)
        scene.device.settle()
        #expect(other == nil && bar.title?.text == "Next")
        scene.navigation.popViewController(animated: false)
        #expect(other == nil && bar.title?.alpha == 1)
    }
}
