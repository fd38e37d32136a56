/// The engine's choices that no page takes another side of: in the page's module they are constants, so that the compiler leaves out what
/// only another side needs.
struct FixedChoices {
    /// The choices that a listing or a figure of the book names.
    private let named: Set<String>

    /// The choices besides those that a book names, as in `choices.slopDeparture`.
    init(besides book: Book) {
        named = Set(
            book.chapters.flatMap(\.blocks).flatMap { block in
                block.text.matches(of: /choices\.([A-Za-z]+)/).map { String($0.1) }
            })
    }

    /// A file of the engine in which each of them is the model's own side, on the lines that it had.
    func fixed(_ source: String) -> String {
        guard source.contains("struct ModelChoices") else { return source }
        return source.replacing(/@Varied public var ([A-Za-z]+) = ([A-Za-z]+)\.([A-Za-z]+)/) {
            let (name, kind, side) = ($0.1, $0.2, $0.3)
            return named.contains(String(name))
                ? String($0.0) : "public var \(name): \(kind) { get { .\(side) } set {} }"
        }
    }
}
