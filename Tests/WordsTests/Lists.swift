import TouchEngine

/// Scenes with lists, pages, texts and web views.
enum Lists {
    /// The devices of all scenes, each after its run.
    static var devices: [Device] {
        [table([(300, -160), (300, -100), (380, -300)]), table([(50, 100)]), shortTable()]
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
            device.tap(at: CGPoint(x: way < -120 ? 100 : 380, y: 60))
            device.settle()
        }
        withExtendedLifetime(source) {}
        return device
    }

    private static func shortTable() -> Device {
        let device = table([])
        device.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 300, y: 500), over: 0.3)
        device.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 300), over: 0.3)
        device.settle()
        return device
    }
}
