/// The gestures that hands make, good and bad.
extension GestureScript {
    /// Plans a gesture and returns when it is over.
    mutating func gesture(at time: Int) -> Int {
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

    mutating func taps(_ count: Int, at time: Int) -> Int {
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

    mutating func multiTap(at time: Int) -> Int {
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

    mutating func drag(from start: Place, at time: Int) -> Int {
        let finger = land(start, at: time)
        let pause = numbers.chance(20) ? numbers.number(1000...8000) : numbers.number(0...400)
        let end = move(
            [(finger, start, start + direction(numbers.number(500...25000)))],
            from: time + pause, taking: numbers.number(500...5000))
        let rest = numbers.chance(30) ? numbers.number(0...4000) : 0
        return finish([(finger, end[0])], at: time + pause + lastMove + rest)
    }

    /// A swipe from the leading edge, far enough to go back or not.
    mutating func swipeBack(at time: Int) -> Int {
        let start = Place(x: numbers.number(0...1800), y: numbers.number(15000...60000))
        let finger = land(start, at: time)
        let way = Place(x: numbers.number(1500...36000), y: numbers.number(-2000...2000))
        let end = move(
            [(finger, start, start + way)], from: time, taking: numbers.number(800...5000))
        return finish([(finger, end[0])], at: time + lastMove + numbers.number(0...3000))
    }

    mutating func flick(at time: Int) -> Int {
        let start = somewhere()
        let finger = land(start, at: time)
        let end = move(
            [(finger, start, start + straight(numbers.number(5000...25000)))], from: time,
            taking: numbers.number(500...1200))
        return finish([(finger, end[0])], at: time + lastMove)
    }

    mutating func hold(at time: Int) -> Int {
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
    mutating func twoFingers(at time: Int) -> Int {
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

    mutating func wander(at time: Int) -> Int {
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
}
