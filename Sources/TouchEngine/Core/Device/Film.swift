/// Pictures of the screen at the moments when there was something new to see.
final class Film {
    /// The screen at one moment.
    struct Frame {
        let time: TimeInterval
        /// The last record before the moment, or -1.
        let record: Int
        let views: [PaintedView]
        let fingers: [(number: Int, location: CGPoint)]
    }

    private(set) var frames: [Frame] = []
    private var lastRecord = -1
    /// While fingers or pages move, a picture is taken this often, in seconds.
    private let pace: TimeInterval = 0.05

    /// Takes a picture if something was recorded since the last one, or if it is time for one.
    func look(at device: Device) {
        let record = device.trace.records.count - 1
        let isDue = device.now - (frames.last?.time ?? -1) >= pace
        let isMoving = !device.activeTouches.isEmpty || !device.clock.isIdle
        guard record > lastRecord || (isDue && isMoving) else { return }
        lastRecord = record
        frames.append(
            Frame(
                time: device.now, record: record,
                views: PaintedView.all(on: device, about: frames.last?.views.count ?? 0),
                fingers: device.activeTouches.filter { !$0.isOver }.map {
                    (number: $0.fingerNumber, location: $0.location)
                }))
    }
}

/// A view as it stood on the screen.
struct PaintedView {
    let name: String
    let depth: Int
    let rect: CGRect
    let alpha: CGFloat
    let paint: String?
    let cornerRadius: CGFloat
    let text: PaintedText?
    let clip: CGRect?

    /// The views of a device's window in painting order, without what cannot be seen; there are about that many.
    static func all(on device: Device, about count: Int) -> [PaintedView] {
        var painted: [PaintedView] = []
        painted.reserveCapacity(count)
        device.trace.properties.beginPicture()
        collect(
            device.window, in: nil, nil, depth: 0, alpha: 1, clip: nil, device.trace, [],
            into: &painted)
        device.trace.properties.endPicture()
        return painted
    }

    private static func collect(
        _ view: UIView, in superview: UIView?, _ superviewToRoot: CGAffineTransform?, depth: Int,
        alpha: CGFloat, clip: CGRect?, _ trace: Trace, _ owners: [UIResponder],
        into painted: inout [PaintedView]
    ) {
        guard let seen = SeenView(view, in: superviewToRoot, alpha: alpha, clip: clip) else {
            return
        }
        painted.append(
            PaintedView(
                name: trace.name(of: view, in: superview, owners), depth: depth,
                rect: seen.rect, alpha: seen.alpha, paint: seen.backgroundColor?.paint,
                cornerRadius: view.layer.cornerRadius, text: PaintedText(view as? UILabel),
                clip: seen.clip))
        let subviews = view.subviews
        guard !subviews.isEmpty else { return }
        let inside = trace.owners(inside: view, owners)
        for subview in subviews {
            collect(
                subview, in: view, seen.toRoot, depth: depth + 1, alpha: seen.alpha,
                clip: seen.clip, trace, inside, into: &painted)
        }
    }
}

/// A label's text as it stood on the screen: the label may say something else later.
struct PaintedText {
    let string: String
    /// In points.
    let size: CGFloat
    let weight: UIFont.Weight
    let paint: String
    let alignment: NSTextAlignment

    init?(_ label: UILabel?) {
        guard let label, let text = label.text else { return nil }
        string = text
        size = label.font.pointSize
        weight = label.font.weight
        paint = label.textColor.paint
        alignment = label.textAlignment
    }
}
