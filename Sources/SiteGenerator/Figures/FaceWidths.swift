/// How wide text is in the faces of the site.
enum FaceWidths {
    /// The width in points of a text of the interface's face, at its smallest size; generous for letters that the face lacks.
    static func label(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { width, scalar in
            width
                + size
                    * (scalar.value < 0x2E80
                        ? (narrow.contains(scalar) ? 0.29 : wide.contains(scalar) ? 0.82 : 0.54) : 1)
        }
    }

    private static let size = 13.0
    private static let narrow = Set("iljtfrI.,:;'’|()[] -".unicodeScalars)
    private static let wide = Set("mwMWO—@".unicodeScalars)
}
