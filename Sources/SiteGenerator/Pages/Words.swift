import Literate

/// The words that the theme says in the reader's language: the `ui` part of a locale table.
public struct Words: Sendable {
    /// The language's tag, such as `en`.
    public let language: String
    /// The table's file, for problems.
    let file: String
    let table: [String: String]
    /// The language that the book is written in: what has no sibling is in it, whatever language the words are of.
    let book: String
    /// The language that runs are told in, where it is another than that of the words.
    var told: String?

    /// The words of a table; `file` is how problems name it.
    ///
    /// `book` is the language of the book, where the words are of another.
    public init(language: String, file: String, table: [String: String], book: String? = nil) {
        self.language = language
        self.book = book ?? language
        self.file = file
        self.table = table
    }

    /// The words that the pages' drawings and listings need; what templates say is checked where
    /// they say it.
    enum Key: String, CaseIterable {
        case backToText, variantLast, apiTitle, apiAbout, apiOwn
        case bookTitle, about, chapters, lookUp, languageName
        case setUp, setUpNamed, claimSetUp, claimTest
        case doesNotCompile, compilesWithWarning, variantBase
        case runOf, transcriptLine, transcriptLines
        case momentTouch, momentDecision, momentMidway, momentLift, momentSettled
        case keptPair, keptOneView
        case screenTitle, screenFinger, lanesTitle, fingerLane, fingerDown
        case laneTaken, laneLifted, laneStays, laneUnseen, laneUndecided, laneBystanders,
            laneOthers, laneOther, laneList, laneMore
        case laneWaits, laneBegan, laneRecognized, laneCancelled, laneExcluded, laneWaitedInVain
        case laneRefused, laneFailed, laneNext, laneArrowExcludes, laneArrowRequirement
        case causeUnseen, causeRefused, causeWaiting, causeWinner
        case coverAllSymptoms, coverFired, coverSilent
        case legendTitle, legendRoles, legendLanes, legendTouching, legendSureness
        case roleTouch, roleTouchMeans, roleWinner, roleWinnerMeans, roleWaiting, roleWaitingMeans
        case roleRefused, roleRefusedMeans, roleUnseen, roleUnseenMeans
        case searchCounts, coverChecked
        case bookAnswer, bookAnswers
        case serveMistakes, serveKept, serveHide, serveShow, serveEnded
        case ruleDocumented, ruleObserved, ruleDerived, ruleUnsettled, ruleModelValue
        case ruleOutOfScope, ruleDerivedMeans, ruleDocumentedMeans, ruleObservedMeans,
            ruleUnsettledMeans, ruleModelValueMeans
        case ruleOutOfScopeMeans, ruleModelStatus, ruleMeasuredStatus, ruleTwin, ruleFollowsFrom
        case ruleTestOne, ruleTestMany, ruleRange, ruleCard
        case sureHolds, sureNoOther, sureDepends, sureFailing, sureSide, sureOtherwise, sureFurther,
            sureValue,
            sureValues, listed
        case sureDocumented, sureObserved, sureModel, sureUnsettled
        case trapsProgram, withoutFails, withoutThrows, withoutStops
        case insteadFails, insteadThrows, insteadStops, bearingNote, bearingNoteInstead
        case choiceRight, choiceWrong, choiceIsTrue, choiceIsFalse
        case rulesTitle, rulesAbout, rulesModelTitle, rulesUnsettledTitle, rulesScopeTitle
        case exerciseSmall, exerciseMedium, exerciseOpen, exerciseReplaces, exerciseExtension,
            exerciseAdds
        case exerciseHint, exerciseNextHint, exerciseEstimate
        case rungReading, rungMending, rungChoosing, rungDesigning
        case livePhone, liveControls, livePlay, livePause, liveBack, liveStep, liveSlow, liveReset
        case liveOn, liveHanded, liveCame, liveModel
        case liveNames, liveTestOf, liveSoFar, liveSurveyPop
        case liveTime, liveLanes, liveLog, liveFinger, liveWhy, liveWhyShort
        case liveTape, liveTapeText, liveTapePlay, liveTapeOwn, liveTapeWrong, liveTapeCopy,
            liveTapeLink, liveTapeCopied, liveTapeTake, liveGoOn, liveTest,
            liveCode, liveSurvey, liveSurveyNone, liveSurveyPopNone, liveRange, liveStopped
        case liveRangeTo, liveRangeFrom, liveRangeAll, liveAnew, liveFrozen, liveCameTest,
            liveReady, liveScrolled, liveLifted
        case liveUntouched, liveYours, liveSame, liveOther, liveFailed, liveInvites, liveVersions,
            liveChanged
        case liveTry, liveTryHow, liveTryFirst, liveTryPlay, liveTryDone, liveTryWatch, liveTryMore
        case liveTryOver, liveTryYours, liveTryTests, liveTryNone, liveTrySame, liveTryElse
        case liveTryWay, liveTryWayTest, liveTryMark, liveTryMarkTest, liveTryRecorded
        case checkExpected, checkFound
        case liveAnswerNumber, liveAnswerTouch, liveAnswerNumberHow, liveAnswerTouchHow
        case liveAnswerPlayStarter, liveAnswerTurn, liveAnswerWait, liveAnswerTouched
        case liveAnswerDone, liveAnswerNot, liveAnswerNext
        case liveEndings, liveWon, liveNobodyWon, liveScreenSame, liveScreenOther, liveHalted
        case liveOnPhone, liveDiffers, liveOtherWinner, liveAlike, liveUnlike, liveCompare,
            liveTouches, liveTouchesOwn
        case livePicks, livePicked
        case whyFired, whySilent, whyCancelled, whyUntouched, whyWaiting, whyOther
    }

    /// The entry, with `{name}` replaced by the values given.
    func callAsFunction(_ key: Key, _ values: KeyValuePairs<String, String> = [:]) -> String {
        Self.filled(table[key.rawValue] ?? "", values)
    }

    /// The entry as HTML, with values that are HTML.
    func html(_ key: Key, _ values: KeyValuePairs<String, String>) -> String {
        Self.filled(HTML.escape(table[key.rawValue] ?? ""), values)
    }

    /// What a list of names is, such as the numbers of rules.
    func list(_ names: [String]) -> String {
        guard let first = names.first else { return "" }
        return names.dropFirst().reduce(first) { self(.listed, ["names": $0, "name": $1]) }
    }

    /// The language of what the book says, where it is another than that of the words.
    var foreign: String? { book == language ? nil : book }

    /// The same as an attribute; empty where there is no other language.
    var foreignAttribute: String { foreign.map { " lang=\"\(HTML.escape($0))\"" } ?? "" }

    /// What stands before and after the one place of each sentence that has one, for templates that put elements into it.
    var around: [String: [String: String]] {
        Dictionary(
            uniqueKeysWithValues: table.keys.compactMap { key in around(key).map { (key, $0) } })
    }

    /// What stands before and after the one place of a sentence; nil if it has none, or several.
    func around(_ key: String) -> [String: String]? {
        // Most sentences have no place, and to look for the pattern takes longer.
        guard let sentence = table[key], sentence.hasByte(UInt8(ascii: "{")) else {
            return nil
        }
        let parts = sentence.split(
            separator: /\{\w+\}/, maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return ["before": String(parts[0]), "after": String(parts[1])]
    }

    /// All places are filled in one pass: braces in a value are the author's text, and are not filled in turn.
    private static func filled(
        _ text: String, _ values: KeyValuePairs<String, String>
    ) -> String {
        guard text.hasByte(UInt8(ascii: "{")) else { return text }
        var filled = ""
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            let after = rest[rest.utf8.index(after: open)...]
            let name = after.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            filled += rest[..<open]
            guard after[name.endIndex...].utf8.first == UInt8(ascii: "}"),
                let value = values.first(where: { $0.key == name })?.value
            else {
                filled += "{"
                rest = after
                continue
            }
            filled += value
            rest = after[after.utf8.index(after: name.endIndex)...]
        }
        return filled + rest
    }

    /// What the pages say while `serve` shows them, by the names that their script has for it.
    public var serving: [String: String] {
        [
            "mistakes": self(.serveMistakes), "kept": self(.serveKept), "hide": self(.serveHide),
            "show": self(.serveShow), "ended": self(.serveEnded),
        ]
    }

    /// One problem for each word that the table lacks.
    var problems: [Problem] {
        Key.allCases.filter { table[$0.rawValue] == nil }.map { lacks($0.rawValue) }
    }

    /// The problem of a word that the table lacks.
    func lacks(_ key: String) -> Problem {
        Problem(
            SourcePosition(file: file, line: 1), "the words for the pages lack “\(key)”",
            remedy: "Add \"\(key)\" to \"ui\".")
    }
}
