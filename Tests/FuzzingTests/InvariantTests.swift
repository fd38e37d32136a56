import Fuzzing
import Testing

@Suite("The invariants")
struct InvariantTests {
    @Test("each rejects a history that breaks it, for its end alone", arguments: Forgery.all)
    func rejects(forgery: Forgery) throws {
        #expect(try forgery.objection(withoutItsEnd: false) != nil)
        #expect(try forgery.objection(withoutItsEnd: true) == nil)
    }

    @Test("none is without a forgery that it rejects")
    func allAreForged() {
        let forged = Set(Forgery.all.map(\.invariant))
        #expect(Set(Invariants.kinds.map { $0.name }) == forged)
    }

    @Test("each says which rules it stands for")
    func rulesAreNamed() {
        for kind in Invariants.kinds {
            let rules = kind.rules.split(separator: ", ")
            #expect(!rules.isEmpty)
            for rule in rules {
                #expect(rule == "apparatus" || "GSN".contains(rule.prefix(1)), "\(kind)")
            }
        }
    }

    @Test("a broken one is told with the action at which it broke")
    func breachIsTold() throws {
        let observer = Observer(
            try FuzzCase(text: plainScene), checkers: Invariants.all())
        observer.action = 3
        observer.see(.record(.misuseStillPossible, "r1"))
        #expect(observer.breach?.action == 3)
        #expect(
            observer.breach?.description
                == "everything comes to rest after the last finger and timer"
                + " (G-3.4, G-3.20, G-5.10): r1 does all that it must and was left possible")
    }
}
