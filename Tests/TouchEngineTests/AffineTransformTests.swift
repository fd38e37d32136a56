import Testing
import TouchEngine

@Suite("Affine transforms", .tags(.apparatus))
struct AffineTransformTests {
    private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
    }

    @Test("a quarter turn takes what is at the right to the bottom")
    func quarterTurn() {
        let point = CGPoint(x: 10, y: 0)
        #expect(isNear(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), 0, 10))
        #expect(isNear(point.applying(CGAffineTransform(rotationAngle: -.pi / 2)), 0, -10))
        #expect(
            isNear(point.applying(CGAffineTransform(rotationAngle: .pi / 6)), 75.0.squareRoot(), 5))
    }

    @Test("turned by nothing, or all the way round, a transform is the identity to the last digit")
    func noTurn() {
        for angle in [0, 2 * .pi, -2 * .pi] as [CGFloat] {
            #expect(CGAffineTransform(rotationAngle: angle).isIdentity)
            #expect(CGAffineTransform.identity.rotated(by: angle).scaledBy(x: 1, y: 1).isIdentity)
        }
        for step in -700...700 {
            let (angle, turned) = (
                CGFloat(step) / 100, CGAffineTransform(rotationAngle: CGFloat(step) / 100)
            )
            #expect(abs(turned.a - cos(angle)) < 1e-15 && abs(turned.b - sin(angle)) < 1e-15)
        }
    }

    @Test("what is added to a transform comes before it")
    func order() {
        let moved = CGAffineTransform(translationX: 100, y: 0)
        let point = CGPoint(x: 1, y: 2)
        #expect(isNear(point.applying(moved.scaledBy(x: 3, y: -1)), 103, -2))
        #expect(isNear(point.applying(moved.rotated(by: .pi)), 99, -2))
        let scaled = CGAffineTransform(scaleX: 2, y: 2)
        #expect(isNear(point.applying(scaled.translatedBy(x: 5, y: 0)), 12, 4))
        #expect(isNear(point.applying(scaled.concatenating(moved)), 102, 4))
    }
}
