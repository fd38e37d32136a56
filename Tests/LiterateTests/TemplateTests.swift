import Testing

@testable import Literate

struct TemplateTests {
    private let values: [String: Run.Value] = [
        "x": .number(12.34), "whole": .number(10), "zero": .number(-0.04), "yes": .flag(true),
        "no": .flag(false), "word": .text("pan"), "list": .list(["a", "b"]),
        "near": .number(10.04), "minus": .number(-3.25), "one": .number(1),
        "three": .list(["a", "b", "c"]),
    ]

    @Test(
        "values are filled in as the table asks",
        arguments: [
            ("{x} {whole} {zero}", "12.3 10 0"), ("{x:2} {whole:2}", "12.34 10.00"),
            ("{list}", "a ‹ b"), ("{yes?it|not} {no?it|not}", "it not"),
            ("{no?its own|{word} of {x:1}}, {word}", "pan of 12.3, pan"), ("{word}", "pan"),
            ("{yes?{no?a|b}|c}{no?|d}", "bd"), ("{minus!} {minus!:2} {x!}", "3.2 3.25 12.3"),
            ("{minus>right|left} {zero>right|left} {x>{word}|left}", "left left pan"),
            ("{x/{word}|none} {zero/some|{word}} {minus/some|none}", "pan pan some"),
            ("{one#tap|taps}, {whole#tap|taps}", "1 tap, 10 taps"),
            ("{list&and}; {three&or}", "a and b; a, b or c"),
            ("{whole~one} {near~whole} {whole~whole}", "10 10.04 10"),
        ])
    func filled(template: String, text: String) throws {
        #expect(try Template(template[...]).filled { values[$0] } == text)
    }

    @Test(
        "a value that is missing or of the wrong kind is an error",
        arguments: [
            "{gone}", "{gone?a|b}", "{word:2}", "{word?a|b}", "{word!}", "{word>a|b}", "{x?a|b}",
            "{word/a|b}", "{x&and}", "{list#a|b}", "{yes?{gone}|b}",
        ])
    func unfilled(template: String) {
        #expect(throws: Template.Unfilled.self) {
            try Template(template[...]).filled { values[$0] }
        }
    }

    @Test(
        "a place that is not understood is an error, whatever the values are",
        arguments: [
            ("{x", "{x"), ("a } b", "} b"), ("{}", "{}"), ("{x y}", "{x y}"), ("{x:}", "{x:}"),
            ("{x:two}", "{x:two}"), ("{x:-1}", "{x:-1}"), ("{yes?a}", "{yes?a}"),
            ("{x/a}", "{x/a}"),
            ("{list&}", "{list&}"),
            ("{no?a|{x:y}}", "{x:y}"), ("{x!?}", "{x!?}"),
        ])
    func malformed(template: String, place: String) {
        #expect(throws: Template.Malformed(place: place)) { try Template(template[...]) }
    }
}
