/// A mutant, and the edit that puts it into the file behind a switch.
struct Site: Codable {
    var mutant: Mutant
    /// What is wrapped, with a mark for the mutant's number.
    let edit: Edit

    /// The edit with the mutant's number.
    var numberedEdit: Edit { edit.numbered(mutant.number) }
}
