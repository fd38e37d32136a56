/// Why a request is not answered with a file: the status, and what a person reads.
struct Refusal: Error, Equatable {
    let status: Status
    let sentence: String

    static let malformed = Refusal(
        status: .badRequest, sentence: "This is not a request that a browser sends.")
    static let lineTooLong = Refusal(
        status: .lineTooLong, sentence: "The address is longer than any on this site.")
    static let headersTooLarge = Refusal(
        status: .headersTooLarge, sentence: "The headers are larger than any that a browser sends.")
    static let otherHost = Refusal(
        status: .misdirected,
        sentence: "This server answers to localhost, 127.0.0.1 and [::1] on its own port only.")
    static let otherMethod = Refusal(
        status: .methodNotAllowed, sentence: "This server answers GET and HEAD only.")
    static let unknownPath = Refusal(
        status: .notFound, sentence: "There is no such page on this site.")
    static let noSite = Refusal(
        status: .unavailable, sentence: "The pages have not been built yet.")
    static let tooMany = Refusal(
        status: .unavailable, sentence: "Too many connections are open; try again.")
}
