import TouchEngine

/// The pager of a case, alive.
final class PagerStage: NSObject {
    private let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let children: [PagerChild]
    private weak var stage: Stage?
    private var requests = 0

    init(on page: FuzzPage, stage: Stage) {
        self.stage = stage
        children = PagerPart.children.map { PagerChild($0, stage: stage) }
        super.init()
        pager.title = "pager"
        pager.dataSource = self
        pager.delegate = self
        page.addChild(pager)
        pager.view.frame = page.view.bounds
        page.view.addSubview(pager.view)
        pager.didMove(toParent: page)
        page.pager = pager
        pager.setViewControllers([children[0]], direction: .forward, animated: false)
        guard let scroller else { return }
        scroller.accessibilityIdentifier = "v\(PagerPart.scroller)"
        for (kind, recognizer) in BuiltIn.all(of: scroller) {
            stage.name(recognizer, kind.number(on: PagerPart.scroller))
        }
    }

    private var scroller: UIScrollView? { pager.view.subviews.first as? UIScrollView }

    func view(_ id: Int) -> UIView? {
        if id == PagerPart.scroller { return scroller }
        return PagerPart.child(of: id).flatMap { child($0)?.view }
    }

    private func child(_ number: Int) -> PagerChild? { children.first { $0.number == number } }

    /// The part that a view is in.
    func part(of view: UIView) -> Int? {
        PagerPart.views.reversed().first { id in
            let loaded =
                id == PagerPart.scroller
                ? pager.viewIfLoaded : PagerPart.child(of: id).flatMap { child($0)?.viewIfLoaded }
            return loaded.map { view.isDescendant(of: $0) } == true
        }
    }

    /// Tells where in a child a finger has landed; the record of that is just being passed on.
    func noteLanding(_ touch: UITouch, number: Int) {
        guard let view = touch.view,
            let child = part(of: view).flatMap({ PagerPart.child(of: $0) }),
            let scroll = self.child(child)?.scroll
        else { return }
        var place: UIView? = view
        while let here = place, here !== scroll, !(here is FuzzCell) { place = here.superview }
        stage?.observer.see(
            .paging(
                .touched(
                    child: child, touch: number, row: (place as? FuzzCell)?.row,
                    isBesideRows: view === scroll, y: Double(scroll.contentOffset.y))))
    }

    func perform(_ change: PagingChange) {
        defer { stage?.see(.paging(.changed)) }
        func table(_ number: Int) -> UITableView? { child(number)?.view as? UITableView }
        switch change {
        case .turn(let number, let isReverse, let isAnimated):
            guard let child = child(number) else { return }
            requests += 1
            let request = requests
            stage?.see(.paging(.request(request, child: number)))
            pager.setViewControllers(
                [child], direction: isReverse ? .reverse : .forward, animated: isAnimated
            ) { [weak stage] isFinished in
                stage?.see(.paging(.closure(request, isFinished: isFinished)))
            }
        case .pagerSource: pager.dataSource = pager.dataSource == nil ? self : nil
        case .pagerInteraction: pager.view.isUserInteractionEnabled.toggle()
        case .reload(let number): table(number)?.reloadData()
        case .rowSource(let number): child(number)?.toggleSource()
        case .rowInteraction(let number): child(number)?.view.isUserInteractionEnabled.toggle()
        case .select(let number, let row, let isAnimated):
            table(number)?.selectRow(
                at: IndexPath(row: row, section: 0), animated: isAnimated, scrollPosition: .middle)
        case .deselect(let number, let row):
            table(number)?.deselectRow(at: IndexPath(row: row, section: 0), animated: false)
        case .show(let number, let row, let isAnimated):
            table(number)?.scrollToRow(
                at: IndexPath(row: row, section: 0), at: .middle, animated: isAnimated)
        }
    }

    var sight: PagingSight {
        var sight = PagingSight()
        let shown = pager.viewControllers?.first as? PagerChild
        sight.shown = shown?.number
        for child in children {
            guard let scroll = child.scroll else { continue }
            if scroll.isDescendant(of: pager.view) { sight.inside.append(child.number) }
            sight.lists[child.number] = ScrollSight(scroll)
            guard let table = child.table else { continue }
            sight.selected[child.number] = table.indexPathsForSelectedRows?.map(\.row) ?? []
            sight.aside[child.number] = table.subviews.compactMap { $0 as? FuzzCell }
                .filter { !$0.isHidden && abs($0.frame.minX) > 0.01 }.map(\.row)
        }
        if let view = shown?.viewIfLoaded {
            let room = view.convert(
                CGRect(origin: view.bounds.origin, size: view.bounds.size), to: pager.view)
            let whole = pager.view.bounds
            sight.isFilled =
                abs(room.minX - whole.minX) < 0.01 && abs(room.minY - whole.minY) < 0.01
                && abs(room.width - whole.width) < 0.01 && abs(room.height - whole.height) < 0.01
        }
        return sight
    }
}

extension PagerStage: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? PagerChild).flatMap { child($0.number - 1) } }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { (viewController as? PagerChild).flatMap { child($0.number + 1) } }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        guard let child = pendingViewControllers.first as? PagerChild else { return }
        stage?.see(.paging(.will(child: child.number)))
        stage?.call(.view(PagerPart.scroller), .willTurn)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard let previous = previousViewControllers.first as? PagerChild else { return }
        let shown = (pager.viewControllers?.first as? PagerChild)?.number
        stage?.see(
            .paging(.did(previous: previous.number, isCompleted: completed, shown: shown)))
        stage?.call(.view(PagerPart.scroller), .turned)
    }
}
