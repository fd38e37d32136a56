import ArgumentParser
import Foundation
import Literate

/// Says which claims are about touches, and which say that they are not.
struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the claims that hold even if the engine ignores every touch.",
        discussion: """
            A claim that holds without touches and does not say so is a mistake; `verify` refuses it, too. \
            So is a prediction that has the same answer, and a check that judges the same. \
            The others are listed: each is marked `.touchless`.
            """)

    @OptionGroup var options: BookOptions

    func run() throws {
        let verification = try options.verification()
        try stop(for: verification.problems)
        let marked = verification.book.chapters.flatMap(\.blocks).filter(\.isTouchless)
        for block in marked {
            let name = block.claimName ?? block.lines.first ?? ""
            print("\(block.fence.file):\(block.fence.line): \(name)")
        }
        let claims = verification.book.chapters.flatMap(\.claims)
        let count = claims.count(where: \.isTouchless)
        print("\(claims.count) claims, \(count) of them not about touches")
    }
}
