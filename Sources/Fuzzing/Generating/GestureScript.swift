import TouchEngine

/// Writes what the fingers of a case do: gestures, one after the other and at once, with interruptions.
struct GestureScript {
    var numbers: SeededNumbers
    private(set) var actions: [FuzzCase.Action] = []
    let theCase: FuzzCase
    let width: Int
    let height: Int
    let frame: Int
    /// The places of the views' middles, in 0.01 pt: there the gestures are made.
    var middles: [Place] = []
    /// What was planned, with fingers that have no number yet.
    var planned: [Planned] = []
    /// The fingers that are pencils.
    var pencils: Set<Int> = []
    var fingers = 0
    /// How long the last move took, in 0.1 ms.
    var lastMove = 0

    struct Place {
        var x: Int
        var y: Int

        static func + (a: Place, b: Place) -> Place { Place(x: a.x + b.x, y: a.y + b.y) }
    }

    struct Planned {
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
    mutating func numberFingers() {
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
}
