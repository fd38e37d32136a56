import Fuzzing
import TouchEngine

extension Forgery {
    /// At least one for each invariant.
    static let all: [Forgery] =
        states + arbitration + views + ends + scrolling + dragging + navigation + moving + bars
        + paging + rows

    private static func forge(
        _ invariant: String, _ what: String, in scene: String = plainScene,
        _ history: Observation...
    ) -> Forgery {
        Forgery(invariant: invariant, what: what, scene: scene, history: history)
    }

    // MARK: States

    private static let order = "time and causes run forward"
    private static let lanes = "only lawful transitions"
    private static let actions = "actions come in lawful order"
    private static let over = "what is over for a recognizer stays over"
    private static let last = "a pan, pinch or rotation ends with its last finger"
    private static let held = "a tap is not held"
    private static let questions = "questions are asked once, and a no is kept to"

    private static let states = [
        forge(
            order, "time runs back", .record(.touchUp, "finger 1", time: 2),
            .record(.touchUp, "finger 1", index: 1, time: 1)),
        forge(
            order, "a cause comes later", .record(.touchUp, "finger 1"),
            .record(.touchUp, "finger 1", index: 1, cause: 1)),
        forge(
            order, "a record is left out", .record(.touchUp, "finger 1"),
            .record(.touchUp, "finger 1", index: 2)),
        forge(
            order, "the clock is behind the trace", .record(.touchUp, "finger 1", time: 2),
            .turnEnded(1)),
        forge(
            lanes, "a failure after the beginning", .lane(recognizer: 2, .possible),
            .lane(recognizer: 2, .began), .lane(recognizer: 2, .failed)),
        forge(
            lanes, "a tap that begins", .lane(recognizer: 1, .possible),
            .lane(recognizer: 1, .began)),
        forge(
            actions, "changed before began", .receives(2), .begins(2),
            .acted(recognizer: 2, .changed)),
        forge(
            actions, "an action of one that was not let act", .receives(2),
            .acted(recognizer: 2, .began)),
        forge(
            actions, "began twice", .receives(2), .begins(2), .acted(recognizer: 2, .began),
            .acted(recognizer: 2, .began)),
        forge(
            actions, "an action of possible", .receives(1), .recognized(1),
            .acted(recognizer: 1, .possible)),
        forge(
            actions, "an action of one that was refused", .receives(2),
            .asked(.begin, 2, answer: false), .begins(2), .acted(recognizer: 2, .began)),
        forge(
            actions, "silence of one that was let act", .receives(1), .recognized(1),
            .reset(recognizer: 1)),
        forge(
            actions, "no end", .receives(2), .begins(2), .acted(recognizer: 2, .began),
            .reset(recognizer: 2)),
        forge(
            held, "down for two seconds", .landing(), .receives(1), .lifts(at: 2), .recognized(1)),
        forge(
            over, "a touch after the failure", .landing(), .receives(2),
            .touches(recognizer: 2, .began, [1]), .fails(2), .touches(recognizer: 2, .moved, [1])),
        forge(
            over, "a touch of the attempt before", .landing(), .receives(2),
            .touches(recognizer: 2, .began, [1]), .fails(2), .reset(recognizer: 2),
            .landing(2), .receives(2, 2), .touches(recognizer: 2, .moved, [1])),
        forge(
            over, "a touch while switched off", .landing(), .receives(2),
            .changed(.toggle(recognizer: 2), isHook: false),
            .touches(recognizer: 2, .began, [1])),
        forge(
            over, "a move before the beginning", .landing(), .receives(2),
            .touches(recognizer: 2, .moved, [1])),
        forge(
            over, "a lift that is not told", .landing(), .receives(2),
            .touches(recognizer: 2, .began, [1]), .turnEnded, .lifts(), .turnEnded),
        forge(
            last, "with the first of two", .landing(), .landing(2, in: 1), .receives(2),
            .receives(2, 2), .begins(2), .lifts(), .stands(recognizer: 2, .ended)),
        forge(
            questions, "shouldBegin twice", .landing(), .receives(2), .asked(.begin, 2),
            .asked(.begin, 2)),
        forge(
            questions, "shouldBegin after the no", .landing(), .receives(2),
            .asked(.begin, 2, answer: false), .asked(.begin, 2)),
        forge(
            questions, "shouldReceive twice", .landing(), .asked(.receive, 2, 1),
            .asked(.receive, 2, 1)),
        forge(
            questions, "a touch after the no", .landing(), .asked(.receive, 2, 1, answer: false),
            .touches(recognizer: 2, .began, [1])),
        forge(
            questions, "a requirement twice", .landing(), .receives(2), .asked(.waits, 2, 1),
            .asked(.waits, 2, 1)),
    ]

    // MARK: Arbitration

    private static let exclusion = "related recognizers never both act unless one is spared"
    private static let right = "nobody is excluded without right"
    private static let claims = "a claim is decided in its turn, for all whom it concerns"
    private static let requirements = "failure requirements are kept to"
    private static let vain = "nobody waits for a settled recognizer"
    private static let resets = "what is over is reset, together with what it is joined to"

    private static let linkedScene = plainScene + "\nrequire r1 r2"
    private static let sparingScene = """
        view v1 in window w=200 h=200
        delegate d1 together=yes
        recognizer r1 tap on v1 by d1
        recognizer r2 pan on v1
        """
    private static let nestedScene = """
        view v1 in window w=200 h=200
        view v2 in v1 w=200 h=200
        recognizer r1 pan on v1
        recognizer r2 pan on v2
        """

    private static let arbitration = [
        forge(
            exclusion, "a tap while a pan acts", .receives(1), .receives(2), .begins(2),
            .turnEnded, .recognized(1)),
        forge(
            exclusion, "a tap in the turn in which a pan ends", .receives(1), .receives(2),
            .begins(2), .turnEnded, .record(.recognizerEnded, "r2"), .recognized(1)),
        forge(
            right, "by one that does not act", .receives(1), .receives(2), .excluded(1, by: 2)),
        forge(
            right, "by one on a view apart", .receives(1), .receives(3), .begins(3),
            .excluded(1, by: 3)),
        forge(
            right, "by one that spares it", in: sparingScene, .receives(1), .receives(2),
            .begins(2), .excluded(1, by: 2)),
        forge(
            right, "the deeper by the outer", in: nestedScene, .receives(1), .receives(2),
            .stands(recognizer: 1, .began), .stands(recognizer: 2, .began), .begins(1),
            .excluded(2, by: 1)),
        forge(
            right, "by one that spares it since before",
            in: sparingScene + "\ndelegate d2 together=no",
            .changed(.delegate(recognizer: 1, delegate: 2), isHook: true), .turnEnded,
            .changed(.delegate(recognizer: 1, delegate: 1), isHook: true), .turnEnded,
            .receives(1), .receives(2), .begins(2), .excluded(1, by: 2)),
        forge(
            claims, "one is not spoken on", .receives(2), .stands(recognizer: 2, .began),
            .turnEnded),
        forge(
            claims, "one that concerns another", .receives(1), .receives(2),
            .stands(recognizer: 2, .began), .begins(2), .turnEnded),
        forge(
            requirements, "an action before the other has failed", in: linkedScene, .receives(1),
            .receives(2), .stands(recognizer: 1, .ended), .recognized(1)),
        forge(
            requirements, "a failure for one that is not required", .receives(1), .receives(2),
            .begins(2), .record(.failedByRequirement, "r1", TraceField("by", .text("r2")))),
        forge(
            requirements, "a wait for one that is not required", .receives(1), .receives(2),
            .waits(1, for: 2)),
        forge(
            vain, "the other has failed", in: linkedScene, .receives(1), .receives(2),
            .waits(1, for: 2), .lane(recognizer: 1, .waiting), .turnEnded, .fails(2), .turnEnded),
        forge(
            resets, "before it is over", .receives(1), .reset(recognizer: 1)),
        forge(
            resets, "while what it is joined to goes on", in: linkedScene, .receives(1),
            .receives(2), .fails(2), .reset(recognizer: 2)),
        forge(resets, "never", .receives(1), .fails(1), .turnEnded),
    ]

    // MARK: Views

    private static let story = "a view hears a touch begin once and end once"
    private static let hits = "a finger hits the front-most view under it"
    private static let offers = "a touch is offered from its view up to the window"
    private static let delays = "delayed touches wait for the decision"
    private static let taken = "who acts takes the touches it owns from their views"
    private static let told = "a control tells that a finger is down, and then of one end"
    private static let kept = "a button keeps the single tap from those above it"
    private static let turn = "a turn goes recognizers, actions, views"

    private static let delayingScene =
        plainScene + """

            recognizer r4 pan on v1 cancels=0 delaysBegan=1
            """

    private static let buttonScene = """
        view v1 in window w=200 h=200 control=2
        recognizer r1 tap on window
        """

    private static let views = [
        forge(story, "twice begun", .landing(), .hears(.began), .hears(.began)),
        forge(story, "moved before it began", .landing(), .hears(.moved)),
        forge(
            story, "ended after the cancellation", .landing(), .hears(.began),
            .hears(.cancelled), .lifts(), .hears(.ended)),
        forge(story, "ended while it is down", .landing(), .hears(.began), .hears(.ended)),
        forge(
            story, "begun elsewhere than where it landed", .landing(x: 90), .hears(.began)),
        forge(
            story, "moved twice in one turn", .landing(), .hears(.began), .hears(.moved),
            .hears(.moved)),
        forge(
            story, "the second of two in a view for one",
            in: "view v1 in window w=200 h=200", .landing(), .hears(.began), .landing(2),
            .hears(.began, 2)),
        forge(
            story, "beside an exclusive one",
            in: plainScene.replacing("multi=1", with: "multi=1 exclusive=1"), .landing(),
            .hears(.began), .landing(2, in: 2), .hears(.began, 2, view: 2)),
        forge(story, "another's touch", .landing(in: 2), .hears(.began)),
        forge(hits, "a view beside", .landing(x: 250)),
        forge(hits, "the window where there is a view", .landing(in: 0)),
        forge(offers, "a recognizer is left out", .landing(), .receives(1), .turnEnded),
        forge(
            offers, "one on another view gets it", .landing(),
            .touches(recognizer: 3, .began, [1])),
        forge(
            delays, "begun while one that delays is undecided", in: delayingScene, .landing(),
            .receives(4), .hears(.began)),
        forge(
            delays, "begun though it was withheld for one that acted", in: delayingScene,
            .landing(), .receives(4), .turnEnded, .begins(4), .hears(.began)),
        forge(
            delays, "ended while one that delays is undecided", .landing(), .receives(1),
            .hears(.began), .turnEnded, .lifts(), .hears(.ended)),
        forge(delays, "not begun, with nobody to delay it", .landing(), .turnEnded),
        forge(
            delays, "not ended, with nobody to delay it", .landing(), .hears(.began), .lifts(),
            .turnEnded),
        forge(
            taken, "the view is not told", .landing(), .receives(2), .hears(.began), .turnEnded,
            .begins(2), .turnEnded),
        forge(
            taken, "the view hears on", .landing(), .receives(2), .hears(.began), .turnEnded,
            .begins(2), .hears(.moved)),
        forge(taken, "by nobody", .landing(), .hears(.began), .hears(.cancelled)),
        forge(
            told, "an end twice", .told(control: 1, .began), .told(control: 1, .ended),
            .told(control: 1, .cancelled)),
        forge(told, "down twice", .told(control: 1, .began), .told(control: 1, .began)),
        forge(
            kept, "a tap on the window takes it", in: buttonScene, .landing(), .receives(1),
            .recognized(1)),
        forge(
            turn, "an action after a view was told", .landing(), .hears(.began),
            .acted(recognizer: 2, .began)),
        forge(
            turn, "a decision after an action", .acted(recognizer: 2, .began), .begins(3)),
    ]

    // MARK: The end

    private static let rest = "everything comes to rest after the last finger and timer"
    private static let why = "nobody is left unexplained"

    private static let ends = [
        forge(rest, "one is left possible", .receives(1), .lane(recognizer: 1, .possible), .rest),
        forge(rest, "a good one is said to hang", .record(.misuseStillPossible, "r1")),
        forge(rest, "a view never hears the end", .landing(), .hears(.began), .rest),
        forge(
            why, "one that was in the window has no story", .landing(), .turnEnded,
            .explained(recognizer: 1, .untouched, [])),
        forge(
            why, "silent for no reason", .landing(), .turnEnded,
            .explained(recognizer: 1, .silent, [.recognizerReceives])),
        forge(
            why, "silent for what is nobody's conclusion", .landing(), .turnEnded,
            .explained(recognizer: 1, .silent, [.delegateShouldBegin])),
        forge(
            why, "said to have fired", .landing(), .turnEnded,
            .explained(recognizer: 1, .fired, [.recognizerAction])),
        forge(why, "said to wait", .explained(recognizer: 1, .waiting, [.recognizerWaits])),
        forge(
            why, "an action that nobody heard", .record(.recognizerAction, "r1"),
            .explained(recognizer: 1, .fired, [.recognizerAction])),
    ]
}
