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
