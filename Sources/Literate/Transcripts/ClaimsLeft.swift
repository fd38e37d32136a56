import Notebook

/// What a chapter's claims left behind, by the claim's id.
struct ClaimsLeft {
    var runs: [String: Run]
    var tables: [String: Table]
}
