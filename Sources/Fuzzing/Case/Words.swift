/// The words of a line, taken one after the other.
struct Words {
    let line: Int
    let words: [String]
    private(set) var place = 0

    init(line: Int, words: [String]) {
        self.line = line
        self.words = words
    }

    var isAtEnd: Bool { place == words.count }
    var peeked: String? { isAtEnd ? nil : words[place] }

    func error(_ problem: String) -> FuzzCaseError { FuzzCaseError(line: line, problem: problem) }

    mutating func next(_ what: String) throws(FuzzCaseError) -> String {
        guard !isAtEnd else { throw error("expected \(what)") }
        place += 1
        return words[place - 1]
    }

    mutating func skip(_ word: String) throws(FuzzCaseError) {
        guard try next("`\(word)`") == word else { throw error("expected `\(word)`") }
    }

    /// Whether the word comes next; it is taken then.
    mutating func flag(_ word: String) throws(FuzzCaseError) -> Bool {
        guard peeked == word else { return false }
        try skip(word)
        return true
    }

    // MARK: Names and numbers

    mutating func id(_ letter: Character) throws(FuzzCaseError) -> Int {
        try id(letter, of: try next("a name such as \(letter)1"))
    }

    func id(_ letter: Character, of word: some StringProtocol) throws(FuzzCaseError) -> Int {
        if letter == "v", word == "window" { return 0 }
        if letter == "v", word.first == "p", let page = Int(word.dropFirst()),
            FuzzPage.numbers.contains(page)
        {
            return -page
        }
        guard word.first == letter, let id = Int(word.dropFirst()), id > 0, id < 1000 else {
            throw error("expected a name such as \(letter)1, not `\(word)`")
        }
        return id
    }

    mutating func idOrNone(_ letter: Character) throws(FuzzCaseError) -> Int? {
        let word = try next("a name such as \(letter)1, or `none`")
        return word == "none" ? nil : try id(letter, of: word)
    }

    mutating func whole(_ what: String) throws(FuzzCaseError) -> Int {
        let word = try next(what)
        guard let value = Int(word), value.magnitude < 1_000_000 else {
            throw error("expected \(what), not `\(word)`")
        }
        return value
    }

    mutating func units(_ places: Int, _ what: String) throws(FuzzCaseError) -> Int {
        try units(places, of: try next(what), what)
    }

    func units(_ places: Int, of word: String, _ what: String) throws(FuzzCaseError) -> Int {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == places, parts[0].utf8.count < 7,
            let units = Int(parts[0] + parts[1])
        else { throw error("expected \(what) with \(places) decimals, not `\(word)`") }
        return units
    }
}
