import TouchEngine

/// A list of 10,000 rows that a finger scrolls.
struct Scroll {
    private let device = Device(.iPhoneProMotion)
    private let rows: Rows

    init(keeping: Device.Memory) {
        device.keeps = keeping
        rows = Rows(frame: device.window.bounds)
        device.window.addSubview(rows)
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
        precondition(rows.moves > 7000, "the list has stood still")
    }

    private func drag(_ finger: Finger, by distance: CGFloat, over duration: TimeInterval) {
        finger.down(at: CGPoint(x: 200, y: 426 + distance / 2))
        finger.move(to: CGPoint(x: 200, y: 426 - distance / 2), over: duration)
        finger.up()
    }
}

/// A scroll view with views for the rows in sight only: one that has left it shows the next to come.
private final class Rows: UIScrollView {
    private static let count = 10_000
    private static let height: CGFloat = 44

    /// How often the content has come to stand elsewhere.
    private(set) var moves = 0
    private let labels: [UILabel]
    private var shown = 0..<0

    override init(frame: CGRect) {
        labels = (0..<Int(frame.height / Rows.height) + 2).map { _ in UILabel() }
        super.init(frame: frame)
        contentSize = CGSize(width: frame.width, height: CGFloat(Rows.count) * Rows.height)
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        moves += 1
        let first = max(Int(bounds.minY / Rows.height), 0)
        let wanted = first..<min(first + labels.count, Rows.count)
        guard wanted != shown else { return }
        for row in wanted where !shown.contains(row) {
            let label = labels[row % labels.count]
            label.text = "Row \(row)"
            label.frame = CGRect(
                x: 0, y: CGFloat(row) * Rows.height, width: bounds.width, height: Rows.height)
        }
        shown = wanted
    }
}
