/// Why a recognizer fails or waits because of another, or goes on beside it: what is recorded of that.
extension GestureArena {
    /// Fails a recognizer because a related one acts, and records the delegates that were asked to allow both and did not.
    func failByExclusion(
        _ loser: UIGestureRecognizer, by winner: UIGestureRecognizer, _ exclusion: Exclusion
    ) {
        // Before it has failed: afterwards nobody can tell that it claimed too.
        let fields = trace.isRecording ? exclusionFields(loser, winner, exclusion) : []
        loser.fail(
            .failedByExclusion, fields, rule: rule(of: winner, over: loser),
            cause: loser.requirementWaiver ?? winner.attempt.lastRecord)
    }

    /// The rule that decides between two that exclude each other.
    private func rule(of winner: UIGestureRecognizer, over loser: UIGestureRecognizer) -> Rule {
        if hasMoreTaps(winner, loser) { return "G-4.14" }
        let isDeepEnough = (winner.view?.depth ?? 0) >= (loser.view?.depth ?? 0)
        return isTied(loser, with: winner) && isDeepEnough ? "G-4.2" : "G-4.1"
    }

    /// Whether both are ready in one event.
    private func isTied(
        _ loser: UIGestureRecognizer, with winner: UIGestureRecognizer
    ) -> Bool {
        loser.attempt.isClaiming && excludersThisTurn.contains { $0 === winner }
    }

    private func exclusionFields(
        _ loser: UIGestureRecognizer, _ winner: UIGestureRecognizer, _ exclusion: Exclusion
    ) -> [TraceField] {
        // Two delegates of one class have one name.
        var names: [String] = []
        for name in exclusion.refusers.map({ trace.name(of: $0) }) where !names.contains(name) {
            names.append(name)
        }
        let depths = (winner: winner.view?.depth ?? 0, loser: loser.view?.depth ?? 0)
        let claims = loser.attempt.isClaiming
        let isTied = isTied(loser, with: winner)
        return [
            TraceField("by", trace.name(of: winner)),
            TraceField("asked", !exclusion.refusers.isEmpty),
            TraceField("refusers", .list(names)),
            TraceField("tied", isTied),
            TraceField("late", claims && !isTied),
            TraceField("deeper", depths.winner > depths.loser),
            TraceField("beside", depths.winner == depths.loser),
            TraceField("moreTaps", hasMoreTaps(winner, loser)),
            TraceField("waived", loser.requirementWaiver != nil),
            TraceField("anyDirection", winner.takesAnyDirection && isDrag(loser)),
        ] + (claims ? nil : loser.shortfall).fields
    }

    private func isDrag(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
    }

    /// Whether both are taps, of which one that takes fewer taps never keeps out one that takes more (Rule G-4.14).
    private func hasMoreTaps(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        guard let winner = winner as? UITapGestureRecognizer,
            let loser = loser as? UITapGestureRecognizer
        else { return false }
        return winner.numberOfTapsRequired > loser.numberOfTapsRequired
    }

    /// Fails a recognizer because one acts on which it has a failure requirement.
    func failByRequirement(_ loser: UIGestureRecognizer, on winner: UIGestureRecognizer) {
        loser.fail(
            .failedByRequirement,
            [TraceField("by", trace.name(of: winner))] + requirerFields(of: loser, on: winner),
            rule: "G-5.1",
            cause: winner.attempt.lastRecord)
    }

    /// Who gave a recognizer its failure requirement; before its claim is judged, only `require(toFail:)` can have.
    func requirerFields(
        of dependent: UIGestureRecognizer, on other: UIGestureRecognizer
    ) -> [TraceField] {
        let known = dependent.attempt.requirers[ObjectIdentifier(other)]
        return (known ?? Attempt.Requirer(isDeclared: true)).fields
    }

    /// Remembers that a recognizer acts already and yet does not exclude one that is to begin.
    func rememberAllowance(of recognizer: UIGestureRecognizer, beside other: UIGestureRecognizer) {
        guard trace.isRecording,
            !recognizer.attempt.allowances.contains(where: { $0.other === other })
        else { return }
        recognizer.attempt.allowances.append((other, allower.map { trace.name(of: $0) } ?? ""))
    }

    /// Records beside whom a recognizer has begun.
    func recordCompany(of recognizer: UIGestureRecognizer) {
        for (other, by) in recognizer.attempt.allowances {
            recordBeside(recognizer, other, by: by, acts: true)
        }
        recognizer.attempt.allowances = []
    }

    /// Records whom a recognizer does not exclude by its class, although that is related to it; what a delegate allows is
    /// recorded when the other begins.
    func recordSpared(_ other: UIGestureRecognizer, by recognizer: UIGestureRecognizer) {
        guard trace.isRecording, allower == nil else { return }
        recordBeside(recognizer, other, by: "", acts: false)
    }

    /// Of UIKit's own, only what a delegate of the program's has allowed is worth a word.
    private func recordBeside(
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer, by: String, acts: Bool
    ) {
        let isStock = recognizer.isStock || other.isStock
        guard !isStock || (!by.utf8.isEmpty && !(recognizer.isStock && other.isStock)) else {
            return
        }
        let record = trace.record(
            .recognizerBeside, trace.name(of: recognizer),
            [
                TraceField("with", trace.name(of: other)), TraceField("acts", acts),
                TraceField("by", by), TraceField("allowed", !by.utf8.isEmpty),
            ], rule: by.utf8.isEmpty ? "G-4.9" : "G-4.7", cause: recognizer.attempt.lastRecord)
        trace.note(record, of: recognizer)
    }
}
