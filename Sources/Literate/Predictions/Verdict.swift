/// What the run of a claim says to a prediction.
public struct Verdict: Sendable, Equatable {
    /// The place of the right choice among the choices, from 0.
    public var right: Int
    /// The part of the transcript that settles it; without entries if the claim leaves no run.
    public var evidence: Transcript
}
