import ArgumentParser
import Foundation
import Literate

/// Says which claims are about touches, and which say that they are not.
struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the claims that hold even if the engine ignores every touch.",
        discussion: """
            A claim that holds without touches and does not say so is a mistake; `verify` refuses it, too. \
            The others that hold are listed: each is marked `.touchless`.
            """)

    @OptionGroup var options: BookOptions

    func run() throws {
        let verification = try options.verification()
        try stop(for: verification.problems)
        let claims = verification.book.chapters.flatMap(\.claims)
        let touchless = claims.filter(\.isTouchless)
        for claim in touchless {
            print("\(claim.fence.file):\(claim.fence.line): \(claim.claimName ?? "")")
        }
        print("\(claims.count) claims, \(touchless.count) of them not about touches")
    }
}
