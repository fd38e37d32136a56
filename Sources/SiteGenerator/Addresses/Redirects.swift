import Literate

/// Where the addresses went that a site no longer has.
struct Redirects {
    /// What became of an address.
    enum Way: Equatable {
        /// It leads to that one now.
        case to(Address)
        /// It comes back to itself.
        case ring
        /// It ends at one that is not there.
        case nowhere(Address)
    }

    let list: AddressList
    private let there: SiteAddresses
    private let targets: [Address: Address]

    init(_ list: AddressList, _ there: SiteAddresses) {
        self.list = list
        self.there = there
        targets = Dictionary(
            list.entries.compactMap { entry in entry.target.map { (entry.address, $0) } }
        ) { first, _ in first }
    }

    /// Follows an address to where it is now; the places of a page that moved go along with it.
    func way(of address: Address) -> Way {
        var place = address
        var seen: Set<Address> = []
        while !there.contains(place) {
            guard seen.insert(place).inserted else { return .ring }
            if let target = targets[place] {
                place = target
            } else if place.place != nil, let page = targets[Address(place.page)] {
                place = Address(page.page, place.place)
            } else {
                return .nowhere(place)
            }
        }
        return .to(place)
    }

    /// The pages that moved, each with where it is now.
    var pages: [(path: String, target: Address)] {
        list.entries.compactMap { entry in
            guard entry.address.place == nil, case .to(let target) = way(of: entry.address),
                target != entry.address
            else { return nil }
            return (entry.address.page, target)
        }
    }

    /// The places of a page that have another name there, each with that.
    func renamed(on page: String) -> [(old: String, new: String?)] {
        moved(from: page).filter { $0.target.page == page }.map { ($0.place, $0.target.place) }
    }

    /// The places of a page that are on another one, each with where.
    func left(_ page: String) -> [(place: String, target: Address)] {
        moved(from: page).filter { $0.target.page != page }
    }

    private func moved(from page: String) -> [(place: String, target: Address)] {
        list.entries.compactMap { entry in
            guard entry.address.page == page, let place = entry.address.place,
                entry.target != nil, case .to(let target) = way(of: entry.address),
                target != entry.address
            else { return nil }
            return (place, target)
        }
    }
}
