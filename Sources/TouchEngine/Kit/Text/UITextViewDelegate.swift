/// Hears what becomes of a text view, and has a say in it.
///
/// Every method is optional, as in UIKit: without one, the default below holds.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asked whether a finger may begin to edit the text.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Called when it has.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Called when the selection, or the caret, is elsewhere.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Unless a delegate says otherwise: yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

    /// Unless a delegate says otherwise: nothing is done.
    public func textViewDidBeginEditing(_ textView: UITextView) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
