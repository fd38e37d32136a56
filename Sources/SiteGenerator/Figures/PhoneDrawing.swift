import Literate
import Notebook

/// A phone in SVG: the screen at one moment, with the fingers on it and where they came from.
struct PhoneDrawing {
    let run: Run
    let frame: Run.Frame
    /// Unique on the page; the drawing's own ids start with it.
    let id: String
    let title: String
    let words: Words
    /// How much of the screen is shown, from the top, in points.
    let height: Double
    let widths: FaceWidths

    private var isCut: Bool { height < run.screen.height }

    private var screen: Box {
        Box(x: 0, y: 0, width: run.screen.width, height: run.screen.height)
    }

    /// The part of the screen that the picture shows; what lies outside it is not drawn.
    private var picture: Box { Box(x: 0, y: 0, width: screen.width, height: height) }

    /// The shapes of the views, back to front, with the clippings that they use.
    struct Sheet {
        var shapes: [String]
        fileprivate var clips: Clips
        fileprivate var glass: String
    }

    func sheet() throws -> Sheet {
        var clips = Clips(prefix: id)
        let glass = clips.id(for: screen, radius: 47)
        let shapes = try frame.views.map { try draw($0, clips: &clips) }.filter { !$0.isEmpty }
        return Sheet(shapes: shapes, clips: clips, glass: glass)
    }

    func svg() throws -> String {
        let sheet = try sheet()
        return svg(sheet, showing: sheet.shapes.joined())
    }

    /// The picture with those shapes on its screen.
    func svg(_ sheet: Sheet, showing views: String) -> String {
        let fingers = FingerDrawing(run: run, frame: frame).svg
        let margin = 10.0
        let viewBox = [
            -margin, -margin, screen.width + 2 * margin, height + (isCut ? 1 : 2) * margin,
        ]
        let phone =
            rect(screen.grown(by: 6), class: "body", radius: 53)
            + SVG.element(
                "g", ["clip-path": "url(#\(sheet.glass))"],
                SVG.element("g", ["class": "shown"], rect(screen, class: "glass") + views)
                    + statusBar + fingers)
        return SVG.element(
            "svg",
            [
                "class": "phone", "role": "img", "aria-labelledby": "\(id)-t \(id)-d",
                "viewBox": viewBox.map(\.svg).joined(separator: " "),
            ],
            SVG.element("title", ["id": "\(id)-t"], HTML.escape(title))
                + SVG.element("desc", ["id": "\(id)-d"], HTML.escape(description))
                + SVG.element("defs", [:], sheet.clips.definitions) + phone + cut)
    }

    /// A dotted line where the picture ends and the screen goes on.
    private var cut: String {
        guard isCut else { return "" }
        return SVG.element(
            "line",
            [
                "class": "cut", "x1": -6.0, "x2": screen.width + 6, "y1": height - 2,
                "y2": height - 2,
            ]
        )
    }

    /// What a reader who cannot see the drawing learns from it: the words on the screen and the
    /// fingers.
    private var description: String {
        let shown = frame.views.filter { $0.alpha > 0.01 && isOnScreen($0) }
        let fingers = frame.fingers.filter(\.isDown).map {
            words(.screenFinger, ["finger": "\($0.id)", "x": $0.x.svg, "y": $0.y.svg])
        }
        return (shown.compactMap { $0.text?.string } + fingers).joined(separator: "; ")
    }

    private func isOnScreen(_ view: Run.View) -> Bool {
        Box(view).intersection(screen) != nil
    }

    private func draw(_ view: Run.View, clips: inout Clips) throws -> String {
        guard view.alpha > 0.01, view.color != nil || view.text != nil,
            let inPicture = Box(view).intersection(picture)
        else { return "" }
        var box = Box(view)
        var clipping: String?
        if let clip = view.clip.map(Box.init), !clip.contains(inPicture) {
            guard let visible = box.intersection(clip) else { return "" }
            if view.cornerRadius == 0, view.text == nil {
                box = visible
            } else {
                clipping = "url(#\(clips.id(for: clip, radius: 0)))"
            }
        }
        var shapes = ""
        if let color = view.color {
            let paint = try Paint(color, alpha: view.alpha)
            let radius = min(view.cornerRadius, box.width / 2, box.height / 2)
            if paint.isVisible { shapes += rect(box, paint: paint, radius: radius) }
        }
        if let text = view.text {
            shapes += try TextDrawing(text: text, box: view, widths: widths).svg
        }
        return clipping.map { SVG.element("g", ["clip-path": $0], shapes) } ?? shapes
    }

    private func rect(
        _ box: Box, class name: String? = nil, paint: Paint? = nil, radius: Double = 0
    ) -> String {
        SVG.element(
            "rect",
            [
                "class": name, "x": box.x, "y": box.y, "width": box.width, "height": box.height,
                "rx": radius > 0 ? radius : nil, "fill": paint?.fill,
                "fill-opacity": paint?.opacity.map { NumberText.short($0, 2) },
            ])
    }

    /// The clock and the battery: enough to say that this is a phone, quiet enough to be nobody's
    /// view.
    private var statusBar: String {
        guard screen.height > screen.width else { return "" }
        let battery = Box(x: screen.width - 70, y: 23, width: 26, height: 13)
        return SVG.element(
            "g", ["class": "status"],
            SVG.element("text", ["x": 52.0, "y": 36.0], "9:41") + rect(battery, radius: 4))
    }
}

/// The clipping shapes of one drawing, each defined once.
private struct Clips {
    let prefix: String
    private var known: [(box: Box, id: String)] = []
    private(set) var definitions = ""

    init(prefix: String) { self.prefix = prefix }

    mutating func id(for box: Box, radius: Double) -> String {
        if let match = known.first(where: { $0.box == box }) { return match.id }
        let id = "\(prefix)-c\(known.count)"
        known.append((box, id))
        let shape = SVG.element(
            "rect",
            [
                "x": box.x, "y": box.y, "width": box.width, "height": box.height,
                "rx": radius > 0 ? radius : nil,
            ])
        definitions += SVG.element("clipPath", ["id": id], shape)
        return id
    }
}
