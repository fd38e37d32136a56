import Foundation
import Literate

/// What pages depend on, as numbers: while a page's is as it was, so is the page.
///
/// They are for a process that stays alive and builds the site again and again.
struct PageKeys {
    /// What every page may depend on: the theme, the rules, the engine, and what chapters tell each other.
    let shared: UInt64
    private let faces: [String: UInt64]

    /// `besides` changes with everything that is no chapter's text.
    init(_ book: Book, besides: UInt64) {
        faces = Dictionary(book.chapters.map { ($0.slug, Self.face(of: $0)) }) { $1 }
        var hash = ContentHash()
        hash.add(besides)
        for chapter in book.chapters { hash.add(faces[chapter.slug] ?? 0) }
        for sibling in book.siblings { hash.add(Self.face(of: sibling.chapter)) }
        shared = hash.value
    }

    /// What a chapter's page depends on.
    func page(of chapter: Chapter) -> UInt64 {
        var hash = ContentHash()
        hash.add(Data(chapter.source.bytes))
        hash.add(shared)
        return hash.value
    }

    /// What a sibling's page depends on.
    func page(of sibling: Sibling) -> UInt64 {
        var hash = ContentHash()
        hash.add(Data(sibling.chapter.source.bytes))
        hash.add(page(of: sibling.original))
        return hash.value
    }

    /// What the pages of a chapter's runs depend on: not on the words between its listings.
    func runs(of chapter: Chapter) -> UInt64 {
        var hash = ContentHash()
        hash.add(faces[chapter.slug] ?? 0)
        hash.add(shared)
        return hash.value
    }

    /// What other pages may show of a chapter: its title and headings, its claims and what it says of itself.
    private static func face(of chapter: Chapter) -> UInt64 {
        var hash = ContentHash(chapter.file, chapter.title, chapter.page)
        for node in chapter.document.children {
            if case .heading(let level) = node.kind { hash.add("\(level) \(node.plainText)") }
        }
        for block in chapter.blocks {
            hash.add(Data(chapter.source.line(block.fence.line)))
            hash.add(block.text)
        }
        return hash.value
    }
}
