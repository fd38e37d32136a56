/// Where gestures are made.
extension GestureScript {
    mutating func jitter(_ size: Int) -> Place {
        Place(x: numbers.number(-size...size), y: numbers.number(-size...size))
    }

    mutating func direction(_ length: Int) -> Place {
        numbers.chance(60)
            ? straight(length)
            : Place(x: numbers.number(-length...length), y: numbers.number(-length...length))
    }

    mutating func straight(_ length: Int) -> Place {
        let sign = numbers.chance(50) ? 1 : -1
        let aside = numbers.number(-length / 10...length / 10)
        return numbers.chance(50)
            ? Place(x: sign * length, y: aside) : Place(x: aside, y: sign * length)
    }

    mutating func somewhere() -> Place {
        if numbers.chance(85), let middle = numbers.pick(middles) { return middle + jitter(6000) }
        return Place(x: numbers.number(-500...width + 500), y: numbers.number(-500...height + 500))
    }

    mutating func edgePlace() -> Place {
        let near = numbers.number(0...2400)
        switch numbers.number(0...3) {
        case 0: return Place(x: near, y: numbers.number(0...height))
        case 1: return Place(x: width - near, y: numbers.number(0...height))
        case 2: return Place(x: numbers.number(0...width), y: near)
        default: return Place(x: numbers.number(0...width), y: height - near)
        }
    }
}
