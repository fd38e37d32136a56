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
    /// Whether the picture is large enough for a clock and a battery.
    var hasStatusBar = false

    private var isCut: Bool { height < run.screen.height }

    private var screen: Box {
        Box(x: 0, y: 0, width: run.screen.width, height: run.screen.height)
    }

    /// The part of the screen that the picture shows; what lies outside it is not drawn.
    private var picture: Box { Box(x: 0, y: 0, width: screen.width, height: height) }

    /// The shapes of the views, back to front, with the clippings that they use.
    struct Sheet {
        var shapes: [String]
        /// Whether a view covers the whole picture, so that nothing of the bare glass is seen.
        fileprivate var isCovered: Bool
        fileprivate var clips: Clips
    }

    func sheet() throws -> Sheet {
        var clips = Clips(prefix: id)
        let cover = self.cover
        let views = frame.views[(cover ?? frame.views.startIndex)...]
        let shapes = try views.map { try draw($0, clips: &clips) }.filter { !$0.isEmpty }
        return Sheet(shapes: shapes, isCovered: cover != nil, clips: clips)
    }

    /// The last view that covers the whole picture; what lies behind it is not seen.
    private var cover: Int? {
        frame.views.lastIndex { view in
            guard view.alpha > 0.995, view.cornerRadius == 0, Box(view).contains(picture),
                view.clip.map({ Box($0).contains(picture) }) ?? true, let color = view.color,
                let paint = try? Paint(color)
            else { return false }
            return paint.isSolid
        }
    }

    func svg() throws -> String {
        let sheet = try sheet()
        return svg(sheet, showing: sheet.shapes.joined())
    }

    /// The picture with those shapes on its screen.
    ///
    /// Where a picture before it is of the same screen, it has the shape of the glass, and its words are not told again.
    func svg(_ sheet: Sheet, showing views: String, after first: PhoneDrawing? = nil) -> String {
        let fingers = FingerDrawing(run: run, frame: frame).svg
        let margin = 10.0
        let viewBox = [
            -margin, -margin, screen.width + 2 * margin, height + (isCut ? 1 : 2) * margin,
        ]
        let phone =
            rect(screen.grown(by: 6), class: "body", radius: 53)
            + SVG.element(
                "g", ["clip-path": "url(#\((first ?? self).glassID))"],
                SVG.element(
                    "g", ["class": "shown"],
                    (sheet.isCovered ? "" : rect(screen, class: "glass")) + views)
                    + (hasStatusBar ? statusBar : "") + fingers)
        let clips = (first == nil ? glassShape : "") + sheet.clips.definitions
        return SVG.element(
            "svg",
            [
                "class": "phone", "role": "img",
                "aria-label": [title, news(after: first)].filter { !$0.isEmpty }.joined(
                    separator: ". "),
                "viewBox": viewBox.map(\.svg).joined(separator: " "),
            ], (clips.isEmpty ? "" : SVG.element("defs", [:], clips)) + phone + cut)
    }

    /// The name of the shape of the glass, to which the screen is cut.
    private var glassID: String { "\(id)-g" }

    private var glassShape: String {
        SVG.element("clipPath", ["id": glassID], rect(screen, radius: 47))
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

    /// What a reader who cannot see the drawing learns from it: the words on the screen, as far as the first picture has not
    /// shown them, and the fingers.
    private func news(after first: PhoneDrawing?) -> String {
        let known = Set(first?.wordsOnScreen ?? [])
        let fingers = frame.fingers.filter(\.isDown).map {
            words(.screenFinger, ["finger": "\($0.id)", "x": $0.x.svg, "y": $0.y.svg])
        }
        return (wordsOnScreen.filter { !known.contains($0) } + fingers).joined(separator: "; ")
    }

    private var wordsOnScreen: [String] {
        frame.views.filter { $0.alpha > 0.01 && isOnScreen($0) }.compactMap { $0.text?.string }
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
                clipping = "url(#\(clips.id(for: clip)))"
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
        let box = box.rounded
        return SVG.element(
            "rect",
            [
                "class": name, "x": box.x == 0 ? nil : box.x, "y": box.y == 0 ? nil : box.y,
                "width": box.width, "height": box.height,
                "rx": radius > 0 ? radius.rounded() : nil, "fill": paint?.fill,
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

    mutating func id(for box: Box) -> String {
        let box = box.rounded
        if let match = known.first(where: { $0.box == box }) { return match.id }
        let id = "\(prefix)-c\(known.count)"
        known.append((box, id))
        let shape = SVG.element(
            "rect", ["x": box.x, "y": box.y, "width": box.width, "height": box.height])
        definitions += SVG.element("clipPath", ["id": id], shape)
        return id
    }
}
