import Literate
import Rulebook

/// Holds the addresses that a site has to those that its list promises.
public struct AddressCheck {
    private let list: AddressList
    private let there: SiteAddresses
    private let redirects: Redirects
    private let unjudged: Set<String>

    /// A check of a list against the addresses that are there.
    ///
    /// Of the files in which there are `mistakes` nobody knows yet which places they will have.
    public init(_ list: AddressList, _ there: SiteAddresses, mistakes: [Problem] = []) {
        self.list = list
        self.there = there
        redirects = Redirects(list, there)
        unjudged = Set(
            mistakes.map { problem in
                let path = problem.position.file.split(separator: "/")
                if path.last?.hasSuffix(".json") == true { return "rules" }
                return String((path.last ?? "").prefix { $0 != "." })
            })
    }

    /// Lines that are no addresses, redirects that lead nowhere, addresses that are gone, and what the list lacks.
    public var problems: [Problem] { mistakes + lost + lacking }

    /// What keeps the pages from being made as the list says.
    var mistakes: [Problem] { list.problems + misled }

    private func position(_ entry: AddressList.Entry) -> SourcePosition {
        SourcePosition(file: list.file, line: entry.line)
    }

    private var misled: [Problem] {
        list.entries.compactMap { entry in
            guard let target = entry.target else { return nil }
            if there.contains(entry.address) {
                return Problem(
                    position(entry), "`\(entry.address)` is on the site, and its line leads away",
                    remedy: "remove ` → \(target)`")
            }
            switch redirects.way(of: entry.address) {
            case .to: return nil
            case .ring:
                return Problem(
                    position(entry), "`\(entry.address)` leads back to itself",
                    remedy: "write after the arrow where it is now")
            case .nowhere(let end):
                guard !unjudged.contains(end.slug) else { return nil }
                let way = end == target ? "leads to" : "comes in the end to"
                return Problem(
                    position(entry),
                    "`\(entry.address)` \(way) `\(end)`, which is not on the site",
                    remedy: nearest(to: end).map { "did you mean `\($0)`?" })
            }
        }
    }

    private var lost: [Problem] {
        let listed = Set(list.entries.map(\.address))
        return list.entries.compactMap { entry in
            let address = entry.address
            guard entry.target == nil, !unjudged.contains(address.slug),
                case .nowhere(let end) = redirects.way(of: address), !unjudged.contains(end.slug)
            else { return nil }
            // Of a page that is gone, its own line says so.
            let page = Address(address.page)
            guard address == page || !listed.contains(page) || isThere(page) else { return nil }
            let next = nearest(to: end).map { "`\(address) → \($0)`" } ?? "where it went"
            return Problem(
                position(entry), "`\(address)` is no longer on the site",
                remedy:
                    "links to it would break: bring it back, or write on this line where its text "
                    + "is now, such as\n\(next)")
        }
    }

    private func isThere(_ address: Address) -> Bool {
        if case .to = redirects.way(of: address) { true } else { false }
    }

    private var lacking: [Problem] {
        let known = Set(list.entries.map(\.address))
        let new = there.all.subtracting(known).sorted()
        guard list.problems.isEmpty, let first = new.first else { return [] }
        let line = list.entries.last { $0.address < first }?.line ?? 0
        var names = new.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        if new.count > 3 { names += " and \(new.count - 3) more" }
        return [
            Problem(
                SourcePosition(file: list.file, line: line + 1),
                "the list lacks \(new.count == 1 ? "an address" : "\(new.count) addresses") "
                    + "of the site: \(names)",
                remedy: "`make bless` adds what is new")
        ]
    }

    /// The address that one that is gone has most likely become: a new one before one that was always there.
    private func nearest(to gone: Address) -> Address? {
        let known = Set(list.entries.map(\.address))
        let new = there.all.subtracting(known)
        guard let place = gone.place, there.contains(Address(gone.page)) else {
            return nearestPage(to: gone, among: new) ?? nearestPage(to: gone, among: there.all)
        }
        func named(_ all: Set<Address>) -> Address? {
            let names = all.filter { $0.page == gone.page }.compactMap(\.place)
            return nearestWord(to: place, among: names).map { Address(gone.page, $0) }
        }
        let fresh = new.filter { $0.page == gone.page && $0.place != nil }
        let elsewhere = { (all: Set<Address>) in all.filter { $0.place == place }.min() }
        return named(new) ?? elsewhere(new) ?? (fresh.count == 1 ? fresh.first : nil) ?? named(
            there.all) ?? elsewhere(there.all) ?? Address(gone.page)
    }

    private func nearestPage(to gone: Address, among all: Set<Address>) -> Address? {
        let pages = Set(all.filter { $0.place == nil }.map(\.page))
        return nearestWord(to: gone.page, among: pages).map {
            let same = Address($0, gone.place)
            return there.contains(same) ? same : Address($0)
        }
    }
}
