import Testing
import TouchEngine

@Suite("What a debugger prints of a recognizer")
struct RecognizerDescriptionTests {
    private func named(_ name: String) -> UIGestureRecognizer {
        let recognizer = UIGestureRecognizer()
        recognizer.name = name
        return recognizer
    }

    @Test("it lists whom it waits for, and who waits for it, each once, in order (G-8.10)")
    func lists() {
        let (a, b, c) = (named("a"), named("b"), named("c"))
        for other in [b, c, b] { a.require(toFail: other) }
        c.require(toFail: b)
        #expect(
            a.description.hasSuffix(
                "; must-fail = {<UIGestureRecognizer (b)>, <UIGestureRecognizer (c)>}>"))
        #expect(
            b.description.hasSuffix(
                "; must-fail-for = {<UIGestureRecognizer (a)>, <UIGestureRecognizer (c)>}>"))
        #expect(
            c.description.hasSuffix(
                "; must-fail = {<UIGestureRecognizer (b)>}; "
                    + "must-fail-for = {<UIGestureRecognizer (a)>}>"))
    }

    @Test("two targets are two, and one that is gone is none (G-8.10)")
    func targets() {
        let tap = UITapGestureRecognizer()
        let (one, other) = (Listener(), Listener())
        var third: Listener? = Listener()
        for listener in [one, other, third] { listener?.listen(to: tap, as: "tap") }
        third = nil
        let pair = "(action=acted(_:), target=<Listener>)"
        #expect(
            tap.description
                == "<UITapGestureRecognizer (tap); state = Possible; "
                + "target= <\(pair), \(pair)>>")
        #expect(one.heard.isEmpty && other.heard.isEmpty)
    }
}
