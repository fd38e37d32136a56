import Foundation
import Literate

/// The remedies of a book as files to take along, each with all that it needs.
struct WholeFiles {
    /// The names that the book adds to UIKit's.
    let own: Set<String>
    private let kept: KeptShelf<String>

    init(own: Set<String>, kept: KeptResults) {
        self.own = own
        self.kept = KeptShelf(kept, at: "whole files of remedies")
    }

    /// Where the file of a listing lies; nil if it needs what only the book has.
    func path(of listing: Block, in chapter: Chapter) -> String? {
        text(of: listing, in: chapter) == nil ? nil : Self.path(of: listing, in: chapter)
    }

    /// The files of a chapter's remedies, by path.
    func files(of chapter: Chapter) -> [(path: String, bytes: Data)] {
        remedies(of: chapter).compactMap { listing in
            text(of: listing, in: chapter).map {
                (Self.path(of: listing, in: chapter), Data($0.utf8))
            }
        }
    }

    /// Keeps what has been put together.
    func save() { kept.save() }

    /// The parts that a page may show as a remedy: those that belong to a variant, and those that bear a claim.
    private func remedies(of chapter: Chapter) -> [Block] {
        let bearing = Set(chapter.bearings.map(\.part.fence.line))
        return chapter.blocks.filter {
            $0.kind == .listing && !$0.isHidden && $0.id != nil
                && ($0.variant != nil || bearing.contains($0.fence.line))
        }
    }

    private static func path(of listing: Block, in chapter: Chapter) -> String {
        let names = [chapter.slug, listing.id, listing.variant].compactMap { $0 }
        return "files/" + names.joined(separator: "-") + ".swift"
    }

    private func text(of listing: Block, in chapter: Chapter) -> String? {
        guard listing.id != nil else { return nil }
        var hash = ContentHash(chapter.slug)
        for block in chapter.blocks where block.kind == .listing { hash.add(block.text) }
        hash.add("\(listing.fence.line) \(own.sorted())")
        // Nothing is kept as an empty text.
        let text = kept.value(of: hash.value) {
            WholeFile(of: listing, in: chapter, own: own)?.text ?? ""
        }
        return text.isEmpty ? nil : text
    }
}
