import TouchEngine

/// Writes what the fingers of a case do: gestures, one after the other and at once, with interruptions.
struct GestureScript {
    private(set) var numbers: SeededNumbers
    private(set) var actions: [FuzzCase.Action] = []
    private let theCase: FuzzCase
    private let width: Int
    private let height: Int
    private let frame: Int
    /// The places of the views' middles, in 0.01 pt: there the gestures are made.
    private var middles: [Place] = []
    /// What was planned, with fingers that have no number yet.
    private var planned: [Planned] = []
    /// The fingers that are pencils.
    private var pencils: Set<Int> = []
    private var fingers = 0

    private struct Place {
        var x: Int
        var y: Int

        static func + (a: Place, b: Place) -> Place { Place(x: a.x + b.x, y: a.y + b.y) }
    }

    private struct Planned {
        var time: Int
        var order: Int
        var finger: Int
        var phase: FuzzCase.Phase
        var at: Place
    }

    init(_ theCase: FuzzCase, numbers: SeededNumbers) {
        self.theCase = theCase
        self.numbers = numbers
        let isPad = theCase.device == "iPad"
        width = isPad ? 83400 : 39300
        height = isPad ? 119400 : 85200
        frame = theCase.device == "iPhoneProMotion" ? 83 : 167
        var origins: [Int: Place] = [0: Place(x: 0, y: 0)]
        for view in theCase.views {
            func value(_ key: String) -> Int {
                (view.settings.first { $0.key == key }?.value ?? 0) * 100
            }
            let origin =
                (origins[view.parent] ?? Place(x: 0, y: 0))
                + Place(x: value("x"), y: value("y"))
            origins[view.id] = origin
            middles.append(origin + Place(x: value("w") / 2, y: value("h") / 2))
        }
    }

    mutating func write() {
        var time = numbers.number(0...500)
        for _ in 0..<numbers.number(2...8) {
            let end = gesture(at: time)
            // Mostly one after the other, now and then at once, and some quickly enough to be a double tap.
            switch numbers.number(0...9) {
            case 0...2: time += numbers.number(0...1500)
            case 3...6: time = end + numbers.number(200...2500)
            case 7, 8: time = end + numbers.number(3000...9000)
            default: time = end + numbers.number(15000...25000)
            }
        }
        numberFingers()
    }

    /// Gives each finger the lowest number that is free, as a device does.
    private mutating func numberFingers() {
        var given: [Int: Int] = [:]
        planned.sort { ($0.time, $0.order) < ($1.time, $1.order) }
        for step in planned {
            if step.phase == .began {
                var number = 1
                while given.values.contains(number) { number += 1 }
                guard number <= 5 else { continue }
                given[step.finger] = number
            }
            guard let number = given[step.finger] else { continue }
            if step.phase == .ended || step.phase == .cancelled { given[step.finger] = nil }
            actions.append(
                FuzzCase.Action(
                    time: step.time,
                    deed: .touch(
                        FuzzCase.TouchStep(
                            finger: number, phase: step.phase, x: step.at.x, y: step.at.y,
                            isPencil: step.phase == .began && pencils.contains(step.finger)))))
        }
    }

    // MARK: Gestures

    /// Plans a gesture and returns when it is over.
    private mutating func gesture(at time: Int) -> Int {
        if theCase.scenes == .navigation, numbers.chance(30) { return swipeBack(at: time) }
        switch numbers.number(0...19) {
        case 0...3: return taps(1, at: time)
        case 4, 5: return taps(2, at: time)
        case 6: return taps(3, at: time)
        case 7: return multiTap(at: time)
        case 8...12: return drag(from: somewhere(), at: time)
        case 13: return drag(from: edgePlace(), at: time)
        case 14, 15: return hold(at: time)
        case 16, 17: return twoFingers(at: time)
        case 18: return flick(at: time)
        default: return wander(at: time)
        }
    }

    private mutating func taps(_ count: Int, at time: Int) -> Int {
        let place = somewhere()
        var now = time
        for _ in 0..<count {
            let finger = land(place + jitter(500), at: now)
            now += numbers.number(300...1200)
            lift(finger, place, at: now)
            now += numbers.number(400...3000)
        }
        return now
    }

    private mutating func multiTap(at time: Int) -> Int {
        let place = somewhere()
        let count = numbers.number(2...3)
        let ids = (0..<count).map { index in
            land(place + Place(x: index * 4000, y: 0), at: time + index * numbers.number(0...300))
        }
        let end = time + numbers.number(800...2000)
        for (index, id) in ids.enumerated() {
            lift(id, place + Place(x: index * 4000, y: 0), at: end + index * 40)
        }
        return end + 120
    }

    private mutating func drag(from start: Place, at time: Int) -> Int {
        let finger = land(start, at: time)
        let pause = numbers.chance(20) ? numbers.number(1000...8000) : numbers.number(0...400)
        let end = move(
            [(finger, start, start + direction(numbers.number(500...25000)))],
            from: time + pause, taking: numbers.number(500...5000))
        let rest = numbers.chance(30) ? numbers.number(0...4000) : 0
        return finish([(finger, end[0])], at: time + pause + lastMove + rest)
    }

    /// A swipe from the leading edge, far enough to go back or not.
    private mutating func swipeBack(at time: Int) -> Int {
        let start = Place(x: numbers.number(0...1800), y: numbers.number(15000...60000))
        let finger = land(start, at: time)
        let way = Place(x: numbers.number(1500...36000), y: numbers.number(-2000...2000))
        let end = move(
            [(finger, start, start + way)], from: time, taking: numbers.number(800...5000))
        return finish([(finger, end[0])], at: time + lastMove + numbers.number(0...3000))
    }

    private mutating func flick(at time: Int) -> Int {
        let start = somewhere()
        let finger = land(start, at: time)
        let end = move(
            [(finger, start, start + straight(numbers.number(5000...25000)))], from: time,
            taking: numbers.number(500...1200))
        return finish([(finger, end[0])], at: time + lastMove)
    }

    private mutating func hold(at time: Int) -> Int {
        let start = somewhere()
        let finger = land(start, at: time)
        let wait = numbers.number(3000...18000)
        guard numbers.chance(50) else { return finish([(finger, start)], at: time + wait) }
        let end = move(
            [(finger, start, start + direction(numbers.number(200...12000)))], from: time + wait,
            taking: numbers.number(500...2000))
        return finish([(finger, end[0])], at: time + wait + lastMove)
    }

    /// A pinch, a rotation, or a drag of two fingers.
    private mutating func twoFingers(at time: Int) -> Int {
        let middle = somewhere()
        let half = numbers.number(2000...8000)
        let starts = [middle + Place(x: -half, y: 0), middle + Place(x: half, y: 0)]
        let gap = numbers.number(0...600)
        let one = land(starts[0], at: time)
        let two = land(starts[1], at: time + gap)
        let ends: [Place]
        switch numbers.number(0...2) {
        case 0:
            let wide = numbers.number(1000...14000)
            ends = [middle + Place(x: -wide, y: 0), middle + Place(x: wide, y: 0)]
        case 1:
            let turned = numbers.chance(50) ? half : -half
            ends = [middle + Place(x: 0, y: -turned), middle + Place(x: 0, y: turned)]
        default:
            let way = direction(numbers.number(1000...15000))
            ends = [starts[0] + way, starts[1] + way]
        }
        let start = time + gap + numbers.number(0...500)
        let reached = move(
            [(one, starts[0], ends[0]), (two, starts[1], ends[1])], from: start,
            taking: numbers.number(800...4000))
        return finish([(one, reached[0]), (two, reached[1])], at: start + lastMove)
    }

    private mutating func wander(at time: Int) -> Int {
        var place = somewhere()
        let finger = land(place, at: time)
        var now = time
        for _ in 0..<numbers.number(2...5) {
            let next = place + direction(numbers.number(0...8000))
            place = move([(finger, place, next)], from: now, taking: numbers.number(0...2000))[0]
            now += lastMove + numbers.number(0...3000)
        }
        return finish([(finger, place)], at: now)
    }

    // MARK: Fingers

    /// How long the last move took, in 0.1 ms.
    private var lastMove = 0

    private mutating func plan(_ finger: Int, _ phase: FuzzCase.Phase, _ place: Place, at time: Int)
    {
        planned.append(
            Planned(time: time, order: planned.count, finger: finger, phase: phase, at: place))
    }

    private mutating func land(_ place: Place, at time: Int) -> Int {
        fingers += 1
        if numbers.chance(4) { pencils.insert(fingers) }
        plan(fingers, .began, place, at: time)
        return fingers
    }

    private mutating func lift(_ finger: Int, _ place: Place, at time: Int) {
        plan(finger, numbers.chance(3) ? .cancelled : .ended, place, at: time)
    }

    private mutating func move(
        _ ways: [(finger: Int, from: Place, to: Place)], from time: Int, taking duration: Int
    ) -> [Place] {
        let steps = max(1, duration / frame)
        for step in 1...steps {
            for way in ways {
                let place = Place(
                    x: way.from.x + (way.to.x - way.from.x) * step / steps,
                    y: way.from.y + (way.to.y - way.from.y) * step / steps)
                plan(way.finger, .moved, place, at: time + step * frame)
            }
        }
        lastMove = steps * frame + 1
        return ways.map(\.to)
    }

    private mutating func finish(_ ends: [(finger: Int, at: Place)], at time: Int) -> Int {
        var now = time
        for end in ends {
            lift(end.finger, end.at, at: now)
            now += numbers.number(0...1500)
        }
        return now
    }

    // MARK: Places

    private mutating func jitter(_ size: Int) -> Place {
        Place(x: numbers.number(-size...size), y: numbers.number(-size...size))
    }

    private mutating func direction(_ length: Int) -> Place {
        numbers.chance(60)
            ? straight(length)
            : Place(x: numbers.number(-length...length), y: numbers.number(-length...length))
    }

    private mutating func straight(_ length: Int) -> Place {
        let sign = numbers.chance(50) ? 1 : -1
        let aside = numbers.number(-length / 10...length / 10)
        return numbers.chance(50)
            ? Place(x: sign * length, y: aside) : Place(x: aside, y: sign * length)
    }

    private mutating func somewhere() -> Place {
        if numbers.chance(85), let middle = numbers.pick(middles) { return middle + jitter(6000) }
        return Place(x: numbers.number(-500...width + 500), y: numbers.number(-500...height + 500))
    }

    private mutating func edgePlace() -> Place {
        let near = numbers.number(0...2400)
        switch numbers.number(0...3) {
        case 0: return Place(x: near, y: numbers.number(0...height))
        case 1: return Place(x: width - near, y: numbers.number(0...height))
        case 2: return Place(x: numbers.number(0...width), y: near)
        default: return Place(x: numbers.number(0...width), y: height - near)
        }
    }
}
