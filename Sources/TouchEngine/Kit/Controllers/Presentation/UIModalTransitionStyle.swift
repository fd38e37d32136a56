/// How a presented controller comes and goes when the system animates it, with UIKit's raw values (Rule N-P14).
///
/// A flip and a curl look like `coverVertical` here.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
