/// A control of several segments, one of which is selected when a finger lifts in it.
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public static let noSegment: Int = -1

    /// The selected segment, or `noSegment`; setting it sends nothing.
    open var selectedSegmentIndex: Int = UISegmentedControl.noSegment {
        didSet {
            precondition(
                selectedSegmentIndex < labels.count,
                "there is no segment \(selectedSegmentIndex) among \(labels.count)")
            setNeedsLayout()
        }
    }

    private var labels: [UILabel] = []
    private let thumb = UIView()

    /// Makes a control with a segment for each text.
    public init(items: [UISegmentItem]?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 100 * CGFloat(items?.count ?? 0), height: 32))
        dress()
        for item in items ?? [] { insert(text(of: item), at: labels.count) }
    }

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    /// How many segments there are.
    open var numberOfSegments: Int { labels.count }

    /// What a segment says.
    open func titleForSegment(at segment: Int) -> String? { labels[segment].text }

    /// Sets what a segment says.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        labels[segment].text = title
    }

    /// Puts a segment in; the model does not animate it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let place = min(max(segment, 0), labels.count)
        insert(title, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    }

    /// Takes a segment out; the model does not animate it.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard labels.indices.contains(segment) else { return }
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = UISegmentedControl.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        labels.remove(at: segment).removeFromSuperview()
        setNeedsLayout()
    }

    /// Takes every segment out.
    open func removeAllSegments() {
        while !labels.isEmpty { removeSegment(at: labels.count - 1, animated: false) }
    }

    override var keptGestures: KeptGestures { .taps }

    /// Keeps one finger's single tap from a recognizer above it (Rule G-4.19).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        if isTapFromAbove(gestureRecognizer) {
            return keep(.controlKeepsTap, from: gestureRecognizer)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let segment = segment(under: touch),
            segment != selectedSegmentIndex
        else { return }
        selectedSegmentIndex = segment
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: 100 * CGFloat(labels.count), height: 32)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = rect(of: index)
            label.textColor = isEnabled ? .label : .tertiaryLabel
        }
        thumb.isHidden = selectedSegmentIndex < 0
        guard selectedSegmentIndex >= 0 else { return }
        let rect = rect(of: selectedSegmentIndex)
        thumb.frame = CGRect(
            x: rect.minX + 2, y: rect.minY + 2, width: rect.width - 4, height: rect.height - 4)
    }

    private func rect(of segment: Int) -> CGRect {
        let width = bounds.width / CGFloat(labels.count)
        return CGRect(
            x: bounds.minX + width * CGFloat(segment), y: bounds.minY, width: width,
            height: bounds.height)
    }

    /// The segment a finger is over; one beside the control is over the nearest.
    private func segment(under touch: UITouch) -> Int? {
        guard !labels.isEmpty, bounds.width > 0 else { return nil }
        let part = (touch.location(in: self).x - bounds.minX) / bounds.width
        return min(max(Int((part * CGFloat(labels.count)).rounded(.down)), 0), labels.count - 1)
    }

    private func insert(_ title: String?, at place: Int) {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        labels.insert(label, at: place)
        addSubview(label)
        setNeedsLayout()
    }

    private func dress() {
        layer.cornerRadius = 8
        backgroundColor = .systemGray5
        thumb.layer.cornerRadius = 7
        thumb.backgroundColor = .systemBackground
        addPart(thumb, "selected segment")
    }
}
