/// A text that scrolls: a scroll view, with a tap and a press of its own (Rule S-B9).
///
/// It is shown, touched and selected here; there is no keyboard.
open class UITextView: UIScrollView {
    /// The text.
    open var text: String! = "" {
        didSet {
            if text == nil { text = "" }
            styled = nil
            forgetLines()
            selection = (lines.length, lines.length)
        }
    }
    /// The typeface and its size; nil stands for the system's at 12 pt.
    open var font: UIFont? { didSet { forgetLines() } }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { forgetLines() } }
    /// The room round the text, in points; 5 pt more are left and right of it.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { forgetLines() }
    }
    /// Whether a tap begins to edit the text.
    open var isEditable = true
    /// Whether fingers select text.
    open var isSelectable = true {
        didSet { for recognizer in [tap, loupe] { recognizer.isEnabled = isSelectable } }
    }

    /// The text with its marks, where somebody has set one (Foundation's, so not in the page).
    var styled: AnyObject?
    /// The places where the selection starts and ends, in UTF-16 units.
    private(set) var selection = (start: 0, end: 0)
    private let tap = UITextTapRecognizer()
    private let loupe = UIVariableDelayLoupeGesture()
    private var broken: (lines: TextLines, width: CGFloat)?
    private var labels: [UILabel] = []
    /// The width that the labels were made for, in points.
    private var labelledWidth: CGFloat = 0
    @WeakDelegate private var textDelegate: (any UITextViewDelegate)?

    /// Makes a text view with a frame in its superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareText()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareText()
    }

    /// Hears what becomes of the text, and of the scroll view that it is in; it is not retained.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set {
            textDelegate = newValue
            super.delegate = newValue
        }
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// The text that is selected; an empty range is the caret.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(selection.start, selection.end) }
        set { if let span = newValue as? TextSpan { select(span.first.offset, span.last.offset) } }
    }

    /// Moves the selection to between two places, in UTF-16 units.
    func select(_ start: Int, _ end: Int) {
        let limit = lines.length
        let new = (min(max(start, 0), limit), min(max(end, start, 0), limit))
        guard new != selection else { return }
        selection = new
        delegate?.textViewDidChangeSelection(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard labels.isEmpty || labelledWidth != bounds.width else { return }
        labelledWidth = bounds.width
        for label in labels { label.removeFromSuperview() }
        labels = (0..<lines.count).map { row in
            let words = lines.text(ofLine: row)
            let label = UILabel(
                frame: CGRect(
                    x: corner.x, y: corner.y + CGFloat(row) * lines.cell.height,
                    width: CGFloat(words.count) * lines.cell.width, height: lines.cell.height))
            label.text = words
            label.font = typeface
            label.textColor = textColor
            addSubview(label)
            return label
        }
        contentSize = CGSize(
            width: bounds.width,
            height: lines.height + textContainerInset.top + textContainerInset.bottom)
    }

    /// The text in lines as wide as the view.
    var lines: TextLines {
        if let broken, broken.width == bounds.width { return broken.lines }
        let size = typeface.pointSize
        let cell = CGSize(
            width: size * parameters.glyphWidth, height: size * parameters.lineHeight)
        let made = TextLines(text ?? "", width: textWidth, cell: cell)
        broken = (made, bounds.width)
        return made
    }

    /// Where the first character is, in the view's points.
    var corner: CGPoint {
        CGPoint(x: textContainerInset.left + 5, y: textContainerInset.top)
    }

    private var typeface: UIFont { font ?? .systemFont(ofSize: 12) }

    private var textWidth: CGFloat {
        max(bounds.width - textContainerInset.left - textContainerInset.right - 10, 0)
    }

    private func forgetLines() {
        broken = nil
        for label in labels { label.removeFromSuperview() }
        labels = []
        setNeedsLayout()
    }

    private func prepareText() {
        alwaysBounceVertical = true
        tap.addBuiltInTarget(self, action: Selector("handleTap(_:)", UITextView.handleTap))
        loupe.addBuiltInTarget(self, action: Selector("handleLoupe(_:)", UITextView.handleLoupe))
        addGestureRecognizer(tap)
        addGestureRecognizer(loupe)
    }

    /// Puts the caret where the tap was, and begins to edit the text if that may be.
    private func handleTap(_ tap: UITapGestureRecognizer) {
        beginEditing()
        moveCaret(to: tap.location(in: self))
    }

    /// Leads the caret with the finger that presses.
    private func handleLoupe(_ loupe: UILongPressGestureRecognizer) {
        guard loupe.state == .began || loupe.state == .changed else { return }
        moveCaret(to: loupe.location(in: self))
    }

    private func moveCaret(to point: CGPoint) {
        let place = lines.place(near: point - corner)
        select(place, place)
    }

    private func beginEditing() {
        guard isEditable, !isFirstResponder,
            delegate?.textViewShouldBeginEditing(self) ?? true
        else { return }
        if becomeFirstResponder() { delegate?.textViewDidBeginEditing(self) }
    }
}
