import TouchEngine

/// Scenes with lists, pages, texts and web views.
enum Lists {
    /// The devices of all scenes, each after its run.
    static var devices: [Device] {
        [
            table([(380, -300), (300, -160)]), table([(300, -100)]), table([(50, 100)]),
            drag(CGPoint(x: 100, y: 500), CGPoint(x: 300, y: 500)),
            drag(CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 300)), collection(),
            pages(by: -300), pages(by: -100), web(visited: 1), web(visited: 0),
        ]
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
        }
    }

    private static func table(_ swipes: [(x: Double, by: Double)]) -> Device {
        let device = Device()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let source = Source()
        table.dataSource = source
        table.delegate = source
        device.window.addSubview(table)
        device.settle()
        device.tap(at: CGPoint(x: 100, y: 20))
        for (x, way) in swipes {
            device.drag(from: CGPoint(x: x, y: 60), to: CGPoint(x: x + way, y: 60), over: 0.5)
            device.settle()
            // A tap beside the actions, or on them.
            if way < 0 { device.tap(at: CGPoint(x: way < -120 ? 100 : 380, y: 60)) }
            device.settle()
        }
        withExtendedLifetime(source) {}
        return device
    }

    private static func drag(_ start: CGPoint, _ end: CGPoint) -> Device {
        let device = table([])
        device.drag(from: start, to: end, over: 0.3)
        device.settle()
        return device
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 5 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    private static func collection() -> Device {
        let device = Device()
        let items = Items()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = items
        device.window.addSubview(view)
        device.settle()
        device.tap(at: CGPoint(x: 20, y: 20))
        withExtendedLifetime(items) {}
        return device
    }

    private final class Pages: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { RareScenes.Page("Next") }
    }

    private static func pages(by way: Double) -> Device {
        let device = Device()
        let pages = Pages()
        let pager = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = pages
        pager.setViewControllers(
            [RareScenes.Page("First")], direction: .forward, animated: false)
        device.window.rootViewController = pager
        device.settle()
        device.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 350 + way, y: 400), over: 1)
        device.settle()
        withExtendedLifetime(pages) {}
        return device
    }

    private static func web(visited: Int) -> Device {
        let device = Device()
        let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        web.allowsBackForwardNavigationGestures = true
        web.pretendVisited(before: visited)
        device.window.addSubview(web)
        device.settle()
        device.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        device.settle()
        return device
    }
}
