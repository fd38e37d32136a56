import Testing

@testable import TouchEngine

@Suite("Values that can be animated", .tags(.apparatus))
struct AnimatedValueTests {
    private static let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    private static let matrix = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    /// One value of each property, none of them a view's usual one.
    private let values: [AnimatedValue] = [
        .center(CGPoint(x: 70, y: 80)), .bounds(rect), .transform(matrix), .alpha(0.25),
        .backgroundColor(.orange), .content,
    ]

    @Test("two values are alike if they are of one property")
    func alike() {
        for (index, value) in values.enumerated() {
            for (other, another) in values.enumerated() {
                #expect(value.isAlike(another) == (index == other))
            }
        }
    }

    @Test("only colours do not add up")
    func blending() {
        #expect(values.map(\.isBlending) == [true, true, true, true, false, true])
    }

    @Test("set on a view, each value is that of its own property")
    func set() {
        let view = UIView()
        for value in values { value.set(on: view) }
        #expect(view.center == CGPoint(x: 70, y: 80) && view.bounds == AnimatedValueTests.rect)
        #expect(view.transform == AnimatedValueTests.matrix && view.alpha == 0.25)
        #expect(view.backgroundColor == .orange)
    }

    @Test("its counterpart is what others have of the same property")
    func counterparts() {
        let view = UIView()
        for value in values { value.set(on: view) }
        let shown = PresentedValues(modelOf: view)
        let zero: [AnimatedValue] = [
            .center(.zero), .bounds(.zero), .transform(.identity), .alpha(0), .backgroundColor(nil),
        ]
        let copy = UIView()
        for value in zero { value.counterpart(in: shown).set(on: copy) }
        #expect(copy.center == view.center && copy.bounds == view.bounds)
        #expect(copy.transform == view.transform && copy.alpha == view.alpha)
        #expect(copy.backgroundColor == view.backgroundColor)
        #expect(AnimatedValue.content.counterpart(in: shown).isAlike(.content))
    }

    @Test("the difference of two values is that of all their numbers")
    func differences() {
        let (old, new) = (UIView(), UIView())
        AnimatedValue.center(CGPoint(x: 70, y: 80)).less(.center(CGPoint(x: 1, y: 30)))
            .set(on: new)
        #expect(new.center == CGPoint(x: 69, y: 50))
        AnimatedValue.bounds(CGRect(x: 10, y: 20, width: 30, height: 40))
            .less(.bounds(AnimatedValueTests.rect)).set(on: new)
        #expect(new.bounds == CGRect(x: 9, y: 18, width: 27, height: 36))
        AnimatedValue.transform(CGAffineTransform(a: 10, b: 20, c: 30, d: 40, tx: 50, ty: 60))
            .less(.transform(AnimatedValueTests.matrix)).set(on: new)
        #expect(new.transform == CGAffineTransform(a: 9, b: 18, c: 27, d: 36, tx: 45, ty: 54))
        AnimatedValue.alpha(0.75).less(.alpha(0.5)).set(on: new)
        #expect(new.alpha == 0.25)
        AnimatedValue.backgroundColor(.red).less(.backgroundColor(.blue)).set(on: old)
        #expect(old.backgroundColor == .red, "the one that was on show stands for it")
    }

    @Test("no difference in any number is nothing; a difference in one of them is something")
    func nothing() {
        let none = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        for value in [.center(.zero), .bounds(.zero), .transform(none), .alpha(0)]
            as [AnimatedValue]
        { #expect(value.isNothing) }
        #expect(!AnimatedValue.center(CGPoint(x: 0, y: 1)).isNothing)
        #expect(!AnimatedValue.bounds(CGRect(x: 0, y: 0, width: 0, height: 1)).isNothing)
        #expect(!AnimatedValue.transform(.identity).isNothing && !AnimatedValue.alpha(1).isNothing)
        #expect(!AnimatedValue.content.isNothing)
        #expect(!AnimatedValue.backgroundColor(nil).isNothing)
    }

    @Test(
        "what is left of a difference moves every number of its property back, in its own direction"
    )
    func left() {
        let device = Device()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
        view.backgroundColor = .black
        device.window.addSubview(view)
        let old: [AnimatedValue] = [
            .center(CGPoint(x: 100, y: 200)), .bounds(CGRect(x: 8, y: 16, width: 20, height: 10)),
            .transform(CGAffineTransform(a: 2, b: 4, c: 8, d: 16, tx: 32, ty: 64)), .alpha(0.5),
            .backgroundColor(.white),
        ]
        let group = AnimationGroup(
            duration: 1, delay: 0, timing: .curve(.linear), options: [], completion: nil)
        group.settle(on: device)
        var values = PresentedValues(modelOf: view)
        device.advance(by: 0.25)
        for value in old {
            let new = value.counterpart(in: PresentedValues(modelOf: view))
            PropertyAnimation(
                old: value, new: new, difference: value.less(new), group: group, span: nil
            ).apply(to: &values, at: device.now)
        }
        // A quarter of the way is gone: from 100 to 20, from 200 to 40, and so on.
        #expect(values.center == CGPoint(x: 80, y: 160))
        #expect(values.bounds == CGRect(x: 6, y: 12, width: 25, height: 27.5))
        #expect(
            values.transform == CGAffineTransform(a: 1.75, b: 3, c: 6, d: 12.25, tx: 24, ty: 48))
        #expect(values.alpha == 0.625)
        #expect(values.backgroundColor?.paint == "#bfbfbfff")
    }

    @Test(
        "across, down and in all else it may be at different places: a spring's speed has a direction (N-D32)"
    )
    func directions() {
        let device = Device()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
        device.window.addSubview(view)
        let spring = Spring(frequency: 4, dampingRatio: 1)
        let timing = AnimationTiming.spring(spring, velocity: CGVector(dx: 3, dy: -4))
        let group = AnimationGroup(
            duration: 1, delay: 0, timing: timing, options: [], completion: nil)
        group.settle(on: device)
        device.advance(by: 0.25)
        // Critically damped: what is left is (1 + (ω - v) t) e^-ωt, and ωt is 1.
        let e = CGFloat(exponential(-1))
        let (x, y, other) = ((1 + 0.25) * e, (1 + 2) * e, (1 - 0.25) * e)
        func shown(_ difference: AnimatedValue) -> PresentedValues {
            var values = PresentedValues(modelOf: view)
            PropertyAnimation(
                old: difference, new: difference, difference: difference, group: group, span: nil
            ).apply(to: &values, at: device.now)
            return values
        }
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-12 }
        let center = shown(.center(CGPoint(x: 1, y: 1))).center
        #expect(isNear(center.x - 20, x) && isNear(center.y - 40, y))
        let bounds = shown(.bounds(CGRect(x: 1, y: 1, width: 1, height: 1))).bounds
        #expect(isNear(bounds.minX, x) && isNear(bounds.minY, y))
        #expect(isNear(bounds.width - 40, other) && isNear(bounds.height - 80, other))
        let t = shown(.transform(CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 1, ty: 1))).transform
        #expect(isNear(t.a - 1, other) && isNear(t.b, other) && isNear(t.c, other))
        #expect(isNear(t.d - 1, other) && isNear(t.tx, x) && isNear(t.ty, y))
        #expect(isNear(shown(.alpha(-1)).alpha, 1 - other))
    }
}
