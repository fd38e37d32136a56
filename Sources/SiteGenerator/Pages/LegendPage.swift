/// The page that says what the figures' shapes and colours mean, and what the words under a claim do.
struct LegendPage {
    let theme: Theme
    let words: Words

    static let path = "legend.html"
    /// The places of the page that a link may name.
    static let anchors: Set = ["roles", "lanes", "touching", "sureness"]

    /// The page's HTML.
    func html(_ shell: ([Shell.Section]) -> [String: Any]) throws -> String {
        let sections: [Shell.Section] = [
            .init(title: words(.legendRoles), anchor: "roles"),
            .init(title: words(.legendLanes), anchor: "lanes"),
            .init(title: words(.legendTouching), anchor: "touching"),
            .init(title: words(.legendSureness), anchor: "sureness"),
        ]
        return try theme.render(
            "legend", ["roles": roles, "grounds": grounds], in: shell(sections))
    }

    private var roles: [[String: String]] {
        let roles: [(Role, Words.Key, Words.Key)] = [
            (.touch, .roleTouch, .roleTouchMeans), (.winner, .roleWinner, .roleWinnerMeans),
            (.waiting, .roleWaiting, .roleWaitingMeans),
            (.refused, .roleRefused, .roleRefusedMeans), (.unseen, .roleUnseen, .roleUnseenMeans),
        ]
        return roles.map {
            ["glyph": $0.glyph, "word": words($1), "meaning": words($2)]
        }
    }

    private var grounds: [[String: String]] {
        let grounds: [(Sureness.Ground, Words.Key, Words.Key)] = [
            (.documented, .ruleDocumented, .ruleDocumentedMeans),
            (.observed, .ruleObserved, .ruleObservedMeans),
            (.unsettled, .ruleUnsettled, .ruleUnsettledMeans),
            (.model, .ruleModelValue, .ruleModelValueMeans),
        ]
        return grounds.map {
            [
                "glyph": Glyph.html("", shape: $0.shape), "word": words($1),
                "meaning": words($2),
            ]
        }
    }
}
