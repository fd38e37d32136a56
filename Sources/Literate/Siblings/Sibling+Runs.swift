extension Sibling {
    /// The page with what the original's claims left, told in its language; the tables' numbers and names are the original's.
    ///
    /// - Throws: a `Problem` in the sibling's file if the language lacks a sentence.
    public func told(
        _ findings: Findings, _ sentences: Sentences
    ) throws(Problem) -> (sibling: Sibling, findings: Findings) {
        let runs = runs(in: findings)
        let told = try telling { block throws(Problem) in
            switch block.kind {
            case .transcript, .why:
                try BlessedBlock(
                    block, ClaimsLeft(runs: runs, tables: [:]), sentences, width: .max)?
                    .lines.map { $0 + "\n" }.joined()
            default: nil
            }
        }
        var left = findings
        left.verdicts = [:]
        left.failures = [:]
        left.judged = [:]
        for (id, run) in runs {
            let key = RunKey(chapter: original.slug, claim: id)
            guard findings.transcripts[key] != nil else { continue }
            left.transcripts[key] = try told.transcript(of: run, claim: id, sentences)
        }
        for (block, other) in zip(chapter.blocks, original.blocks) {
            left.failures[block.fence] = findings.failures[other.fence]
            left.judged[block.fence] = findings.judged[other.fence]
            guard case .prediction(let claim) = block.kind,
                var verdict = findings.verdicts[other.fence]
            else { continue }
            if let run = runs[claim] {
                let records = Set(verdict.evidence.entries.map(\.record))
                let all = try told.transcript(of: run, claim: claim, sentences)
                verdict.evidence = Transcript(
                    entries: all.entries.filter { records.contains($0.record) })
            }
            left.verdicts[block.fence] = verdict
        }
        return (told, left)
    }

    /// The runs of the original's claims, by their ids.
    private func runs(in findings: Findings) -> [String: Run] {
        Dictionary(
            chapter.claims.compactMap { claim in
                claim.id.flatMap { id in
                    findings.runs[RunKey(chapter: original.slug, claim: id)].map { (id, $0) }
                }
            }
        ) { first, _ in first }
    }

    private func transcript(
        of run: Run, claim: String, _ sentences: Sentences
    ) throws(Problem) -> Transcript {
        do {
            return try Transcript(run, sentences)
        } catch {
            let fence = chapter.claim(named: claim)?.fence
            throw inItsFile(
                Problem(
                    fence ?? SourcePosition(file: chapter.file, line: 1), error.description,
                    remedy: "correct the sentence in the table of `\(language)`"))
        }
    }
}
