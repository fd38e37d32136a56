import Literate

/// Where in the listings of a page the methods stand that answer in a figure: the page lights them up.
struct LiveCode {
    /// A listing's place on its page, and a line of it, from 0.
    struct Place: Encodable, Equatable {
        let anchor: String
        let line: Int
    }

    /// For each program with scenes the places of its methods, and for each scene its program.
    struct Places: Encodable {
        var programs: [String: [String: Place]] = [:]
        var scenes: [String: String] = [:]
    }

    private(set) var places = Places()

    /// The places in a book for the claims of these names.
    init(_ book: Book, scenes: Set<String>) {
        for chapter in book.chapters {
            for program in chapter.programs {
                let own = program.claims.compactMap(\.id).map { "\(chapter.slug).\($0)" }
                    .filter(scenes.contains)
                guard !own.isEmpty else { continue }
                for scene in own { places.scenes[scene] = program.name }
                places.programs[program.name] = Self.methods(of: program, in: chapter)
            }
        }
    }

    private static func methods(of program: Program, in chapter: Chapter) -> [String: Place] {
        MethodPlaces(program).places.compactMapValues { place in
            chapter.anchors.block(atLine: place.block.fence.line).map {
                Place(anchor: $0, line: place.line)
            }
        }
    }
}
