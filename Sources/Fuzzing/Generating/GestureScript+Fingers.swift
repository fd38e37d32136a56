/// The single fingers of a gesture.
extension GestureScript {
    mutating func plan(_ finger: Int, _ phase: FuzzCase.Phase, _ place: Place, at time: Int) {
        planned.append(
            Planned(time: time, order: planned.count, finger: finger, phase: phase, at: place))
    }

    mutating func land(_ place: Place, at time: Int) -> Int {
        fingers += 1
        if numbers.chance(4) { pencils.insert(fingers) }
        plan(fingers, .began, place, at: time)
        return fingers
    }

    mutating func lift(_ finger: Int, _ place: Place, at time: Int) {
        plan(finger, numbers.chance(3) ? .cancelled : .ended, place, at: time)
    }

    mutating func move(
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

    mutating func finish(_ ends: [(finger: Int, at: Place)], at time: Int) -> Int {
        var now = time
        for end in ends {
            lift(end.finger, end.at, at: now)
            now += numbers.number(0...1500)
        }
        return now
    }
}
