import Testing
import TouchEngine

@Suite("The cell that comes next")
struct CellAheadTests {
    private let scene = TableScene()
    private let teller = Teller()

    /// Tells which rows were asked for and which are about to be seen.
    private final class Teller: NSObject, UITableViewDataSource, UITableViewDelegate {
        var asked: [Int] = []
        var displayed: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            asked.append(indexPath.row)
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { displayed.append(indexPath.row) }
    }

    init() {
        scene.table.dataSource = teller
        scene.table.delegate = teller
        scene.device.settle()
    }

    private func scroll(to y: CGFloat) {
        scene.table.contentOffset.y = y
        scene.table.layoutIfNeeded()
    }

    @Test("at rest the rows in sight are asked for, and no other (S-B18)")
    func atRest() {
        #expect(teller.asked == Array(0...17) && teller.displayed == teller.asked)
    }

    @Test("is asked for on the way down, and displayed when it comes into sight (S-B18)")
    func down() {
        scroll(to: 10)
        #expect(teller.asked.last == 18 && teller.displayed.last == 17)
        scroll(to: 60)
        #expect(teller.asked == Array(0...19) && teller.displayed.last == 18)
    }

    @Test("on the way up it is the row above; none is asked for beyond the ends (S-B18)")
    func up() {
        scroll(to: 1_000)
        (teller.asked, teller.displayed) = ([], [])
        scroll(to: 990)
        #expect(teller.asked == [19, 18] && teller.displayed == [19])
        scroll(to: 3)
        teller.asked = []
        scroll(to: 0)
        #expect(teller.asked.isEmpty)
        scroll(to: 4_148)
        teller.asked = []
        scroll(to: 4_149)
        #expect(teller.asked.isEmpty && scene.table.visibleCells.count <= 19)
    }

    @Test(
        "a scroll that code animates asks for it before its first frame, at the other end too (S-B18, M-27)"
    )
    func beforeTheFirstFrame() {
        scene.table.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(scene.table.contentOffset.y == 0)
        #expect(teller.asked.last == 18 && teller.displayed.last == 17)
        scene.device.settle()
        scroll(to: 1_010)
        teller.asked = []
        scene.table.setContentOffset(.zero, animated: true)
        #expect(teller.asked == [19] && scene.table.contentOffset.y == 1_010)
    }

    @Test("is not among the visible cells, and is used elsewhere where the way turns round (S-B18)")
    func turned() {
        scroll(to: 10)
        #expect(scene.table.cellForRow(at: IndexPath(row: 18, section: 0)) == nil)
        #expect(scene.table.visibleCells.count == 18)
        scroll(to: 1_010)
        scroll(to: 1_000)
        #expect(teller.asked.suffix(2) == [38, 19] || teller.asked.last == 19)
        #expect(teller.displayed.last == 37)
    }
}
