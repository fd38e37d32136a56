/// Plays touch samples on a device as they come, every sample at its own moment.
///
/// Fingers that move, or are taken away, at one moment share an event; each landing and each lift is an event of its own, as
/// `Finger` makes them.
struct TouchPlayer {
    private let device: Device
    /// When the samples' time began, in virtual seconds.
    private let start: TimeInterval
    private var held: [Int: UITouch] = [:]
    private var group: [Device.Change] = []
    private var last: TouchSample?

    init(on device: Device, from start: TimeInterval) {
        self.device = device
        self.start = start
    }

    /// Takes one sample: what it shares no event with happens before it.
    mutating func take(_ sample: TouchSample) {
        let touch = held[sample.finger]
        let isJoined =
            sample.time == last?.time && sample.phase == last?.phase
            && (sample.phase == .moved || sample.phase == .cancelled)
            && !group.contains { $0.touch === touch }
        if !isJoined {
            finish()
            device.clock.advance(to: max(start + sample.time, device.now))
        }
        last = sample
        if sample.phase == .began {
            held[sample.finger] = device.land(sample.type, at: sample.location)
        }
        guard let touch = held[sample.finger] else { return }
        group.append(Device.Change(touch: touch, phase: sample.phase, location: sample.location))
    }

    /// Sends the event of what has been taken so far.
    mutating func finish() {
        guard !group.isEmpty else { return }
        device.post(group)
        group.removeAll(keepingCapacity: true)
    }
}
