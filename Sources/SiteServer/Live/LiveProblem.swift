/// A mistake as the open page shows it.
public struct LiveProblem: Codable, Equatable, Sendable {
    /// Where it is: `file:line:column`.
    public var place: String
    /// What is wrong.
    public var message: String
    /// What to do about it.
    public var remedy: String?
    /// The line of the file that the place means, as it stands there.
    public var line: String?

    /// A mistake at a place, with the line that stands there.
    public init(place: String, message: String, remedy: String? = nil, line: String? = nil) {
        self.place = place
        self.message = message
        self.remedy = remedy
        self.line = line
    }
}
