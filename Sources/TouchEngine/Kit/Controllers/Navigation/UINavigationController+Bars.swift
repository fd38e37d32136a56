/// The bars above and below the pages, and how they come and go.
extension UINavigationController {
    /// How long a bar takes to come or go, in seconds (Rule N-C5.13; the number is a model value).
    public class var hideShowBarDuration: CGFloat { CGFloat(ModelParameters().barDuration) }

    /// Puts the bar where it belongs, and hides it once it is out of sight (Rule N-C5.13).
    func moveBar(animated: Bool) {
        note(.navigationBar, [TraceField("hidden", isNavigationBarHidden)], rule: "N-C5.13")
        move(navigationBar, animated: animated) {
            $0.barFrame
        } isHidden: {
            $0.isNavigationBarHidden
        }
    }

    /// Puts the toolbar where it belongs, and hides it once it is out of sight.
    func moveToolbar(animated: Bool) {
        note(.navigationToolbar, [TraceField("hidden", isToolbarHidden)], rule: "N-C5.13")
        guard let container = viewIfLoaded else { return }
        if toolbar.superview == nil {
            toolbar.navigationController = self
            toolbar.frame = toolbarFrame(isHidden: true)
            container.addSubview(toolbar)
        }
        updateToolbar()
        move(toolbar, animated: animated) {
            $0.toolbarFrame(isHidden: $0.isToolbarHidden)
        } isHidden: {
            $0.isToolbarHidden
        }
    }

    /// The bar's place: under the status bar, or above the screen.
    var barFrame: CGRect {
        let y = isNavigationBarHidden ? -UINavigationBar.height : heightsBeyondBars.above
        return CGRect(
            x: 0, y: y, width: viewIfLoaded?.bounds.width ?? 0, height: UINavigationBar.height)
    }

    /// The toolbar's place: above the home indicator, or below the screen.
    func toolbarFrame(isHidden: Bool) -> CGRect {
        let bounds = viewIfLoaded?.bounds ?? .zero
        let y =
            isHidden ? bounds.height : bounds.height - UIToolbar.height - heightsBeyondBars.below
        return CGRect(x: 0, y: y, width: bounds.width, height: UIToolbar.height)
    }

    /// How much of the screen lies beyond the bars: what the device covers there, and on one that says nothing of that
    /// the heights of a status bar and a home indicator, to which only bars pay heed.
    private var heightsBeyondBars: (above: CGFloat, below: CGFloat) {
        let insets = viewIfLoaded?.safeAreaInsets ?? .zero
        guard let device = deviceInReach, device.model.safeAreaInsets != .zero else {
            return (
                UINavigationBar.statusBarHeight + insets.top, UIToolbar.homeHeight + insets.bottom
            )
        }
        return (insets.top, insets.bottom)
    }

    /// How far the bars reach into the container, in points.
    private var barReach: UIEdgeInsets {
        var reach = UIEdgeInsets.zero
        if !isNavigationBarHidden { reach.top = barFrame.maxY }
        if !isToolbarHidden {
            reach.bottom =
                (viewIfLoaded?.bounds.height ?? 0) - toolbarFrame(isHidden: false).minY
        }
        return reach
    }

    /// What the bars take from a page's place: those that it does not go on under (Rules N-F4, N-F5).
    private func barsBeside(_ page: UIViewController) -> UIEdgeInsets {
        var beside = barReach
        let includesOpaque = page.extendedLayoutIncludesOpaqueBars
        if page.edgesForExtendedLayout.contains(.top),
            navigationBar.isTranslucent || includesOpaque
        {
            beside.top = 0
        }
        if page.edgesForExtendedLayout.contains(.bottom),
            isToolbarHidden || toolbar.isTranslucent || includesOpaque
        {
            beside.bottom = 0
        }
        return beside
    }

    /// A page's place in the container.
    func frame(of page: UIViewController) -> CGRect { barsBeside(page).inset(pages.bounds) }

    /// How far the bars reach into a page that has its place (Rule N-F1).
    func barInsets(over page: UIViewController) -> UIEdgeInsets {
        let (reach, beside) = (barReach, barsBeside(page))
        return UIEdgeInsets(
            top: reach.top - beside.top, left: 0, bottom: reach.bottom - beside.bottom, right: 0)
    }

    /// Fits the pages to bars that have come or gone.
    func barsMoved() {
        if transition == nil, let top = topViewController, let view = top.viewIfLoaded,
            view.superview === pages
        {
            view.frame = frame(of: top)
        }
        for page in children { page.viewIfLoaded?.updateSafeArea() }
    }

    /// Shows the items of the page on top.
    func updateToolbar() {
        if !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
    }

    private func move(
        _ bar: UIView, animated: Bool, to place: @escaping (UINavigationController) -> CGRect,
        isHidden: @escaping (UINavigationController) -> Bool
    ) {
        guard animated, let device = bar.window?.device else {
            bar.frame = place(self)
            bar.isHidden = isHidden(self)
            barsMoved()
            return
        }
        // It may be on its way out: what is left of that no longer hides it.
        bar.isHidden = false
        UIView.animate(withDuration: device.parameters.barDuration) {
            bar.frame = place(self)
            self.barsMoved()
        } completion: { _ in
            bar.isHidden = isHidden(self)
        }
    }
}
