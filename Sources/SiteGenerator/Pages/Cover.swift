import Literate
import Rulebook

/// The cover: what the book is for, one conflict with its answer, the symptoms people come with, the chapters, and how true it is.
struct Cover {
    let pages: Pages

    private var words: Words { pages.words }

    /// How many symptoms are listed.
    private static let symptoms = 8

    func html(_ shell: [String: Any]) throws -> String {
        var data: [String: Any] = [
            "chapters": chapters, "promise": CodeWords.html(words(.about)),
        ]
        let symptoms = symptoms
        if !symptoms.isEmpty {
            var shown: [String: Any] = ["list": symptoms]
            shown["more"] = pages.listOfSymptoms.map {
                ["href": $0, "all": words(.coverAllSymptoms, ["count": "\(allSymptoms.count)"])]
            }
            data["symptoms"] = shown
        }
        data["searchCounts"] = words(
            .searchCounts,
            [
                "symptoms": "\(allSymptoms.count)", "chapters": "\(chapters.count)",
                "rules": "\(pages.rulebook?.rules.count(where: \.isInScope) ?? 0)",
            ])
        data["hero"] = try hero
        let toTry = pages.book.chapters.first { $0.slug == pages.theme.contents.hero?.more }
        data["toTry"] = toTry.map {
            ["href": pages.path(of: $0), "title": CodeWords.html($0.title)]
        }
        data["ledger"] = pages.rulebook.map { ["kinds": ledger($0)] }
        if pages.isOfferedWhole, pages.theme.contents.edition != nil {
            data["taken"] = ["whole": OnePage.path, "epub": EPUB.path]
        }
        let exercises = pages.book.chapters.first { $0.blocks.contains { $0.kind == .exercises } }
        data["exercises"] = exercises.map {
            ["href": pages.path(of: $0), "title": CodeWords.html($0.title)]
        }
        data["checked"] = pages.checked.map { counts in
            words(
                .coverChecked,
                [
                    "listings": "\(counts.listings)", "claims": "\(counts.claims)",
                    "predictions": "\(counts.predictions)", "exercises": "\(counts.exercises)",
                ])
        }
        return try pages.theme.render("cover", data, in: shell)
    }

    private var chapters: [[String: Any]] {
        pages.book.chapters.filter { $0.number != nil }.map { chapter in
            let teaser = chapter.teaser
            var entry: [String: Any] = [
                "href": pages.path(of: chapter), "title": CodeWords.html(chapter.title),
                "number": "\(chapter.number ?? 0)",
            ]
            entry["teaser"] = teaser.map {
                ["problem": CodeWords.html($0.problem), "gain": CodeWords.html($0.gain)]
            }
            return entry
        }
    }

    private var allSymptoms: [Chapter] { pages.book.symptoms(in: pages.theme.contents.symptoms) }

    private var symptoms: [[String: Any]] { allSymptoms.prefix(Self.symptoms).map(pages.entry) }

    /// One gesture, run twice, and the lines between the two.
    private var hero: [String: Any]? {
        get throws {
            guard let hero = pages.theme.contents.hero,
                let chapter = pages.book.chapters.first(where: { $0.slug == hero.chapter }),
                let listing = chapter.blocks.first(where: {
                    $0.id == hero.listing && $0.variant == hero.variant
                }),
                let moment = pages.figures.onTheWay(hero.mended, in: chapter),
                let broken = try pages.figures.still(
                    of: hero.broken, at: moment, in: chapter, id: "_broken"),
                let mended = try pages.figures.still(
                    of: hero.mended, at: moment, in: chapter, id: "_mended")
            else { return nil }
            let anchor = chapter.anchors.block(atLine: listing.fence.line)
            let page = pages.path(of: chapter)
            let body = pages.body(chapter)
            var listings = body.listings
            listings.note = { body.bearings.note($0, in: chapter, page: page) }
            let scenes = [hero.broken, hero.mended].map { "\(chapter.slug).\($0)" }
            var data: [String: Any] = [
                "broken": broken, "mended": mended, "href": page,
                "listing": try listings.html(listing, id: nil),
                "whole": anchor.map { "\(page)#\($0)" } ?? page,
            ]
            if pages.scenes.isSuperset(of: scenes) { data["live"] = scenes.joined(separator: " ") }
            return data
        }
    }

    private func ledger(_ rulebook: Rulebook) -> [[String: Any]] {
        RulesPage(rulebook: rulebook, theme: pages.theme, words: words).ledger
    }
}

extension Words {
    /// What became of the recognizer that the reader of a symptom waits for, in a word or two.
    func cause(_ cause: Symptom.Cause) -> String {
        switch cause {
        case .unseen: self(.causeUnseen)
        case .refused: self(.causeRefused)
        case .waiting: self(.causeWaiting)
        case .winner: self(.causeWinner)
        }
    }
}
