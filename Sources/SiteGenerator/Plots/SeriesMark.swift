/// What tells a plot's series apart besides their colour: a shape for the points of each.
enum SeriesMark {
    private static let shapes = [
        "<circle r=\"4\"/>", "<path d=\"M-4-4H4V4H-4z\"/>", "<path d=\"M0-5 5 4H-5z\"/>",
        "<path d=\"M0-5.5 5.5 0 0 5.5-5.5 0z\"/>", "<path d=\"M0 5 5-4H-5z\"/>",
        "<path d=\"M-4-4 4 4M4-4-4 4\"/>",
    ]

    /// How many series can be told apart.
    static let count = shapes.count

    /// The class of a series, counted from 0.
    static func name(_ series: Int) -> String { "series s\(series % count)" }

    /// The shape of its points, around the origin.
    static func shape(_ series: Int) -> String { shapes[series % count] }

    /// The shape as a drawing of its own, for the legend; a series of bars has a piece of a bar.
    static func key(_ series: Int, ofBars isBar: Bool) -> String {
        SVG.element(
            "svg",
            [
                "class": name(series), "width": 14.0, "height": 14.0, "viewBox": "-7 -7 14 14",
                "aria-hidden": "true",
            ], isBar ? "<path d=\"M-6-5H6V5H-6z\"/>" : shape(series))
    }
}
