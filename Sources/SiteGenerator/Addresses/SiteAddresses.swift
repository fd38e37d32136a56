import Literate
import Rulebook

/// The addresses that a site has: its pages, and the places on them that are made to be linked to.
///
/// They follow from the book alone, so that they are known before any page is made. A place whose id begins with `_` is
/// the page's own. The pages of runs under other answers are no addresses: they come and go with what is unsettled.
public struct SiteAddresses: Sendable {
    /// Every address.
    public let all: Set<Address>

    init(_ all: Set<Address>) { self.all = all }

    /// The addresses of a book's site, with a page of the rules if there are any, and pages of the API.
    public init(
        _ book: Book, _ findings: Findings, rulebook: Rulebook? = nil, api: APIReference? = nil
    ) {
        var all: Set<Address> = [Address(BookMap.cover)]
        func add(_ page: String, _ places: some Sequence<String>) {
            all.insert(Address(page))
            all.formUnion(places.map { Address(page, $0) })
        }
        for chapter in book.chapters {
            add(chapter.page, chapter.places)
            for runs in KeptPages.pages(of: chapter, findings.kept) {
                add(
                    runs.path,
                    runs.rows.map(\.anchor) + runs.runs.map { KeptTranscript.anchor(of: $0.name) })
            }
        }
        for sibling in book.siblings { add(sibling.chapter.page, sibling.chapter.places) }
        if let rulebook {
            add(LegendPage.path, LegendPage.anchors)
            add(RulesPage.path, RulesPage.anchors(of: rulebook))
        }
        if let api {
            add(APIPages.path, [])
            for group in api.groups { add(APIPages.path(of: group.name), group.types.map(\.name)) }
        }
        self.all = all
    }

    /// Whether the site has that address.
    func contains(_ address: Address) -> Bool { all.contains(address) }

    /// What pages have in excess of the addresses, or lack: ids that could be linked to and are promised by nobody, and
    /// promises that no page keeps.
    ///
    /// Pages keep the `old` names of addresses besides.
    func problems(on pages: [String: PageTags], besides old: Set<Address> = []) -> [Problem] {
        let promised = Dictionary(grouping: all, by: \.page)
        return promised.sorted { $0.key < $1.key }.flatMap { page, addresses -> [Problem] in
            let top = SourcePosition(file: page, line: 1)
            guard let tags = pages[page] else {
                return [Problem(top, "the site has no such page, and the book promises it")]
            }
            let there = Set(tags.places).filter { !old.contains(Address(page, $0)) }
            let places = Set(addresses.compactMap(\.place))
            return there.subtracting(places).sorted().map {
                Problem(
                    top, "the place “\($0)” of the page is no address of the book",
                    remedy: "Begin its id with `_` if it is the page's own.")
            }
                + places.subtracting(there).sorted().map {
                    Problem(
                        top, "the page has no place “\($0)”, and the book promises it",
                        remedy: "Let the template keep the id that it is given.")
                }
        }
    }
}

extension Chapter {
    /// The places of its page that links may name: headings, and blocks with an id that the page shows.
    fileprivate var places: [String] {
        let title = document.children.first { $0.kind == .heading(level: 1) }
        let headings = document.headings.filter { $0.start != title?.start }
            .compactMap { anchors.heading(atLine: $0.start.line) }
        return headings
            + blocks.filter(isShown).compactMap { anchors.block(atLine: $0.fence.line) }
    }

    private func isShown(_ block: Block) -> Bool {
        switch block.kind {
        case .starter, .check, .wrong, .solution, .hint, .notice, .reply, .discussion, .symptom,
            .teaser:
            false
        // On the page of a symptom the note beside the listing says it all.
        case .bearing: !isSymptom
        default: true
        }
    }
}

extension PageTags {
    /// The ids that are made to be linked to.
    var places: [String] {
        zip(ids, idElements).filter { !$0.hasPrefix("_") && !["symbol", "pattern"].contains($1) }
            .map(\.0)
    }
}
