import Testing
import TouchEngine

@Suite("What views and labels are, and in which order they stand", .tags(.apparatus))
struct ViewValueTests {
    private let device = Device()

    private final class Moved: UIView {
        var heard: [String] = []
        override func didMoveToSuperview() { heard.append(superview == nil ? "out" : "in") }
        override func didMoveToWindow() { heard.append(window == nil ? "gone" : "shown") }
    }

    @Test("typefaces have UIKit's weights")
    func weights() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
        #expect(UIFont.systemFont(ofSize: 11).pointSize == 11)
        #expect(UIFont.boldSystemFont(ofSize: 12).pointSize == 12)
        #expect(UIFont.systemFont(ofSize: 13, weight: .thin).pointSize == 13)
    }

    @Test("masks, modes and alignments have UIKit's numbers")
    func numbers() {
        let masks: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
            .flexibleHeight, .flexibleBottomMargin,
        ]
        #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom,
            .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
        ]
        #expect(modes.map(\.rawValue) == Array(0...12))
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        #expect(alignments.map(\.rawValue) == Array(0...4))
        let view = UIView()
        #expect(view.alpha == 1 && view.contentMode == .scaleToFill && view.tag == 0)
        #expect(!view.isHidden && !view.clipsToBounds && view.isUserInteractionEnabled)
        #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch && view.autoresizesSubviews)
        #expect(view.autoresizingMask == [] && view.translatesAutoresizingMaskIntoConstraints)
        #expect(UILabel().textAlignment == .natural && !UILabel().isUserInteractionEnabled)
        #expect(!UIImageView().isUserInteractionEnabled)
    }

    @Test("a label is as large as its words, anew with each, and has a typeface and colour always")
    func label() {
        let scene = LayoutScene()
        let label = scene.free(UILabel())
        label.text = "word"
        scene.lay()
        scene.lay(label.corner(1, 2, of: scene.page))
        let one = label.frame.width
        let model = ModelParameters()
        #expect(abs(one - 4 * 17 * model.glyphWidth) < 0.001)
        #expect(abs(label.frame.height - 17 * model.lineHeight) < 0.001)
        label.text = "two words"
        scene.lay()
        #expect(abs(label.frame.width / one - 9.0 / 4) < 0.001)
        label.font = .systemFont(ofSize: 34)
        scene.lay()
        #expect(abs(label.frame.width / one - 18.0 / 4) < 0.001)
        label.font = nil
        label.textColor = nil
        scene.lay()
        #expect(label.font.pointSize == 17 && label.textColor == .label)
        #expect(abs(label.frame.width / one - 9.0 / 4) < 0.001)
        label.text = nil
        scene.lay()
        #expect(label.frame.size == .zero)
    }

    @Test("in an oblong view each direction has its own room to share")
    func oblong() {
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let view = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
        around.addSubview(view)
        view.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        around.frame.size = CGSize(width: 170, height: 80)
        #expect(view.frame == CGRect(x: 20, y: 15, width: 30, height: 20))
        view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        around.frame.size = CGSize(width: 300, height: 200)
        #expect(view.frame == CGRect(x: 20, y: 15, width: 30, height: 20))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        around.frame.size = CGSize(width: 301, height: 199)
        #expect(view.frame == CGRect(x: 20, y: 14, width: 31, height: 20))
        view.frame = CGRect(x: 20, y: 15, width: 30, height: 20)
        view.autoresizingMask = []
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        around.frame.size = CGSize(width: 10, height: 10)
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        #expect(view.center == CGPoint(x: 35, y: 25))
    }

    @Test("views stand where they are put among the others, strangers' neighbours in front")
    func order() {
        let (top, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        let stranger = UIView()
        top.insertSubview(a, at: 5)
        top.insertSubview(b, at: -3)
        #expect(top.subviews == [b, a])
        top.insertSubview(c, at: 1)
        #expect(top.subviews == [b, c, a])
        top.insertSubview(a, belowSubview: b)
        #expect(top.subviews == [a, b, c])
        top.insertSubview(a, aboveSubview: b)
        #expect(top.subviews == [b, a, c])
        top.insertSubview(b, aboveSubview: c)
        top.insertSubview(b, belowSubview: b)
        top.insertSubview(a, aboveSubview: a)
        #expect(top.subviews == [a, c, b])
        top.insertSubview(a, belowSubview: stranger)
        #expect(top.subviews == [c, b, a])
        top.insertSubview(c, aboveSubview: stranger)
        #expect(top.subviews == [b, a, c])
        top.bringSubviewToFront(b)
        top.sendSubviewToBack(c)
        top.bringSubviewToFront(stranger)
        top.sendSubviewToBack(stranger)
        #expect(top.subviews == [c, a, b] && stranger.superview == nil)
        #expect(a.isDescendant(of: top) && a.isDescendant(of: a) && !top.isDescendant(of: a))
        #expect(!a.isDescendant(of: b))
    }

    @Test("a view hears that it comes and goes, once each; one in it of the window alone")
    func moves() {
        let (view, inner, other) = (Moved(), Moved(), UIView())
        view.addSubview(inner)
        #expect(inner.heard == ["in"])
        device.window.addSubview(view)
        #expect(view.heard == ["in", "shown"] && inner.heard == ["in", "shown"])
        device.window.addSubview(other)
        other.addSubview(view)
        #expect(view.heard == ["in", "shown", "in"] && inner.heard == ["in", "shown"])
        other.removeFromSuperview()
        #expect(view.heard.suffix(1) == ["gone"] && inner.heard == ["in", "shown", "gone"])
        view.removeFromSuperview()
        view.removeFromSuperview()
        #expect(view.heard == ["in", "shown", "in", "gone", "out"])
        #expect(other.subviews.isEmpty && inner.superview === view)
    }

    @Test("the way one reads is the device's, unless the meaning of a view says otherwise")
    func direction() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        device.window.addSubview(view)
        device.layoutDirection = .rightToLeft
        let ways: [(UISemanticContentAttribute, Bool)] = [
            (.unspecified, true), (.playback, false), (.spatial, false),
            (.forceLeftToRight, false), (.forceRightToLeft, true),
        ]
        for (number, (meaning, isMirrored)) in ways.enumerated() {
            view.semanticContentAttribute = meaning
            #expect(meaning.rawValue == number)
            #expect(
                (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isMirrored)
        }
        device.layoutDirection = .leftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
