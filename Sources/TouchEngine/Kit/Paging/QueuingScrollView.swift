/// The private scroll view of a page view controller: three pages long, with the one that is shown in the middle
/// (Rule S-B5).
///
/// Where there is no page beside the middle, a negative inset takes the room from it. Its delegate is left to whoever wants
/// to look on.
final class _UIQueuingScrollView: UIScrollView {
    /// The controller whose pages it shows.
    @Owner var pager: UIPageViewController?
    let axis: ScrollAxis
    /// Whether there is a page before the one in the middle, and one after it.
    private(set) var ends: (before: Bool, after: Bool) = (false, false)
    /// Whether the offset is being put back to the middle, which turns no page.
    private var isCentring = false

    init(_ axis: ScrollAxis) {
        self.axis = axis
        super.init(frame: .zero)
        isPagingEnabled = true
        // The pages see what covers them themselves.
        contentInsetAdjustmentBehavior = .never
        if axis == .horizontal {
            alwaysBounceHorizontal = true
        } else {
            alwaysBounceVertical = true
        }
        accessibilityIdentifier = "page scroller"
    }

    required init?(coder: NSCoder) { nil }

    /// How long a page is, in points.
    var length: CGFloat { bounds.size[axis] }

    /// How far the middle page is moved aside, in points: after it is positive.
    var shift: CGFloat { contentOffset[axis] - length }

    override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { centre() }
            if !isCentring, bounds.origin != oldValue.origin { pager?.turning.follow() }
        }
    }

    override var isDragging: Bool {
        didSet { if !isDragging, oldValue { restIfStill() } }
    }

    override var isDecelerating: Bool {
        didSet { if !isDecelerating { restIfStill() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pager?.turning.askForNeighbours()
    }

    /// Puts the middle page in the middle, and leaves room for those beside it.
    func centre() {
        isCentring = true
        defer { isCentring = false }
        var size = bounds.size
        if axis == .horizontal { size.width = 3 * length } else { size.height = 3 * length }
        contentSize = size
        leaveRoom(ends.before, ends.after)
        var offset = CGPoint.zero
        offset[axis] = length
        contentOffset = offset
    }

    /// Leaves room for a page before the middle one, and one after it.
    func leaveRoom(_ before: Bool, _ after: Bool) {
        ends = (before, after)
        let (first, last) = (before ? 0 : -length, after ? 0 : -length)
        contentInset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
            : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
    }

    /// Where a page is: before the middle one (-1), in the middle, or after it (1), in the scroll view's points.
    func frame(of place: Int) -> CGRect {
        var origin = CGPoint.zero
        origin[axis] = CGFloat(place + 1) * length
        return CGRect(origin: origin, size: bounds.size)
    }

    private func restIfStill() {
        if motion == nil, !isDragging { pager?.turning.rest() }
    }
}
