import TouchEngine

/// A table of 10,000 rows that a finger scrolls.
struct Scroll {
    private let device = Device(.iPhoneProMotion)
    private let rows = Rows(count: 10_000)

    init(keeping: Device.Memory) {
        device.keeps = keeping
        let table = UITableView(frame: device.window.bounds)
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        device.window.addSubview(table)
    }

    /// Drags and flings in turn, without a rest, for a minute of the device's time.
    func minute() {
        let finger = device.finger()
        while device.now < 57.5 {
            drag(finger, by: 300, over: 0.5)
            device.advance(by: 0.5)
            drag(finger, by: 400, over: 0.1)
            device.advance(by: 1.5)
        }
        device.advance(by: 60 - device.now)
        precondition(rows.moves > 7000, "the table has stood still")
    }

    private func drag(_ finger: Finger, by distance: CGFloat, over duration: TimeInterval) {
        finger.down(at: CGPoint(x: 200, y: 426 + distance / 2))
        finger.move(to: CGPoint(x: 200, y: 426 - distance / 2), over: duration)
        finger.up()
    }
}
