/// A control with a thumb that a finger leads along a track.
open class UISlider: UIControl {
    /// The value at the left end.
    open var minimumValue: Float = 0 { didSet { setValue(value, animated: false) } }
    /// The value at the right end.
    open var maximumValue: Float = 1 { didSet { setValue(value, animated: false) } }
    /// Where the thumb stands, between the two ends; setting it sends nothing.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }
    /// Whether the value is told while the finger moves, and not only when it lifts.
    open var isContinuous = true
    /// The colour of the track left of the thumb; nil stands for the system's blue.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the track right of the thumb; nil stands for a grey.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The thumb's colour; nil stands for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private static let thumbSize: CGFloat = 28
    private var number: Float = 0
    /// How far from the thumb's middle the finger holds it, in points.
    private var grip: CGFloat = 0
    /// Whether the finger that is followed landed on the thumb: it may be elsewhere by now.
    private var isHeld = false
    private let leftTrack = UIView()
    private let rightTrack = UIView()
    private let thumb = UIView()

    /// Makes a slider from 0 to 1 with a frame in its superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    /// Moves the thumb to a value, which sends nothing; the model does not animate it.
    open func setValue(_ value: Float, animated: Bool) {
        number = max(min(value, maximumValue), minimumValue)
        setNeedsLayout()
    }

    /// Where the track is drawn, in the slider's points.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
    }

    /// Where the thumb is for a value, in the slider's points.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return CGRect(
            x: rect.minX - 2 + thumbTravel(along: rect) * part,
            y: rect.midY - UISlider.thumbSize / 2, width: UISlider.thumbSize,
            height: UISlider.thumbSize)
    }

    override var keptGestures: KeptGestures { .swipes }

    /// Keeps one finger's swipe along the track from the thumb from a recognizer above it (Rules G-4.19, G-6.1).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        if isSwipe(gestureRecognizer), isMovingAcross(gestureRecognizer),
            let landing = landing(of: gestureRecognizer),
            isHeld || thumbRect.contains(landing)
        {
            return keep(.controlKeepsSwipe, from: gestureRecognizer)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Follows a finger that lands on the thumb; the track takes none.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        isHeld = thumbRect.contains(point)
        grip = point.x - thumbRect.midX
        return isHeld
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let before = value
        follow(touch)
        if isContinuous, value != before { send(.valueChanged, with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch) }
        isHeld = false
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    open override func cancelTracking(with event: UIEvent?) { isHeld = false }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UISlider.thumbSize)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (track, thumbRect) = (trackRect(forBounds: bounds), thumbRect)
        let split = thumbRect.midX
        leftTrack.frame = CGRect(
            x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
        rightTrack.frame = CGRect(
            x: split, y: track.minY, width: track.maxX - split, height: track.height)
        thumb.frame = thumbRect
        leftTrack.backgroundColor = minimumTrackTintColor ?? .systemBlue
        rightTrack.backgroundColor = maximumTrackTintColor ?? .systemGray3
        thumb.backgroundColor = thumbTintColor ?? .white
        for part in [leftTrack, rightTrack, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
    }

    private var thumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    private func thumbTravel(along track: CGRect) -> CGFloat {
        track.width + 4 - UISlider.thumbSize
    }

    private func follow(_ touch: UITouch) {
        let track = trackRect(forBounds: bounds)
        let travel = thumbTravel(along: track)
        guard travel > 0 else { return }
        let middle = touch.location(in: self).x - grip
        let start = track.minX - 2 + UISlider.thumbSize / 2
        let part = Float((middle - start) / travel)
        setValue(minimumValue + (maximumValue - minimumValue) * part, animated: false)
    }

    private func isSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UISwipeGestureRecognizer
    }

    private func dress() {
        for track in [leftTrack, rightTrack] {
            track.layer.cornerRadius = 2
            addPart(track, "slider track")
        }
        thumb.layer.cornerRadius = UISlider.thumbSize / 2
        addPart(thumb, "slider thumb")
    }
}
