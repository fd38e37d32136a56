import Testing

@testable import Literate

@Suite("Where a program's methods stand")
struct MethodPlacesTests {
    @Test(
        "a method that one type has goes by its name, one that several have by its type's too; a variant's is the variant's"
    )
    func places() throws {
        let text = """
            # A

            ```swift {#page}
            class Page {
                func gestureRecognizerShouldBegin(_ pan: Pan) -> Bool { true }
                @objc func pull() {}
                func helper() {}
            }
            ```

            ```swift {#more}
            extension Side {
                func gestureRecognizerShouldBegin(
                    _ pan: Pan
                ) -> Bool { false }
            }
            ```

            ```swift {#page variant=fix}
            class Page {

                @objc func pull() {}
            }
            ```
            """
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let places = chapter.programs.map { MethodPlaces($0).places }
        #expect(
            places.first?.mapValues { "\($0.block.id ?? "") \($0.line)" } == [
                "pull()": "page 2", "Page.gestureRecognizerShouldBegin(_:)": "page 1",
                "Side.gestureRecognizerShouldBegin(_:)": "more 1",
            ])
        #expect(
            places.last?.mapValues { "\($0.block.variant ?? "-") \($0.line)" } == [
                "pull()": "fix 2", "gestureRecognizerShouldBegin(_:)": "- 1",
            ])
    }
}
