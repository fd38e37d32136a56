extension World {
    /// The pager on a page, and what is known of it.
    struct Pager {
        /// The page that it is on.
        let page: Int
        /// The child that is shown, by what was heard of turns.
        var shown: Int? = 1
        /// The child that a finger turns to, announced and not ended.
        var pending: Int?
        /// What each child was told last.
        var last: [Int: PageCall] = [:]
        /// What code has asked for, by request, until its closure is called.
        var requests: [Int: Int] = [:]
        /// The rows that are to be selected, by what was heard and done.
        var selected: [Int: [Int]] = [:]
        /// The row whose actions are uncovered.
        var open: [Int: Int] = [:]
        /// The fingers that have landed in a child, by touch, and where the child's content was then;
        /// infinitely far away once it has moved.
        var touched: [Int: (child: Int, row: Int?, y: Double)] = [:]
        /// The tables whose rows have gone or come since the beginning.
        var resized: Set<Int> = []
        /// The lowest offset of a table, in points, when code last sent its content somewhere: on arrival it may be another.
        var sent: [Int: Double] = [:]
        /// Whether a page was presented while a child was just coming or going: whether that child hears of its end is not said.
        var isCoveredOnTheWay = false
        /// How many changes are just being done.
        var changes = 0
        /// Where the children were at the last look, and at the one before.
        var sight = PagingSight()
        var sightBefore = PagingSight()

        mutating func note(_ change: PagingChange) {
            changes += 1
            switch change {
            case .reload(let child): selected[child] = []
            case .rowSource(let child):
                selected[child] = []
                resized.insert(child)
                // A row may come under a finger that has landed beside all rows.
                moved(child)
            case .select(let child, let row, _):
                selected[child] = [row]
                send(child)
            case .deselect(let child, let row): selected[child]?.removeAll { $0 == row }
            case .show(let child, _, _):
                moved(child)
                send(child)
            case .turn, .pagerSource, .pagerInteraction, .rowInteraction: break
            }
        }

        /// Notes that a page is being presented over the pager.
        mutating func noteCover() {
            let isOnTheWay = last.values.contains { $0 == .willAppear || $0 == .willDisappear }
            if isOnTheWay { isCoveredOnTheWay = true }
        }

        /// Whether code has sent a table's content somewhere, and it has other limits since.
        func isSentElsewhere(_ child: Int, _ list: ScrollSight) -> Bool {
            sent[child].map { $0 != list.lowY } ?? false
        }

        private mutating func send(_ child: Int) { sent[child] = sight.lists[child]?.lowY }

        /// Another row may be under the fingers that have landed in a child.
        private mutating func moved(_ child: Int) {
            for (touch, place) in touched where place.child == child {
                touched[touch]?.y = .infinity
            }
        }

        mutating func note(_ news: PagingNews) {
            switch news {
            case .child(let child, let call): last[child] = call
            case .will(let child): pending = child
            case .did(_, let isCompleted, _):
                if isCompleted { shown = pending }
                pending = nil
            case .request(let request, let child): requests[request] = child
            case .closure(let request, let isFinished):
                let child = requests.removeValue(forKey: request)
                if isFinished { shown = child }
            case .touched(let child, let touch, let row, _, let y):
                touched[touch] = (child, row, y)
            case .row(let child, let call, let row, _):
                switch call {
                case .selected: selected[child] = [row]
                case .deselected: selected[child]?.removeAll { $0 == row }
                case .opens: open[child] = row
                case .closed: open[child] = nil
                }
            case .changed: changes -= 1
            case .seen(let sight):
                if changes == 0 { (shown, selected) = (page(in: sight), sight.selected) }
                sightBefore = self.sight
                self.sight = sight
                for (touch, place) in touched where sight.lists[place.child]?.y != place.y {
                    touched[touch]?.y = .infinity
                }
            }
        }

        /// The child that is shown: a pager tells of the one that code turns to from the start of the turn (S-B36), and of the
        /// one that a finger has turned to before the delegate hears of it.
        func page(in sight: PagingSight) -> Int? {
            let isUnderWay = isTurned(to: sight.shown) || pending != nil && sight.shown == pending
            return isUnderWay ? shown : sight.shown
        }

        /// Whether code has asked for a child and has no answer yet.
        func isTurned(to child: Int?) -> Bool { requests.values.contains { $0 == child } }

        /// Whether a child was in the pager at the last two looks.
        func isInside(_ child: Int) -> Bool {
            sight.inside.contains(child) && sightBefore.inside.contains(child)
        }
    }

    /// The pager that a case says, and all that its views bring along.
    func addPager(_ theCase: FuzzCase) {
        let setting = theCase.navigation.last { $0.key == NavigationProperty.pager.rawValue }
        guard let page = setting?.value, FuzzPage.ofStack.contains(page) else { return }
        pager = Pager(page: page)
        for view in PagerPart.views {
            known.insert(view)
            parents[view] = view == PagerPart.scroller ? -page : PagerPart.scroller
            add(.touchDelay, on: view)
            add(.scrollPan, on: view)
            guard let child = PagerPart.child(of: view) else { continue }
            if PagerPart.tables.contains(child) {
                add(.rowSwipe, on: view)
                add(.rowClose, on: view)
            } else {
                add(.scrollPinch, on: view)
            }
        }
    }

    /// Whether the view of a recognizer is a child's that may just have come or gone; out of sight it does so unseen.
    func isOnTheWay(_ id: Int) -> Bool {
        guard let pager, let child = gestures[id]?.view.flatMap({ PagerPart.child(of: $0) }) else {
            return false
        }
        let isVisible = navigation.sight?.visible.contains(pager.page) == true
        return !isVisible || !pager.isInside(child)
    }
}
