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
        let y = isNavigationBarHidden ? -UINavigationBar.height : UINavigationBar.statusBarHeight
        return CGRect(
            x: 0, y: y, width: viewIfLoaded?.bounds.width ?? 0, height: UINavigationBar.height)
    }

    /// The toolbar's place: above the home indicator, or below the screen.
    func toolbarFrame(isHidden: Bool) -> CGRect {
        let bounds = viewIfLoaded?.bounds ?? .zero
        let y = isHidden ? bounds.height : bounds.height - UIToolbar.height - UIToolbar.homeHeight
        return CGRect(x: 0, y: y, width: bounds.width, height: UIToolbar.height)
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
            return
        }
        // It may be on its way out: what is left of that no longer hides it.
        bar.isHidden = false
        UIView.animate(withDuration: device.parameters.barDuration) {
            bar.frame = place(self)
        } completion: { _ in
            bar.isHidden = isHidden(self)
        }
    }
}
