/// The animations that code has added to a layer.
final class AddedAnimations {
    private final class Entry {
        let key: String?
        let animation: CAAnimation
        /// What is still to happen to it, and the clock that will see to it.
        var next: ScheduledTimer?
        @Weak var device: Device?

        init(_ key: String?, _ animation: CAAnimation) {
            self.key = key
            self.animation = animation
        }
    }

    private var entries: [Entry] = []

    var keys: [String] { entries.compactMap { $0.key } }

    func animation(_ key: String) -> CAAnimation? { entry(key)?.animation }

    /// Starts an animation, in the place of one with its key; without a device it is over at once.
    func add(_ animation: CAAnimation, _ key: String?, _ device: Device?) {
        if let key { remove(key) }
        let entry = Entry(key, animation)
        entry.device = device
        entries.append(entry)
        wait(animation.beginTime, for: entry) { [self] in
            animation.delegate?.animationDidStart(animation)
            guard holds(entry) else { return }
            wait(animation.wholeDuration, for: entry) { [self] in end(entry) }
        }
    }

    func remove(_ key: String) {
        if let entry = entry(key) { drop(entry) }
    }

    func removeAll() {
        for entry in entries { drop(entry) }
    }

    private func entry(_ key: String) -> Entry? {
        entries.first { $0.key?.isSame(as: key) ?? false }
    }

    private func holds(_ entry: Entry) -> Bool { entries.contains { $0 === entry } }

    private func wait(_ seconds: TimeInterval, for entry: Entry, _ act: @escaping () -> Void) {
        guard seconds.isFinite else { return }
        guard let device = entry.device else { return act() }
        let place = entry
        entry.next = device.clock.schedule(after: max(seconds, 0)) {
            place.next = nil
            act()
            place.device?.catchUp()
        }
    }

    private func end(_ entry: Entry) {
        if entry.animation.isRemovedOnCompletion { entries.removeAll { $0 === entry } }
        entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
    }

    /// Takes one away; one that has come to its end and stayed has told that already.
    private func drop(_ entry: Entry) {
        entries.removeAll { $0 === entry }
        guard entry.next != nil else { return }
        entry.device?.clock.cancel(entry.next)
        entry.next = nil
        entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
}

extension CALayer {
    /// Starts an animation, in the place of one that has the same key.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        added.add(anim, key, device)
    }

    /// The animation that was added with a key.
    public func animation(forKey key: String) -> CAAnimation? { added.animation(key) }

    /// The keys of the animations that were added; nil when there are none.
    public func animationKeys() -> [String]? { added.keys.isEmpty ? nil : added.keys }

    /// Takes an animation away that was added with a key.
    public func removeAnimation(forKey key: String) { added.remove(key) }

    /// Takes every animation off the layer: its view shows its own values at once, and completions hear `false`.
    public func removeAllAnimations() {
        added.removeAll()
        guard let view else { return }
        view.animations.first?.group.device?.animations.dropAll(from: view)
    }

    private var device: Device? { view?.window?.device ?? container?.device ?? Device.newest }
}
