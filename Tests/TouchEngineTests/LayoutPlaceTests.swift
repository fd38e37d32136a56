import Testing
import TouchEngine

@Suite("Where constraints put a view", .tags(.apparatus))
struct LayoutPlaceTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    private let scene = LayoutScene()
    private let view: UIView

    init() {
        view = scene.free(UIView())
        scene.lay(view.size(40, 30))
    }

    /// Where the view comes to be when one of its edges or middles is 7 pt from one of the page's.
    private func frame(
        _ first: Attribute, _ second: Attribute, times multiplier: CGFloat = 1
    ) -> CGRect {
        let constraint = NSLayoutConstraint(
            item: view, attribute: first, relatedBy: .equal, toItem: scene.page,
            attribute: second, multiplier: multiplier, constant: 7)
        scene.lay([constraint])
        defer { constraint.isActive = false }
        return view.frame
    }

    @Test("each edge and middle goes with each of another view, in that view's own points")
    func places() {
        scene.page.bounds.origin = CGPoint(x: 11, y: 13)
        let across: [(Attribute, of: CGFloat, in: CGFloat)] = [
            (.left, 11, 0), (.right, 401, 40), (.centerX, 206, 20),
        ]
        for (first, _, part) in across {
            for (second, place, _) in across {
                #expect(frame(first, second).minX == place + 7 - part, "\(first) \(second)")
            }
        }
        let down: [(Attribute, of: CGFloat, in: CGFloat)] = [
            (.top, 13, 0), (.bottom, 813, 30), (.centerY, 413, 15),
        ]
        for (first, _, part) in down {
            for (second, place, _) in down {
                #expect(frame(first, second).minY == place + 7 - part, "\(first) \(second)")
            }
        }
        #expect(view.frame.size == CGSize(width: 40, height: 30))
    }

    @Test("where one reads from right to left, leading is right, and constants lead inward")
    func reading() {
        let ways: [(Attribute, Attribute, times: CGFloat, fromLeft: CGFloat, fromRight: CGFloat)] =
            [
                // What is 40 pt wide, seen from the left edge of 390 pt, and from the right one.
                (.leading, .leading, 1, 7, 343), (.leading, .trailing, 1, 397, -47),
                (.trailing, .trailing, 1, 357, -7), (.trailing, .leading, 1, -33, 383),
                (.centerX, .leading, 1, -13, 363), (.leading, .centerX, 1, 202, 148),
                (.leading, .trailing, 0.5, 202, 148), (.left, .left, 1, 7, 7),
                (.right, .right, 1, 357, 357), (.centerX, .centerX, 1, 182, 182),
            ]
        for (first, second, times, left, right) in ways {
            scene.device.layoutDirection = .leftToRight
            #expect(frame(first, second, times: times).minX == left, "\(first) \(second)")
            scene.device.layoutDirection = .rightToLeft
            #expect(frame(first, second, times: times).minX == right, "\(first) \(second)")
        }
    }

    @Test("a size is so many times another, of the same kind or not, and so much more")
    func sizes() {
        let other = scene.fixed(UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 20)))
        let free = scene.free(UIView())
        let lengths: [(Attribute, Attribute, CGSize)] = [
            (.width, .width, CGSize(width: 107, height: 0)),
            (.width, .height, CGSize(width: 47, height: 0)),
            (.height, .width, CGSize(width: 0, height: 107)),
            (.height, .height, CGSize(width: 0, height: 47)),
        ]
        for (first, second, size) in lengths {
            let constraint = NSLayoutConstraint(
                item: free, attribute: first, relatedBy: .equal, toItem: other, attribute: second,
                multiplier: 2, constant: 7)
            scene.lay([constraint])
            #expect(free.frame.size == size)
            constraint.isActive = false
        }
        let none = NSLayoutConstraint(
            item: free, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width,
            multiplier: 0, constant: 9)
        scene.lay([none])
        #expect(free.frame.width == 9)
    }

    @Test("a wish is granted as far as what is at least or at most so far lets it")
    func limits() {
        let (left, top) = (view.leftAnchor, view.topAnchor)
        let page = scene.page
        let limits: [(NSLayoutConstraint, down: CGFloat, up: CGFloat)] = [
            (left.constraint(lessThanOrEqualTo: page.leftAnchor, constant: 7), -100, 7),
            (left.constraint(greaterThanOrEqualTo: page.leftAnchor, constant: 7), 7, 100),
            (left.constraint(lessThanOrEqualTo: page.leftAnchor, constant: -7), -100, -7),
            (left.constraint(greaterThanOrEqualTo: page.leftAnchor, constant: -7), -7, 100),
        ]
        for (limit, down, up) in limits {
            limit.isActive = true
            for (wished, granted) in [(CGFloat(-100), down), (100, up)] {
                let wish = left.constraint(equalTo: page.leftAnchor, constant: wished)
                wish.priority = .defaultLow
                scene.lay([wish])
                #expect(view.frame.minX == granted)
                wish.isActive = false
            }
            limit.isActive = false
        }
        let wish = top.constraint(greaterThanOrEqualTo: page.topAnchor, constant: 90)
        wish.priority = .defaultLow
        scene.lay([wish, top.constraint(lessThanOrEqualTo: page.topAnchor, constant: 80)])
        #expect(view.frame.minY == 80 && scene.broken.isEmpty)
    }

    @Test("views in other views are tied to each other across all that lies between")
    func nested() {
        let outer = scene.free(UIView())
        let inner = scene.free(UIView(), in: outer)
        let deep = scene.free(UIView(), in: inner)
        let fixed = scene.fixed(UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 50)))
        outer.bounds.origin = CGPoint(x: 2, y: 3)
        fixed.bounds.origin = CGPoint(x: 4, y: 6)
        let beside = scene.free(UIView(), in: fixed)
        scene.lay(
            outer.corner(10, 20, of: scene.page) + inner.corner(5, 8, of: outer)
                + deep.corner(1, 2, of: inner) + beside.corner(0, 0, of: deep)
                + view.corner(0, 0, of: beside) + outer.size(200, 300))
        #expect(outer.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
        #expect(inner.frame.origin == CGPoint(x: 7, y: 11))
        #expect(deep.frame.origin == CGPoint(x: 1, y: 2))
        #expect(view.frame.origin == CGPoint(x: 16, y: 30))
        // The same place, seen from within a view at 100, 200 whose own points begin at 4, 6.
        #expect(beside.frame.origin == CGPoint(x: -80, y: -164))
        outer.bounds.origin = CGPoint(x: 0, y: 1)
        scene.device.advance(by: 0)
        #expect(inner.frame.origin == CGPoint(x: 5, y: 9))
        #expect(view.frame.origin == CGPoint(x: 16, y: 30))
        fixed.bounds.origin = CGPoint(x: 3, y: 6)
        scene.device.advance(by: 0)
        #expect(beside.frame.origin == CGPoint(x: -81, y: -164))
        fixed.bounds = CGRect(x: 3, y: 6, width: 80, height: 90)
        scene.device.advance(by: 0)
        // It has grown round its middle, so its corner is at 90, 180 now.
        #expect(beside.frame.origin == CGPoint(x: -71, y: -144))
    }
}
