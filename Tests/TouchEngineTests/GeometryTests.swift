import Foundation
import Testing

@testable import TouchEngine

@Suite("Points, rectangles, insets and angles", .tags(.apparatus))
struct GeometryTests {
    @Test("points are added, taken away, and multiplied, each coordinate by itself")
    func points() {
        let (a, b) = (CGPoint(x: 10, y: 3), CGPoint(x: 4, y: 7))
        #expect(a + b == CGPoint(x: 14, y: 10) && a - b == CGPoint(x: 6, y: -4))
        #expect(a * 3 == CGPoint(x: 30, y: 9))
        #expect(CGPoint(x: 1, y: 2).distance(to: CGPoint(x: 4, y: 6)) == 5)
        #expect(CGPoint(x: 4, y: 6).distance(to: CGPoint(x: 16, y: 1)) == 13)
        #expect(CGVector(dx: -3, dy: 4).length == 5 && CGVector(dx: 12, dy: 5).length == 13)
    }

    @Test("the middle of several points is their mean; of none it is zero")
    func centroid() {
        let points = [CGPoint(x: 0, y: 10), CGPoint(x: 6, y: 20), CGPoint(x: 9, y: 60)]
        #expect(CGPoint.centroid(of: points) == CGPoint(x: 5, y: 30))
        #expect(CGPoint.centroid(of: []) == .zero)
    }

    @Test(
        "the box round a rectangle that is moved, scaled, mirrored or turned holds all its corners")
    func boxes() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 50)
        func box(_ transform: CGAffineTransform) -> CGRect { rect.boundingBox(applying: transform) }
        #expect(box(.identity) == rect)
        #expect(
            box(CGAffineTransform(translationX: 3, y: -4))
                == CGRect(x: 13, y: 16, width: 30, height: 50))
        #expect(
            box(CGAffineTransform(scaleX: 2, y: 3)) == CGRect(x: 20, y: 60, width: 60, height: 150))
        #expect(
            box(CGAffineTransform(scaleX: -1, y: -1))
                == CGRect(x: -40, y: -70, width: 30, height: 50))
        // A quarter turn takes (x, y) to (-y, x).
        #expect(
            box(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
                == CGRect(x: -70, y: 10, width: 50, height: 30))
        // Slanted, x grows by y: from 10 + 20 to 40 + 70; and the other way, from 10 - 70 to 40 - 20.
        #expect(
            box(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
                == CGRect(x: 30, y: 20, width: 80, height: 50))
        #expect(
            box(CGAffineTransform(a: 1, b: 0, c: -1, d: 1, tx: 0, ty: 0))
                == CGRect(x: -60, y: 20, width: 80, height: 50))
        // The same downward: y grows by x, or shrinks.
        #expect(
            box(CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0))
                == CGRect(x: 10, y: 30, width: 30, height: 80))
        #expect(
            box(CGAffineTransform(a: 1, b: -1, c: 0, d: 1, tx: 0, ty: 0))
                == CGRect(x: 10, y: -20, width: 30, height: 80))
    }

    @Test("what takes a point through one transform and then another takes it through both")
    func concatenated() {
        let (first, second) = (
            CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13),
            CGAffineTransform(a: 17, b: 19, c: 23, d: 29, tx: 31, ty: 37)
        )
        let both = first.concatenating(second)
        for point in [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -4, y: 9)]
        {
            #expect(point.applying(both) == point.applying(first).applying(second))
        }
        #expect(
            CGPoint(x: 4, y: 6).applying(first)
                == CGPoint(x: 2 * 4 + 5 * 6 + 11, y: 3 * 4 + 7 * 6 + 13))
        #expect(
            first.translatedBy(x: 2, y: 5)
                == CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 40, ty: 54))
        #expect(
            first.scaledBy(x: 2, y: 5)
                == CGAffineTransform(a: 4, b: 6, c: 25, d: 35, tx: 11, ty: 13))
        let turned = first.rotated(by: .pi / 2)
        #expect(abs(turned.a - 5) < 1e-12 && abs(turned.b - 7) < 1e-12)
        #expect(abs(turned.c + 2) < 1e-12 && abs(turned.d + 3) < 1e-12 && turned.tx == 11)
    }

    @Test("an inverted transform takes points back; one that cannot be undone stays as it is")
    func inverted() {
        // Its determinant is 4 × 3 - 2 × 4 = 4.
        let transform = CGAffineTransform(a: 4, b: 2, c: 4, d: 3, tx: 10, ty: 20)
        let back = transform.inverted()
        #expect(back == CGAffineTransform(a: 0.75, b: -0.5, c: -1, d: 1, tx: 12.5, ty: -15))
        #expect(CGPoint(x: 8, y: 3).applying(transform).applying(back) == CGPoint(x: 8, y: 3))
        let flat = CGAffineTransform(a: 2, b: 4, c: 1, d: 2, tx: 5, ty: 6)
        #expect(flat.inverted() == flat)
        let mirrored = CGAffineTransform(scaleX: 1, y: -1)
        #expect(mirrored.inverted() == mirrored && !mirrored.isIdentity)
    }

    @Test("insets are added edge by edge, joined by the larger, and taken off a rectangle")
    func insets() {
        let (one, other) = (
            UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40),
            UIEdgeInsets(top: 10, left: 2, bottom: 30, right: 4)
        )
        #expect(one + other == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
        let larger = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(one.joined(with: other) == larger && other.joined(with: one) == larger)
        #expect(
            larger.inset(CGRect(x: 100, y: 200, width: 300, height: 400))
                == CGRect(x: 120, y: 210, width: 240, height: 360))
        // What is left of a rectangle is never less than nothing.
        #expect(
            larger.inset(CGRect(x: 5, y: 6, width: 59.5, height: 39))
                == CGRect(x: 25, y: 16, width: 0, height: 0))
        #expect(
            larger.inset(CGRect(x: 0, y: 0, width: 60.5, height: 40.5)).size
                == CGSize(width: 0.5, height: 0.5))
        #expect(
            UIEdgeInsets() == .zero
                && UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    }

    @Test("edges have UIKit's bits")
    func edges() {
        let bits = [UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue)
        #expect(bits == [1, 2, 4, 8, 15])
    }

    @Test("the angle of a direction is Foundation's, all the way round, flat and steep")
    func angles() {
        var worst: CGFloat = 0
        for step in 0..<720 {
            let turn = CGFloat(step) * .pi / 360
            for length in [0.001, 1, 1000] as [CGFloat] {
                let (x, y) = (cos(turn) * length, sin(turn) * length)
                worst = max(worst, abs(angle(of: CGPoint(x: x, y: y)) - atan2(y, x)))
            }
        }
        #expect(worst < 1e-15 * 4)
        #expect(angle(of: .zero) == 0 && angle(of: CGPoint(x: 0, y: 3)) == .pi / 2)
        #expect(angle(of: CGPoint(x: -2, y: 0)) == .pi && angle(of: CGPoint(x: 2, y: 0)) == 0)
        #expect(angle(of: CGPoint(x: 0, y: -3)) == -.pi / 2)
        #expect(
            angle(of: CGPoint(x: 0, y: 0.5)) == .pi / 2 && angle(of: CGPoint(x: -0.5, y: 0)) == .pi)
    }

    @Test("an angle is wrapped into the half-open turn from -π to π")
    func wrapping() {
        for (angle, expected) in [
            (0, 0), (1, 1), (-1, -1), (4, 4 - 2 * .pi), (-4, 2 * .pi - 4), (20, 20 - 6 * .pi),
        ]
            as [(CGFloat, CGFloat)]
        {
            #expect(abs(wrapped(angle) - expected) < 1e-14)
        }
        #expect(wrapped(.pi) == .pi && wrapped(-.pi) == .pi && wrapped(2 * .pi) == 0)
        let place = direction(at: .pi / 6)
        #expect(abs(place.x - (0.75).squareRoot()) < 1e-15 && abs(place.y - 0.5) < 1e-15)
    }

    @Test("sines and cosines are exact to the last digits in each eighth of a turn")
    func circle() {
        var worst: CGFloat = 0
        for step in -400...400 {
            let angle = CGFloat(step) * .pi / 400
            worst = max(worst, abs(sine(angle) - sin(angle)), abs(cosine(angle) - cos(angle)))
        }
        #expect(worst < 5e-16)
        #expect(cosine(0) == 1 && sine(0) == 0 && cosine(.pi) == -1)
    }
}
