/// The exceptions that UIKit raises here.
enum ExceptionName: String {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    case unknownKey = "NSUnknownKeyException"
    case range = "NSRangeException"
}

/// Stops the program as an uncaught exception does on a device, in the words that appear there in the log.
///
/// A page has no log: there the program stops without them.
func raise(_ name: ExceptionName, _ reason: @autoclosure () -> String) -> Never {
    #if hasFeature(Embedded)
        fatalError()
    #else
        fatalError(
            "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason())'"
        )
    #endif
}
