import Testing
import TouchEngine

@Suite("What edges cover of small and of odd views")
struct SafeAreaEdgeTests {
    private let device = Device()
    private let root = UIViewController()

    init() {
        device.window.rootViewController = root
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 50, bottom: 40, right: 30)
    }

    private func insets(_ frame: CGRect) -> UIEdgeInsets {
        let view = UIView(frame: frame)
        root.view.addSubview(view)
        return view.safeAreaInsets
    }

    private func insets(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test("no edge covers more of a view than there is of it (N-F1)")
    func small() {
        #expect(insets(CGRect(x: 100, y: 5, width: 200, height: 9)) == insets(9, 0, 0, 0))
        #expect(insets(CGRect(x: 5, y: 300, width: 9, height: 200)) == insets(0, 9, 0, 0))
        #expect(insets(CGRect(x: 100, y: 840, width: 200, height: 9)) == insets(0, 0, 9, 0))
        #expect(insets(CGRect(x: 380, y: 300, width: 9, height: 200)) == insets(0, 0, 0, 9))
    }

    @Test("each edge covers what stands within its inset, wherever the content is (N-F1)")
    func edges() {
        #expect(insets(CGRect(x: 12, y: 11, width: 371, height: 834)) == insets(49, 38, 33, 20))
        root.view.bounds.origin = CGPoint(x: 3, y: 8)
        #expect(insets(CGRect(x: 12, y: 11, width: 371, height: 834)) == insets(57, 41, 25, 17))
    }

    @Test("where nothing is covered a view that sticks out is not covered either (N-F1)")
    func sticksOut() {
        root.additionalSafeAreaInsets = insets(0.5, 0, 0, 0)
        #expect(insets(CGRect(x: -20, y: 0, width: 433, height: 900)) == insets(0.5, 0, 0, 0))
    }

    @Test("a scroll view too small for its content keeps it clear, from when it is so (S-A3.9)")
    func scrollable() {
        let scroll = UIScrollView(frame: CGRect(x: 100, y: 0, width: 200, height: 500))
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentSize = CGSize(width: 100, height: 400)
        root.view.addSubview(scroll)
        #expect(scroll.safeAreaInsets == insets(60, 0, 0, 0))
        #expect(scroll.adjustedContentInset == .zero)
        scroll.frame.size.height = 300
        #expect(scroll.adjustedContentInset == insets(60, 0, 0, 0))
        scroll.bounds.size.height = 500
        scroll.center.y = 250
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("what a scroll view lets through is not covered any more once it is not itself (N-F1)")
    func letThrough() {
        let scroll = UIScrollView(frame: CGRect(x: 100, y: 0, width: 200, height: 300))
        scroll.contentInsetAdjustmentBehavior = .never
        let content = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
        scroll.addSubview(content)
        root.view.addSubview(scroll)
        #expect(content.safeAreaInsets == insets(50, 0, 0, 0))
        scroll.frame.origin.y = 200
        #expect(scroll.safeAreaInsets == .zero && content.safeAreaInsets == .zero)
        content.frame.origin.y = 0
        #expect(content.safeAreaInsets == .zero)
    }

    @Test("what constraints tie to the safe area moves with it (N-F1)")
    func tied() {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(child)
        let guide = root.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.leftAnchor.constraint(equalTo: guide.leftAnchor),
            child.widthAnchor.constraint(equalToConstant: 10),
            child.heightAnchor.constraint(equalToConstant: 10),
        ])
        device.advance(by: 0)
        #expect(child.frame.origin == CGPoint(x: 50, y: 60))
        root.additionalSafeAreaInsets.top = 70
        device.advance(by: 0)
        #expect(child.frame.origin == CGPoint(x: 50, y: 70))
    }

    @Test("a window that is made smaller is still covered as the device says (N-F1)")
    func window() {
        let device = Device(.iPhoneWithSafeArea)
        device.window.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        #expect(device.window.safeAreaInsets.top == 59)
    }
}
