/// How editing ends wherever it goes on in a view.
extension UIView {
    /// Asks the view, or the one in it that is the first responder, to resign, as a tap beside a text does.
    ///
    /// With `force` it resigns whatever it answers. Returns whether nothing in the view is the first responder any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = self as? UIWindow ?? window,
            let editor = window.firstResponder as? UIView,
            editor.isDescendant(of: self)
        else { return false }
        if editor.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
