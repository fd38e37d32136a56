import SwiftSyntax

/// Makes scenes of the claims of a lowered program: functions that a page calls to set the claim's device up, and which hand the
/// claim's touches over to it (`FigureStage`).
///
/// The claim
///
///     let device = phone(navigation, showing: pages)
///     device.swipeBack()
///     #expect(navigation.viewControllers.count == 1)
///
/// becomes, each statement at its own line,
///
///     func __scene_01_b_9(_ __stage: FigureStage) {
///     let device = phone(navigation, showing: pages)
///     __stage.goes(on: device, by: { device.swipeBack() }) {
///     }}
///
/// The choices of predictions about the claim are judged where it ends, and handed over too.
struct SceneWriter {
    /// A scene of the page.
    struct Scene: Hashable {
        /// The claim, by its page and its id: `01-the-swipe-that-vanished.dead`.
        var name: String
        /// The function that makes it.
        var function: String
        /// How many predictions about the claim it judges where it ends.
        var predictions = 0
        /// How many expectations of an exercise's check it tells of.
        var expectations = 0
    }

    /// The scenes, in the order of their claims.
    private(set) var scenes: [Scene] = []
    /// Their functions, for the end of the program's source.
    private(set) var text = ""
    /// The program as it was lowered, without its claims.
    let withoutClaims: String

    /// Makes scenes of the claims of a program that leave a run; `source` is the program as it was lowered.
    ///
    /// - Parameters:
    ///   - figures: what the chapter says of a claim's figure: what is picked there takes the place of a constant's value.
    ///   - answer: how an exercise is answered whose checks the claims are: their scenes tell what they find.
    init(
        _ program: Program, lowered source: String,
        figures: (String) -> TouchFigure? = { _ in nil }, answer: LiveAnswer? = nil
    ) {
        let tree = SyntaxTrees.shared.tree(ofProgram: source)
        let touching = TouchingFunctions(in: tree)
        let functions = tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self) }
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        let bytes = Array(source.utf8)
        var edits = Self.removing(functions.filter { Self.isClaim($0) })
        if let answer { Self.supply(answer, in: tree, &edits) }
        withoutClaims = edits.applied(to: bytes)
        for claim in program.claims {
            guard let id = claim.id, Part(claim).declaresLocal(named: "device") else { continue }
            let name = ClaimName.function(of: claim, slug: program.slug)
            guard let function = functions.first(where: { $0.name.text == name }),
                let body = function.body, !TouchingFunctions.presses(body)
            else { continue }
            // Named by its place among the scenes, so that a line more in the chapter changes nothing.
            let scene = "__scene_\(program.name.asIdentifier)_\(scenes.count)"
            let line = converter.location(for: body.positionAfterSkippingLeadingTrivia)
            var cut = SceneCut(body, of: bytes, touching, tellsFindings: answer != nil)
            cut.pick(figures(id)?.picks ?? [])
            guard let text = cut.text() else { continue }
            self.text +=
                SourceDirective.text(file: line.presumedFile, line: line.presumedLine)
                + "func \(scene)(_ __stage: FigureStage) \(text)\n"
            scenes.append(
                Scene(
                    name: "\(program.slug).\(id)", function: scene, predictions: cut.predictions,
                    expectations: cut.expectations))
        }
    }

    private static func isClaim(_ function: FunctionDeclSyntax) -> Bool {
        function.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
        }
    }

    private static func removing(_ functions: [FunctionDeclSyntax]) -> Edits {
        var edits = Edits()
        for function in functions {
            let start = function.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.replace(start..<function.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
        }
        return edits
    }

    /// Has the value of an answer's constant supplied by the page.
    private static func supply(
        _ answer: LiveAnswer, in tree: SourceFileSyntax, _ edits: inout Edits
    ) {
        guard case .number(let constant, let values) = answer,
            let value = PickedConstants(tree.statements).values[constant]
        else { return }
        let list = values.map(LiveAnswer.text).joined(separator: ", ")
        edits.insert(
            "_picked(0, of: [\(list)], or: ",
            at: value.positionAfterSkippingLeadingTrivia.utf8Offset)
        edits.insert(")", at: value.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension String {
    /// The text as a part of a Swift name.
    fileprivate var asIdentifier: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}
