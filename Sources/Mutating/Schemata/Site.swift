/// A mutant, and the edit that puts it into the file behind a switch.
struct Site {
    var mutant: Mutant
    /// Makes the edit, once the mutant's number is known.
    let edit: (Int) -> Edit
}
