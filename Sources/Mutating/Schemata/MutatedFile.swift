/// An engine's file with every mutant of it behind a switch.
struct MutatedFile {
    /// The path from the package's folder.
    let path: String
    let source: String
    var sites: [Site]

    /// Finds the mutants of a file.
    init(path: String, source: String) {
        self.init(path: path, source: source, sites: SiteFinder.sites(of: source, path: path))
    }

    /// A file whose mutants are known.
    init(path: String, source: String, sites: [Site]) {
        self.path = path
        self.source = source
        self.sites = sites
        number(from: 1)
    }

    /// The mutants, in the order of their places.
    var mutants: [Mutant] { sites.map(\.mutant) }

    /// Numbers the mutants; returns the number after the last.
    @discardableResult
    mutating func number(from first: Int) -> Int {
        var next = first
        for index in sites.indices {
            sites[index].mutant.number = next
            next += 1
        }
        return next
    }

    /// The source with the switches in it; every line stays where it is.
    var text: String { text(without: []) }

    /// The source without the switches of some numbers, which do not compile.
    func text(without dropped: Set<Int>) -> String {
        let kept = sites.filter { !dropped.contains($0.mutant.number) }
        return EditedText(source, kept.map(\.numberedEdit)).text
    }
}
