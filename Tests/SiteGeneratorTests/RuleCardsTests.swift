import Testing

@testable import Literate
@testable import Rulebook
@testable import SiteGenerator

@Suite("The cards of rules in the margin")
struct RuleCardsTests {
    private func cards() throws -> RuleCards {
        RuleCards(rulebook: try Sample.rulebook(), words: Sample.words)
    }

    @Test("a card says what the rule says, how sure that is and who says so, and leads to the rule")
    func card() throws {
        let card = try #require(try cards().html("G-1.2"))
        #expect(card.contains("<a href=\"rules.html#G-1.2\">G-1.2</a>"))
        #expect(card.contains("observed"))
        #expect(card.contains("A hidden view is &quot;passed over&quot;."))
        #expect(card.contains("<p class=\"fine\">A log</p>"))
    }

    @Test("what is no rule has no card")
    func noRule() throws {
        #expect(try cards().html("model") == nil)
        #expect(try cards().html("G-99.9") == nil)
    }

    @Test("a rule has one card on a page, where it is first rested on")
    func once() throws {
        let cards = try cards()
        var cited = CitedRules()
        cited.cite(["model", "G-1.2"])
        #expect(cited.next(cards)?.contains("G-1.2") == true)
        cited.cite(["G-1.2"])
        #expect(cited.next(cards) == nil)
    }

    @Test("a long rule is cut after a sentence, and its first sentence always stands")
    func long() {
        let short = "It waits. Then it begins."
        #expect(Opening.sentences(of: short) == short)
        let tail = String(repeating: "so on and ", count: 30) + "on."
        #expect(Opening.sentences(of: "It waits. Then \(tail)") == "It waits.")
        #expect(Opening.sentences(of: "It \(tail)") == "It \(tail)")
    }
}
