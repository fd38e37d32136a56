import Literate

/// A phone in SVG: the screen at one moment, with the fingers on it and where they came from.
struct PhoneDrawing {
    let run: Run
    let frame: Run.Frame
    /// Unique on the page; the drawing's own ids start with it.
    let id: String
    let title: String
    let words: Words

    private var screen: Box {
        Box(x: 0, y: 0, width: run.screen.width, height: run.screen.height)
    }

    func svg() throws -> String {
        let bezel = 10.0
        let (width, height) = (screen.width, screen.height)
        let viewBox = [-bezel, -bezel, width + 2 * bezel, height + 2 * bezel]
            .map { Decimal.short($0) }.joined(separator: " ")
        var clips = Clips(prefix: id)
        let screenClip = clips.id(for: screen, radius: 47)
        let views = try frame.views.map { try draw($0, clips: &clips) }.joined()
        return """
            <svg class="phone" viewBox="\(viewBox)" role="img" aria-labelledby="\(id)-t \(id)-d">\
            <title id="\(id)-t">\(HTML.escape(title))</title>\
            <desc id="\(id)-d">\(HTML.escape(description))</desc>\
            <defs>\(clips.definitions)</defs>\
            <rect class="body" x="-8" y="-8" width="\(Decimal.short(width + 16))" \
            height="\(Decimal.short(height + 16))" rx="55"/>\
            <g clip-path="url(#\(screenClip))"><rect class="glass" width="\(Decimal.short(width))" \
            height="\(Decimal.short(height))"/>\(views)\(statusBar)\(FingerDrawing(run: run, frame: frame).svg)</g></svg>
            """
    }

    /// What a reader who cannot see the drawing learns from it: the words on the screen and the fingers.
    private var description: String {
        let texts = frame.views.filter { $0.alpha > 0.01 && overlaps($0) }.compactMap { $0.text?.string }
        let fingers = frame.fingers.filter(\.isDown).map {
            words(
                .screenFinger,
                ["finger": "\($0.id)", "x": Decimal.short($0.x), "y": Decimal.short($0.y)])
        }
        return (texts + fingers).joined(separator: "; ")
    }

    private func overlaps(_ view: Run.View) -> Bool {
        view.x < screen.width && view.y < screen.height && view.x + view.width > 0 && view.y + view.height > 0
    }

    private func draw(_ view: Run.View, clips: inout Clips) throws -> String {
        guard view.alpha > 0.01, overlaps(view), view.color != nil || view.text != nil else { return "" }
        var rect = Box(view)
        var clipping = ""
        if let clip = view.clip.map(Box.init), !clip.contains(rect) {
            guard let visible = rect.intersection(clip) else { return "" }
            if view.cornerRadius == 0, view.text == nil {
                rect = visible
            } else {
                clipping = " clip-path=\"url(#\(clips.id(for: clip, radius: 0)))\""
            }
        }
        var shape = ""
        if let color = view.color, case let paint = try Paint(color, alpha: view.alpha), paint.isVisible {
            let radius = min(view.cornerRadius, rect.width / 2, rect.height / 2)
            let round = radius > 0 ? " rx=\"\(Decimal.short(radius))\"" : ""
            shape += "<rect \(rect.attributes)\(round) \(paint.attributes)/>"
        }
        if let text = view.text {
            shape += try TextDrawing(text: text, box: view).svg
        }
        return clipping.isEmpty ? shape : "<g\(clipping)>\(shape)</g>"
    }

    /// The clock and the battery: enough to say that this is a phone, quiet enough to be nobody's view.
    private var statusBar: String {
        guard screen.height > screen.width else { return "" }
        let right = Decimal.short(screen.width - 70)
        return """
            <g class="status"><text x="52" y="36">9:41</text>\
            <rect x="\(right)" y="23" width="26" height="13" rx="4"/></g>
            """
    }
}

/// The clipping shapes of one drawing, each defined once.
private struct Clips {
    let prefix: String
    private var known: [(rect: Box, id: String)] = []
    private(set) var definitions = ""

    init(prefix: String) { self.prefix = prefix }

    mutating func id(for rect: Box, radius: Double) -> String {
        if let match = known.first(where: { $0.rect == rect }) { return match.id }
        let id = "\(prefix)-c\(known.count)"
        known.append((rect, id))
        let round = radius > 0 ? " rx=\"\(Decimal.short(radius))\"" : ""
        definitions += "<clipPath id=\"\(id)\"><rect \(rect.attributes)\(round)/></clipPath>"
        return id
    }
}
