/// An object of the engine's own that apps meet as a target or as a delegate, such as the stock delegate of the swipe back.
///
/// Core asks it for what only Kit knows, so that Core does not name the classes of Kit.
class EngineObject: NSObject {
    /// The name that a trace gives the object; nil leaves it at the name of its class.
    func traceName(in trace: Trace) -> String? { nil }

    /// Whether the object has the method that Objective-C calls by that name, and the method takes the sender (Rule N-C1.4).
    func hasMethod(named name: String, taking sender: AnyObject?) -> Bool { false }

    /// Calls the method of that name; called only where `hasMethod` said yes.
    func callMethod(named name: String, with sender: AnyObject?) {}
}
