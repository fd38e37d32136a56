import Testing
import TouchEngine

@Suite("Pictures of views", .tags(.apparatus))
struct SnapshotTests {
    private let device = Device()
    private let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 60))

    init() {
        view.backgroundColor = .systemRed
        view.layer.cornerRadius = 8
        device.window.addSubview(view)
    }

    @Test("a picture looks like the view and those in it, and stands alone")
    func looks() throws {
        let label = UILabel(frame: CGRect(x: 5, y: 6, width: 50, height: 20))
        label.text = "text"
        label.transform = CGAffineTransform(rotationAngle: 1)
        let hidden = UIView(frame: view.bounds)
        hidden.isHidden = true
        for subview in [label, hidden] { view.addSubview(subview) }
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let picture = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(picture.backgroundColor == .systemRed && picture.layer.cornerRadius == 8)
        #expect(picture.superview == nil && picture.subviews.count == 1)
        let part = try #require(picture.subviews.first as? UILabel)
        #expect(part.text == "text" && part.frame == label.frame && part !== label)
    }

    @Test("a picture stays as it is when the view changes, and hears of no finger")
    func stays() throws {
        view.isUserInteractionEnabled = true
        let scribe = Scribe("r")
        view.addGestureRecognizer(scribe)
        let picture = try #require(view.snapshotView(afterScreenUpdates: true))
        picture.frame.origin = CGPoint(x: 200, y: 200)
        device.window.addSubview(picture)
        view.backgroundColor = .systemBlue
        device.tap(at: CGPoint(x: 220, y: 220))
        #expect(picture.backgroundColor == .systemRed && scribe.log.lines == [])
    }

    @Test("in mid-animation it shows what the screen shows, or, after updates, where it goes")
    func inMotion() throws {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.bounds.size.width = 200
        }
        device.advance(by: 0.5)
        let now = try #require(view.snapshotView(afterScreenUpdates: false))
        let then = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(abs(now.frame.width - 150) < 1 && then.frame.width == 200)
    }
}
