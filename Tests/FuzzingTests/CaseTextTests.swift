import Fuzzing
import Testing
import TouchEngine

@Suite("A case as text")
struct CaseTextTests {
    @Test("reads back as it was written", arguments: [1, 17, 400, 5000] as [UInt64])
    func roundTrip(seed: UInt64) throws {
        for seed in seed..<seed + 50 {
            let theCase = Generator.makeCase(seed: seed)
            #expect(try FuzzCase(text: theCase.text) == theCase)
            for scenes in Scenes.allCases {
                let other = Generator.makeCase(seed: seed, scenes: scenes)
                #expect(try FuzzCase(text: other.text) == other)
            }
        }
    }

    @Test("says everything there is to say")
    func allWords() throws {
        let text = """
            seed 7
            device iPad
            view v1 in window x=-5 w=200 h=300 begin=list:r1
            view v2 in v1 multi=1 begin=chance:30/7
            delegate d1 begin=no together=list:r1>r2,r2>r1 receive=yes
            recognizer r1 tap on v1 by d1 taps=2 cancels=0
            recognizer r2 drag on none
            require r1 r2
            when d1 together 2 detach r1
            when v2 began 1 add v2 window
            when r1 action 3 pass 0.2500
            0.0000 1 began 4.00 -0.50
            0.0167 1 moved 19.73 400.00
            0.0167 2 began 19.73 400.00 pencil
            0.1000 do attach r2 v1
            0.1000 do delegate r1 none
            0.1000 do land 3.25 4.50
            0.1000 do state r1 5
            0.1000 do press 0.2000
            0.1000 do cancelTouches
            0.2000 1 ended 19.73 400.00

            """
        #expect(try FuzzCase(text: text).text == text)
    }

    @Test("says what becomes of a pager")
    func pagerWords() throws {
        let text = """
            seed 7
            scenes navigation
            device iPhone
            navigation depth=2 pager=2
            recognizer r1 tap on v981
            when v980 willTurn 1 turn 3 reverse animated
            when v982 opens 2 pagerSource
            0.0000 do turn 2
            0.1000 do pagerInteraction
            0.1000 do reload 1
            0.1000 do rowSource 2
            0.1000 do rowInteraction 3
            0.2000 do select 1 40 animated
            0.2000 do deselect 1 40
            0.2000 do show 2 0

            """
        #expect(try FuzzCase(text: text).text == text)
    }

    @Test("has the touches as a recording that a device plays")
    func recording() throws {
        for seed in 1...30 as ClosedRange<UInt64> {
            let theCase = Generator.makeCase(seed: seed)
            let recording = try TouchRecording(theCase.recordingText)
            #expect(recording.text == theCase.recordingText, "seed \(seed)")
        }
    }

    @Test(
        "is refused with its line where it makes no sense",
        arguments: [
            ("views v1 in window", "expected a time in seconds with 4 decimals, not `views`"),
            ("view v1 under window", "expected `in`"),
            ("view v1 in window colour=3", "no view has `colour`"),
            ("view v1 in window x=a", "`x` takes a whole number, not `a`"),
            ("recognizer r1 wave on v1", "there is no recognizer `wave`"),
            ("recognizer r1 pan on v1 taps=2", "no pan has `taps`"),
            ("recognizer x1 pan on v1", "expected a name such as r1, not `x1`"),
            ("delegate d1 may=yes", "no delegate is asked `may`"),
            (
                "delegate d1 begin=perhaps", "expected yes, no, list:… or chance:…, not `perhaps`"
            ),
            ("when d1 asked 1 lift", "there is no callback `asked`"),
            ("0.0000 do turn 4", "the pager has no child 4"),
            ("0.0000 do show 1 120", "the tables have no row 120"),
            ("when d1 begin 1 fly", "there is no change `fly`"),
            ("when d1 begin 1 lift r1", "there are words too many"),
            ("0.0000 1 hovered 4.00 4.00", "expected began, moved, ended or cancelled"),
            ("0.0000 1 began 4.0 4.00", "expected a place with 2 decimals, not `4.0`"),
            ("0.0000 one began 4.00 4.00", "expected a finger from 1, or `do`"),
            ("require r1", "expected a name such as r1"),
        ])
    func refusals(line: String, problem: String) {
        let error = #expect(throws: FuzzCaseError.self) {
            try FuzzCase(text: "seed 1\n\(line)\n")
        }
        #expect(error?.description == "line 2: \(problem)")
    }

    @Test("does not run back")
    func order() {
        let text = "0.2000 do lift\n# a note\n\n0.1000 do lift"
        let error = #expect(throws: FuzzCaseError.self) { try FuzzCase(text: text) }
        #expect(error?.description == "line 4: the time is before the one of the line before")
    }
}
