/// What a controller can say of the screen that is its own.
extension UIViewController {
    /// Has the status bar asked for anew; there is none to be seen.
    public func setNeedsStatusBarAppearanceUpdate() {}

    /// Has the ways asked for anew in which the device may be held; nobody turns it here.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Turns the screen to the way in which the device is held; nobody turns it here.
    public class func attemptRotationToDeviceOrientation() {}

    /// Has the edges asked for anew on which the system's gestures come second; there are none here.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// What bars cover at the top of the view, as layouts wrote it before there were safe areas.
    public var topLayoutGuide: any UILayoutSupport { barGuide("top layout guide", isTop: true) }

    /// What bars cover at the bottom of the view.
    public var bottomLayoutGuide: any UILayoutSupport {
        barGuide("bottom layout guide", isTop: false)
    }

    private func barGuide(_ name: String, isTop: Bool) -> BarGuide {
        let view: UIView = self.view
        for case let guide as BarGuide in view.layoutGuides where guide.isTop == isTop {
            return guide
        }
        let guide = BarGuide(isTop: isTop)
        guide.identifier = name
        view.addLayoutGuide(guide)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate(
            isTop
                ? [
                    guide.topAnchor.constraint(equalTo: view.topAnchor),
                    guide.bottomAnchor.constraint(equalTo: safe.topAnchor),
                ]
                : [
                    guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
                    guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
        return guide
    }
}

/// The part of a controller's view that bars cover at the top, or at the bottom.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
    let isTop: Bool

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}
