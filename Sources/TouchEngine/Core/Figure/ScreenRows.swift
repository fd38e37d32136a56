/// What a screen shows, as numbers: a row for each view, in painting order.
///
/// A row has the view's rectangle, its opacity, the radius of its corners, its colour, whether it is clipped, the rectangle
/// that clips it, and of a label its text, the text's size, weight and alignment, and colour. Colours and texts are numbers of
/// `words`.
struct ScreenRows {
    /// Numbers in a row.
    static let stride = 17

    /// The rows, one after the other.
    private(set) var numbers: [Float] = []
    /// The texts and colours that rows name; 0 is none.
    private(set) var words: [String] = [""]
    private var places: [String: Int] = [:]

    /// Writes down what a device's screen shows just now.
    mutating func draw(_ device: Device) {
        numbers.removeAll(keepingCapacity: true)
        add(device.window, nil, alpha: 1, clip: nil)
    }

    private mutating func add(
        _ view: UIView, _ superviewToRoot: CGAffineTransform?, alpha: CGFloat, clip: CGRect?
    ) {
        guard let seen = SeenView(view, in: superviewToRoot, alpha: alpha, clip: clip) else {
            return
        }
        let cut = seen.clip ?? .zero
        write(seen.rect)
        write(seen.alpha, view.layer.cornerRadius, number(of: seen.backgroundColor?.paint))
        write(seen.clip == nil ? 0 : 1)
        write(cut)
        if let label = view as? UILabel, let text = label.text {
            let alignment = label.textAlignment
            write(number(of: text), label.font.pointSize, label.font.weight.rawValue)
            write(alignment == .center ? 1 : alignment == .right ? 2 : 0)
            write(number(of: label.textColor.paint))
        } else {
            write(0, 0, 0, 0, 0)
        }
        for subview in view.subviews {
            add(subview, seen.toRoot, alpha: seen.alpha, clip: seen.clip)
        }
    }

    private mutating func write(_ rect: CGRect) {
        write(rect.minX, rect.minY, rect.width, rect.height)
    }

    private mutating func write(_ values: CGFloat...) {
        for value in values { numbers.append(Float(value)) }
    }

    private mutating func number(of word: String?) -> CGFloat {
        guard let word else { return 0 }
        if let place = places[word] { return CGFloat(place) }
        words.append(word)
        places[word] = words.count - 1
        return CGFloat(words.count - 1)
    }
}
