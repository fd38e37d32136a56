/// The exceptions that UIKit raises here.
enum ExceptionName: String {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    case unknownKey = "NSUnknownKeyException"
    case range = "NSRangeException"
}

/// Stops the program as an uncaught exception does on a device, in the words that appear there in the log.
func raise(_ name: ExceptionName, _ reason: String) -> Never {
    fatalError(
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
}
