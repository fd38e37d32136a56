import Foundation
import Literate

/// What a theme says of the book at hand: the order of the pages to look things up in, and what the cover shows.
///
/// All of it may be left out.
struct Contents: Decodable, Sendable {
    /// The names of the pages to look things up in, without `.html`.
    var lookUp: [String] = []
    /// The story that the cover opens with.
    var hero: Hero?
    /// The symptoms in the order in which they are listed, by the names of their files; the cover lists the first.
    var symptoms: [String] = []
    /// Where the site stands on the web, as `https://…/`; without it, pages name each other only relatively.
    var address = ""
    /// What the book is given out as.
    var edition: Edition?

    /// One edition of the book; without it there is no file to take along.
    struct Edition: Decodable {
        /// The day it is of, as 2026-11-23.
        var date: String
        /// What tells the book from all others, as a URN, in every edition the same.
        var identifier: String
    }

    /// Two runs of one gesture, and the listing that makes the difference.
    struct Hero: Decodable, Sendable {
        /// The chapter's file, without `.md`.
        var chapter: String
        /// The claims whose runs are shown, before and after.
        var broken: String
        var mended: String
        /// The id of the listing, and its variant.
        var listing: String
        var variant: String
        /// The page with more figures to touch, without `.md`.
        var more: String?
    }

    init() {}

    private enum CodingKeys: CodingKey { case address, lookUp, hero, symptoms, edition }

    init(from decoder: any Decoder) throws {
        let table = try decoder.container(keyedBy: CodingKeys.self)
        address = try table.decodeIfPresent(String.self, forKey: .address) ?? ""
        guard address.isEmpty || address.hasPrefix("https://") && address.hasSuffix("/") else {
            throw DecodingError.dataCorruptedError(
                forKey: .address, in: table,
                debugDescription: "an address begins with https:// and ends with /")
        }
        lookUp = try table.decodeIfPresent([String].self, forKey: .lookUp) ?? []
        hero = try table.decodeIfPresent(Hero.self, forKey: .hero)
        symptoms = try table.decodeIfPresent([String].self, forKey: .symptoms) ?? []
        edition = try table.decodeIfPresent(Edition.self, forKey: .edition)
        if let date = edition?.date, date.wholeMatch(of: /\d{4}-\d\d-\d\d/) == nil {
            throw DecodingError.dataCorruptedError(
                forKey: .edition, in: table,
                debugDescription: "an edition's date is written as 2026-11-23, not as “\(date)”")
        }
    }

    /// Reads a theme's file; without one everything is left out.
    init(_ file: URL) throws {
        guard let data = FileManager.default.contents(atPath: file.path) else { return }
        self = try JSONDecoder().decode(Contents.self, from: data)
    }
}

extension Book {
    /// The pages of symptoms, in a theme's order; those that it does not name follow.
    func symptoms(in order: [String]) -> [Chapter] {
        chapters.filter(\.isSymptom).enumerated().sorted { one, other in
            func rank(_ chapter: Chapter) -> Int {
                order.firstIndex(of: chapter.slug) ?? order.count
            }
            return (rank(one.element), one.offset) < (rank(other.element), other.offset)
        }.map(\.element)
    }
}
