import Literate

/// A rectangle of the screen, in points.
struct Box: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ rect: Run.Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    init(_ view: Run.View) {
        self.init(x: view.x, y: view.y, width: view.width, height: view.height)
    }

    func contains(_ other: Box) -> Bool { intersection(other) == other }

    /// What both cover; nil when that is nothing.
    func intersection(_ other: Box) -> Box? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        guard left < right, top < bottom else { return nil }
        return Box(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle with its edges at whole points, where boxes that touch each other still do.
    var rounded: Box {
        let (left, top) = (x.rounded(), y.rounded())
        return Box(
            x: left, y: top, width: (x + width).rounded() - left,
            height: (y + height).rounded() - top)
    }

    /// The rectangle with that much more on every side.
    func grown(by margin: Double) -> Box {
        Box(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
