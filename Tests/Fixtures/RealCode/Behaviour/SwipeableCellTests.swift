import Testing
import TouchEngine

private struct Scene {
    let device = Device()
    let page = SwipeableListViewController()

    init() {
        device.window.rootViewController = page
        page.view.layoutIfNeeded()
        device.settle()
    }

    func cell(_ row: Int) -> SwipeableCell? {
        page.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? SwipeableCell
    }

    func middle(_ row: Int) -> CGPoint {
        let rect = page.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        return page.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func drag(_ row: Int, by way: CGFloat) {
        let start = middle(row)
        device.drag(from: start, to: CGPoint(x: start.x + way, y: start.y), over: 0.3)
        device.settle()
    }
}

@Test("a swipe to the left opens a row and closes the one that was open")
func swipeOpensOneCell() throws {
    let scene = Scene()
    let (first, second) = (try #require(scene.cell(2)), try #require(scene.cell(4)))
    scene.drag(2, by: -120)
    #expect(first.isOpen)
    #expect(first.front.transform.tx == -96)
    scene.drag(4, by: -120)
    #expect(second.isOpen)
    #expect(!first.isOpen)
    #expect(first.front.transform == .identity)
    #expect(scene.page.tableView.contentOffset.y == 0)
}

@Test("the uncovered button deletes its own row, once")
func swipeDeletes() throws {
    let scene = Scene()
    scene.drag(2, by: -120)
    let place = scene.middle(2)
    scene.device.tap(at: CGPoint(x: 350, y: place.y))
    scene.device.settle()
    #expect(scene.page.items.count == 29)
    #expect(!scene.page.items.contains("Item 3"))
    scene.device.tap(at: CGPoint(x: 350, y: place.y))
    scene.device.settle()
    #expect(scene.page.items.count == 29)
}

@Test("a drag up scrolls and opens nothing; a drag to the right of a closed row does nothing")
func swipeLeavesTheTable() throws {
    let scene = Scene()
    scene.drag(2, by: 120)
    #expect(scene.cell(2)?.front.transform == .identity)
    scene.drag(5, by: -120)
    let open = try #require(scene.cell(5))
    let start = scene.middle(8)
    scene.device.drag(from: start, to: CGPoint(x: start.x - 40, y: start.y - 100), over: 2)
    scene.device.settle()
    #expect(scene.page.tableView.contentOffset.y > 50)
    #expect(!open.isOpen)
    #expect(scene.page.tableView.indexPathForRow(at: .zero) != nil)
}

@Test("a swipe that is taken away, or is too short, closes again")
func swipeTakenBack() throws {
    let scene = Scene()
    scene.drag(3, by: -40)
    #expect(scene.cell(3)?.isOpen == false)
    let finger = scene.device.finger()
    finger.down(at: scene.middle(3))
    finger.move(to: CGPoint(x: 40, y: scene.middle(3).y), over: 0.3)
    #expect(scene.cell(3)?.front.transform.tx == -96)
    scene.device.cancelTouches()
    finger.up()
    scene.device.settle()
    #expect(scene.cell(3)?.isOpen == false)
    #expect(scene.cell(3)?.front.transform == .identity)
}
