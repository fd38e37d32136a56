import Foundation
import Literate
import Testing

@testable import SiteGenerator

@Suite("Colours without a parser")
struct PlainSwiftTests {
    /// The listings of the book and of the questions.
    private static let listings: [String] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../..").standardizedFileURL
        let texts = ["chapters", "Tests/Fixtures/Questions"].flatMap { folder in
            Book.load(root.appending(path: folder)).book.chapters.flatMap(\.blocks)
                .filter(\.isSwift).map(\.text)
        }
        return Set(texts).sorted()
    }()

    @Test("a listing that needs no parser has the colours that the parser gives it")
    func asTheParser() throws {
        try #require(Self.listings.count > 500)
        for listing in Self.listings + CodeLineTests.hostile
        where PlainSwift.pieces(of: Array(listing.utf8)) != nil {
            let (plain, parsed) = (Highlighter.swift(listing), Highlighter.parsed(listing))
            let line = zip(plain, parsed).first { $0 != $1 }
            #expect(plain == parsed, "\(String(describing: line))")
        }
    }

    @Test("most listings need none")
    func most() {
        let plain = Self.listings.count { PlainSwift.pieces(of: Array($0.utf8)) != nil }
        #expect(Double(plain) > 0.5 * Double(Self.listings.count), "\(plain)")
    }

    @Test(
        "what may mean two things is left to the parser",
        arguments: [
            "any", "x.Type", "let a: b", "#if A", "`class`", "\"\"\"", "a /b/ c", "a<b>",
            "@objc(x) a", "0xFF", "é", "f(X: 1)", "func f(X y: Z) {}", "import class A.B",
            "a += -=b", "\"\\(",
            "x as foo", "struct A: b {", "private(get) var a", "\"a", "(default: 1)", "a\r\nb",
            "- b", "&& a(in: b)", "a {", "a }", "let a b",
        ])
    func ambiguous(source: String) {
        #expect(PlainSwift.pieces(of: Array(source.utf8)) == nil)
    }
}
