import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("What a page loads for figures that can be touched")
struct LiveFiguresTests {
    @Test("the sum over a trace is the one that the page works out")
    func sum() {
        #expect(LiveFigures.sum(of: "123456789") == "cbf43926")
        #expect(LiveFigures.sum(of: "") == "00000000")
    }
}
