import Testing

@testable import TouchEngine

@Suite("How far an animation has come", .tags(.apparatus))
struct AnimationGroupTests {
    let device = Device()

    private func group(
        _ options: UIView.AnimationOptions = [], duration: TimeInterval = 2,
        delay: TimeInterval = 0.5, curve: TimingCurve = .linear
    ) -> AnimationGroup {
        let group = AnimationGroup(
            duration: duration, delay: delay, timing: .curve(curve), options: options,
            completion: nil)
        group.settle(on: device)
        return group
    }

    private func places(_ group: AnimationGroup, _ times: [TimeInterval]) -> [CGFloat] {
        times.map { group.progress(of: nil, after: $0).other }
    }

    @Test("it stands at its start during the delay, then goes, and stands at its end")
    func once() {
        let group = group()
        #expect(places(group, [0, 0.5, 1, 1.5, 2.5, 9]) == [0, 0, 0.25, 0.5, 1, 1])
        #expect(group.length == 2.5 && !group.isEndless)
    }

    @Test("there and back it takes twice the time, and then jumps to its end")
    func back() {
        let group = group(.autoreverse)
        #expect(places(group, [1, 2, 3, 4, 4.5, 5]) == [0.25, 0.75, 0.75, 0.25, 1, 1])
        #expect(group.length == 4.5)
    }

    @Test("repeated, it begins anew each time, or turns each time, and never ends")
    func endless() {
        #expect(places(group(.repeat), [1, 3, 5, 7.5]) == [0.25, 0.25, 0.25, 0.5])
        let swinging = group([.repeat, .autoreverse])
        #expect(places(swinging, [1, 3, 5, 7, 9]) == [0.25, 0.75, 0.25, 0.75, 0.25])
        #expect(swinging.isEndless && group(.repeat).isEndless && !group(.autoreverse).isEndless)
        #expect(!group(.repeat, duration: 0).isEndless)
    }

    @Test(
        "without a duration it is at its end as soon as its delay is over; less than none is none")
    func momentary() {
        let group = group(duration: 0)
        #expect(places(group, [0.5, 0.6]) == [0, 1])
        let odd = AnimationGroup(
            duration: -3, delay: -2, timing: .curve(.linear), options: [], completion: nil)
        #expect(odd.asked == 0 && odd.duration == 0 && odd.delay == 0 && odd.length == 0)
    }

    @Test("time is counted from where it began to run on a device")
    func later() {
        device.advance(by: 3)
        let group = group(delay: 0)
        #expect(group.progress(of: nil, at: 3.5).other == 0.25)
        #expect(group.progress(of: nil, at: 5).other == 1)
    }

    @Test(
        "a span is a piece of the whole's way, or has the whole's pace to itself; led evenly, none eases"
    )
    func spans() {
        // At half of its time this curve has seven eighths of its way behind it.
        let group = group(delay: 0, curve: TimingCurve(0.5, 1, 0.5, 1))
        let piece = AnimationSpan(start: 0.75, duration: 0.25, hasOwnPace: false)
        let own = AnimationSpan(start: 0.25, duration: 0.5, hasOwnPace: true)
        func thousandths(_ progress: Progress) -> [CGFloat] {
            [progress.x, progress.y, progress.other].map { ($0 * 1000).rounded() }
        }
        #expect(thousandths(group.progress(of: piece, after: 1)) == [500, 500, 500])
        #expect(thousandths(group.progress(of: own, after: 1)) == [875, 875, 875])
        #expect(thousandths(group.progress(of: own, after: 0.25)) == [0, 0, 0])
        #expect(thousandths(group.progress(of: own, after: 1.75)) == [1000, 1000, 1000])
        let early = AnimationSpan(start: 0, duration: 0.5, hasOwnPace: false)
        #expect(thousandths(group.progress(of: early, after: 1)) == [1000, 1000, 1000])
        let late = AnimationSpan(start: 0.9, duration: 0.1, hasOwnPace: false)
        #expect(thousandths(group.progress(of: late, after: 1)) == [0, 0, 0])
        #expect(thousandths(group.progress(of: nil, after: 0.5, isEven: true)) == [250, 250, 250])
        #expect(thousandths(group.progress(of: own, after: 1, isEven: true)) == [500, 500, 500])
    }

    @Test(
        "a pace ends exactly where it should, a spring's too, and only a curve can be read backwards"
    )
    func paces() {
        let spring = AnimationPace.spring(
            Spring(frequency: 10, dampingRatio: 0.2), velocity: .zero, duration: 0.3)
        for pace in [spring, .curve(.easeIn), .linear] {
            #expect(pace.progress(at: 0).other == 0 && pace.progress(at: -1).x == 0)
            #expect(pace.progress(at: 1).other == 1 && pace.progress(at: 2).y == 1)
        }
        let flung = AnimationPace.spring(
            Spring(frequency: 10, dampingRatio: 1.7), velocity: CGVector(dx: 1e17, dy: 1e17),
            duration: 1)
        #expect(flung.progress(at: 0).x == 0 && flung.progress(at: 0).y == 0)
        #expect(spring.part(at: 0.5) == nil && AnimationPace.linear.part(at: 0.3) == 0.3)
        let still = spring.progress(at: 0.5)
        let left = Spring(frequency: 10, dampingRatio: 0.2).remainder(after: 0.15, velocity: 0)
        #expect(still.x == 1 - CGFloat(left) && still.x == still.y && still.x == still.other)
        let odd = Progress(x: 1, y: 2, other: 3).map { $0 * 10 }
        #expect(odd.x == 10 && odd.y == 20 && odd.other == 30)
        let one = Progress(0.3)
        #expect(one.x == 0.3 && one.y == 0.3 && one.other == 0.3)
    }
}
