/// How a presented controller covers the one that presents it, with UIKit's raw values.
///
/// A sheet, a popover too, covers the screen here, and no finger drags it; what covers a context covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7

    /// What the system makes of `automatic`: a sheet.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

    /// Whether the presenting controller's view is taken away once it is covered.
    var removesPresenter: Bool {
        switch resolved {
        case .fullScreen, .currentContext: true
        default: false
        }
    }
}
