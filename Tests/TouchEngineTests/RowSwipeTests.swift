import Testing
import TouchEngine

@Suite("A swipe across a row")
struct RowSwipeTests {
    private let scene = TableScene.withActions()

    @Test("uncovers the actions on its side, where the table does not scroll (S-B3, S-B20)")
    func opens() {
        scene.swipe(2, by: -160)
        #expect(scene.left(2) == -148)
        #expect(scene.log.heard == ["open 2"])
        #expect(scene.table.contentOffset.y == 0)
        scene.device.tap(at: scene.point(8))
        scene.device.settle()
        scene.swipe(2, from: 100, by: 90)
        #expect(scene.left(2) == 74)
    }

    @Test("read from right to left, the leading actions are at the right (S-B25)")
    func rightToLeft() {
        scene.device.layoutDirection = .rightToLeft
        scene.swipe(2, by: -90)
        #expect(scene.left(2) == -74)
        scene.device.tap(at: scene.point(8))
        scene.device.settle()
        scene.swipe(2, from: 100, by: 160)
        #expect(scene.left(2) == 148)
        scene.device.tap(at: scene.point(8))
        scene.device.settle()
        scene.table.semanticContentAttribute = .forceLeftToRight
        scene.swipe(2, by: -160)
        #expect(scene.left(2) == -148)
    }

    @Test("a drag that goes down more than across is the scroll view's (S-B3)")
    func yields() {
        scene.device.drag(from: scene.point(9), to: CGPoint(x: 160, y: 400), over: 0.3)
        scene.device.settle()
        #expect(scene.log.heard == [])
        #expect(scene.table.contentOffset.y > 0)
        #expect(scene.reasons(scene.rowPan).contains(.rowSwipeDown))
    }

    @Test("does nothing where a side has no actions (S-B20, S-B24)")
    func noActions() {
        scene.log.leading = []
        scene.swipe(2, from: 100, by: 160)
        #expect(scene.left(2) == 0)
        #expect(scene.reasons(scene.rowPan).contains(.rowSwipeNoActions))
    }

    @Test(
        "a short one covers the actions again; a flick decides by its direction (model: rowActionWidth, model: rowSwipeDuration)"
    )
    func decides() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(2))
        finger.move(to: scene.point(2, x: 140), over: 0.4)
        finger.up()
        scene.device.advance(by: 0.29)
        #expect(scene.device.trace.records(.animationEnded).isEmpty)
        scene.device.settle()
        #expect(scene.left(2) == 0)
        #expect(scene.log.heard == ["open 2", "close 2"])
        scene.device.drag(from: scene.point(2), to: scene.point(2, x: 150), over: 0.05)
        scene.device.settle()
        #expect(scene.left(2) == -148)
    }

    @Test("one across most of the row does the first action, if it may (S-B20, model: fullSwipe)")
    func full() {
        scene.swipe(2, from: 380, by: -260)
        #expect(scene.log.heard == ["open 2", "do Delete", "close 2"])
        #expect(scene.left(2) == 0)
        scene.log.performsFirst = false
        scene.swipe(2, from: 380, by: -260)
        #expect(scene.log.heard.last == "open 2")
        #expect(scene.left(2) == -148)
    }

    @Test(
        "past its actions a row follows less and less, where that does nothing (S-B28, model: rubberBand)"
    )
    func pastItsActions() {
        scene.log.performsFirst = false
        let finger = scene.device.finger()
        finger.down(at: scene.point(2, x: 380))
        finger.move(to: scene.point(2, x: 130), over: 0.3)
        let (left, width) = (scene.left(2) ?? 0, 393.0)
        // What the finger has gone past them, and how much of that the band shows.
        let model = ModelParameters()
        let past = 250 - model.rowSwipeSlop - 2 * model.rowActionWidth
        let shown = past * width * model.rubberBand / (width + past * model.rubberBand)
        #expect(abs(left + 148 + shown) < 0.5)
        finger.up()
        scene.device.settle()
        #expect(scene.left(2) == -148)
    }

    @Test("a tap on an action does it; the row closes when it is done (S-B20)")
    func action() {
        scene.swipe(2, by: -160)
        scene.device.tap(at: scene.point(2, x: 280))
        scene.device.settle()
        #expect(scene.log.heard == ["open 2", "do Flag"])
        #expect(scene.left(2) == -148)
        scene.device.tap(at: scene.point(2, x: 370))
        scene.device.settle()
        #expect(scene.log.heard == ["open 2", "do Flag", "do Delete", "close 2"])
        #expect(scene.left(2) == 0)
    }

    @Test("a tap elsewhere, or on the row, covers the actions and selects nothing (S-B20)")
    func closes() {
        for row in [6, 2] {
            scene.swipe(2, by: -160)
            scene.device.tap(at: scene.point(row, x: 100))
            scene.device.settle()
            #expect(scene.left(2) == 0)
        }
        #expect(scene.log.heard == ["open 2", "close 2", "open 2", "close 2"])
        scene.device.tap(at: scene.point(6))
        #expect(scene.log.heard.last == "select 6")
    }

    @Test(
        "the touch that covers the actions is kept from the table, and from nobody else",
        .tags(.apparatus))
    func othersTouch() {
        let listener = Listener()
        let (inside, outside) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        listener.listen(to: inside, as: "inside")
        listener.listen(to: outside, as: "outside")
        scene.table.addGestureRecognizer(inside)
        scene.device.window.addGestureRecognizer(outside)
        scene.swipe(2, by: -160)
        scene.device.tap(at: scene.point(6))
        scene.device.settle()
        #expect(scene.log.heard.last == "close 2")
        #expect(listener.heard == ["outside ended"])
    }

    @Test("scrolling covers the actions (S-B20)")
    func scrolling() {
        scene.swipe(12, by: -160)
        scene.device.drag(from: scene.point(12, x: 60), to: CGPoint(x: 60, y: 200), over: 0.3)
        scene.device.settle()
        #expect(scene.log.heard == ["open 12", "close 12"])
        #expect(scene.table.contentOffset.y > 0)
    }

    @Test("a second swipe on the row takes it back (S-B20)")
    func back() {
        scene.swipe(2, by: -160)
        scene.swipe(2, from: 100, by: 130)
        #expect(scene.left(2) == 0)
        #expect(scene.log.heard == ["open 2", "close 2"])
    }

    @Test("rows that are reloaded in their action are covered, once (S-B20)")
    func reload() {
        let (table, log) = (scene.table, scene.log)
        log.trailing = [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                log.rows = log.rows.map { $0 - 1 }
                table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .left)
                completion(true)
            }
        ]
        scene.swipe(2, by: -100)
        scene.device.tap(at: scene.point(2, x: 380))
        scene.device.settle()
        #expect(log.heard == ["open 2", "close 2"])
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(table.subviews.filter { !$0.isHidden }.count == 18)
    }

    @Test(
        "a row taken from its finger rests where it is nearer to (model: rowActionWidth)",
        arguments: [60, 90])
    func takenAway(way: CGFloat) {
        let finger = scene.device.finger()
        finger.down(at: scene.point(2, x: 300))
        finger.move(to: scene.point(2, x: 290 - way), over: 0.3)
        scene.rowPan.isEnabled = false
        scene.device.settle()
        finger.up()
        #expect(scene.left(2) == (way > 74 ? -148 : 0))
    }

    @Test("code that scrolls an open row out of sight covers its actions", .tags(.apparatus))
    func scrolledAway() {
        scene.swipe(2, by: -160)
        scene.table.contentOffset.y = 5_000
        scene.device.settle()
        #expect(scene.log.heard == ["open 2", "close 2"])
        scene.table.contentOffset.y = 0
        scene.device.settle()
        #expect(scene.left(2) == 0)
    }

    @Test("a finger that is taken from an open row leaves it open", .tags(.apparatus))
    func closerCancelled() {
        scene.swipe(2, by: -160)
        scene.device.finger().down(at: scene.point(2, x: 100))
        scene.device.cancelTouches()
        scene.device.settle()
        #expect(scene.left(2) == -148)
        scene.device.tap(at: scene.point(2, x: 100))
        scene.device.settle()
        #expect(scene.left(2) == 0)
    }

    @Test("the pop wins a swipe at the edge; without its stock delegate the row does (S-B2)")
    func edge() {
        final class Willing: NSObject, UIGestureRecognizerDelegate {}
        func pages() -> (UINavigationController, UIViewController) {
            let navigation = UINavigationController()
            let page = UIViewController()
            navigation.viewControllers = [UIViewController(), page]
            scene.device.window.rootViewController = navigation
            page.view.addSubview(scene.table)
            scene.device.settle()
            return (navigation, page)
        }
        func swipe() {
            let y: CGFloat = 400
            scene.device.drag(from: CGPoint(x: 4, y: y), to: CGPoint(x: 380, y: y), over: 0.3)
            scene.device.settle()
        }
        let (first, _) = pages()
        swipe()
        #expect(first.viewControllers.count == 1)
        #expect(scene.log.heard == [])
        let (second, _) = pages()
        let willing = Willing()
        second.interactivePopGestureRecognizer?.delegate = willing
        swipe()
        #expect(second.viewControllers.count == 2)
        #expect(scene.log.heard.contains("do Read"))
        withExtendedLifetime(willing) {}
    }
}
