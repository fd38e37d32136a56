/// The statuses that this server answers with.
enum Status: Int {
    case ok = 200
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405
    case lineTooLong = 414
    case misdirected = 421
    case headersTooLarge = 431
    case unavailable = 503

    var phrase: String {
        switch self {
        case .ok: "OK"
        case .badRequest: "Bad Request"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .lineTooLong: "URI Too Long"
        case .misdirected: "Misdirected Request"
        case .headersTooLarge: "Request Header Fields Too Large"
        case .unavailable: "Service Unavailable"
        }
    }
}
