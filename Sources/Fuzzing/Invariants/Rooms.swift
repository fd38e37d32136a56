import TouchEngine

/// Where the views of a case are: a hit test of its own, to judge the engine's by.
package struct Rooms {
    private struct Room {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        var (cosine, sine, scale, outset) = (1.0, 0.0, 1.0, 0.0)
        var (isOff, isHidden, isTransparent, isThrough) = (false, false, false, false)
        var inside: [Int] = []
        /// How far the content is scrolled, and whether it was ever scaled.
        var (offsetX, offsetY, isZoomed) = (0.0, 0.0, false)
        /// Whether it was content that was scaled: then it is not where it was made, wherever it hangs.
        var isDisplaced = false
    }

    /// What a hit test finds.
    enum Found: Equatable {
        case view(Int)
        case nothing
        /// Too close to an edge to say: the last digit decides.
        case uncertain
    }

    private var rooms: [Int: Room] = [:]

    init(device: String) {
        var window = Room()
        (window.width, window.height) = device == "iPad" ? (834, 1194) : (393, 852)
        rooms[0] = window
        for page in FuzzPage.numbers { rooms[-page] = window }
    }

    mutating func add(_ view: FuzzCase.ViewSpec) {
        var room = Room()
        for setting in view.settings {
            let value = Double(setting.value)
            switch setting.key {
            case "x": room.x = value
            case "y": room.y = value
            case "w": room.width = value
            case "h": room.height = value
            case "off": room.isOff = setting.value == 1
            case "hidden": room.isHidden = setting.value == 1
            // In hundredths; one of them is a little less than 0.01 as a `Float` (Rule U-4).
            case "alpha": room.isTransparent = setting.value <= 1
            case "through": room.isThrough = setting.value == 1
            case "outset": room.outset = value
            case "scale": room.scale = value / 100
            case "turn":
                let turns = [(1, 0), (0, 1), (-1, 0), (0.8, 0.6), (0.28, -0.96)]
                (room.cosine, room.sine) = turns[min(max(setting.value, 0), turns.count - 1)]
            default: break
            }
        }
        rooms[view.id] = room
    }

    mutating func put(_ view: Int, in parent: Int) { rooms[parent]?.inside.append(view) }
    mutating func take(_ view: Int, from parent: Int) {
        rooms[parent]?.inside.removeAll { $0 == view }
    }
    mutating func scroll(_ view: Int, x: Double, y: Double, isZoomed: Bool) {
        rooms[view]?.offsetX = x
        rooms[view]?.offsetY = y
        if isZoomed { zoom(view) }
    }
    /// Whether a view's content was scrolled elsewhere when it was noted last.
    func isElsewhere(_ view: Int, x: Double, y: Double) -> Bool {
        rooms[view].map { $0.offsetX != x || $0.offsetY != y } ?? false
    }
    /// From here on its content is scaled.
    mutating func zoom(_ view: Int) {
        rooms[view]?.isZoomed = true
        for child in rooms[view]?.inside ?? [] { rooms[child]?.isDisplaced = true }
    }
    mutating func toggleInteraction(_ view: Int) { rooms[view]?.isOff.toggle() }
    mutating func toggleHidden(_ view: Int) { rooms[view]?.isHidden.toggle() }

    /// Whether a view's points are as long as the window's, and as upright, as far as the views it is in have a say.
    func isPlain(_ chain: [Int]) -> Bool {
        chain.allSatisfy { view in
            guard let room = rooms[view] else { return true }
            return room.scale == 1 && room.cosine == 1 && !room.isZoomed && !room.isDisplaced
        }
    }

    /// How wide a view is, in its own points.
    func width(_ view: Int) -> Double { rooms[view]?.width ?? 0 }

    /// Whether the case has put nothing right into a view.
    func isEmpty(_ view: Int) -> Bool { rooms[view]?.inside.isEmpty != false }

    /// The front-most view at a place of the window, in points (G-1.1 to G-1.6); or at a place of another view.
    func hit(_ view: Int = 0, x: Double, y: Double) -> Found { hit(view, x, y) }

    /// The view at a place in its own points.
    private func hit(_ view: Int, _ x: Double, _ y: Double) -> Found {
        guard let room = rooms[view], !room.isOff, !room.isHidden, !room.isTransparent else {
            return .nothing
        }
        let near = 1e-6
        let edges = [
            x + room.outset, room.width + room.outset - x, y + room.outset,
            room.height + room.outset - y,
        ]
        // A rectangle turned inside out holds nothing.
        if room.width + 2 * room.outset <= 0 || room.height + 2 * room.outset <= 0 {
            return edges.contains { abs($0) < near } ? .uncertain : .nothing
        }
        if edges.contains(where: { $0 < -near }) { return .nothing }
        if edges.contains(where: { abs($0) < near }) { return .uncertain }
        if room.isZoomed { return .uncertain }
        for child in room.inside.reversed() {
            guard let inner = rooms[child] else { continue }
            if inner.isDisplaced { return .uncertain }
            let (dx, dy) = (
                x + room.offsetX - inner.x - inner.width / 2,
                y + room.offsetY - inner.y - inner.height / 2
            )
            let found = hit(
                child, (dx * inner.cosine + dy * inner.sine) / inner.scale + inner.width / 2,
                (dy * inner.cosine - dx * inner.sine) / inner.scale + inner.height / 2)
            if found != .nothing { return found }
        }
        return room.isThrough ? .nothing : .view(view)
    }
}
