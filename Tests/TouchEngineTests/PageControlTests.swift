import Testing
import TouchEngine

@Suite("Page controls", .tags(.apparatus))
struct PageControlTests {
    private let scene = ControlScene(
        UIPageControl(frame: CGRect(x: 100, y: 90, width: 100, height: 30)))
    private var control: UIPageControl { scene.control }

    init() {
        control.numberOfPages = 3
        scene.shift(to: CGRect(x: 5, y: 6, width: 100, height: 30))
    }

    private func dots() -> [UIView] { control.parts("page dot") }

    @Test("dots of 7 pt stand 16 pt apart, in the middle of the control")
    func places() {
        let frame = { (x: CGFloat) in CGRect(x: x, y: 17.5, width: 7, height: 7) }
        #expect(dots().map(\.frame) == [35.5, 51.5, 67.5].map(frame))
        #expect(dots().map(\.layer.cornerRadius) == [3.5, 3.5, 3.5])
        control.numberOfPages = 2
        scene.device.advance(by: 0)
        #expect(dots().map(\.frame) == [43.5, 59.5].map(frame))
        control.numberOfPages = 1
        scene.device.advance(by: 0)
        #expect(dots().map(\.frame) == [51.5].map(frame))
        control.numberOfPages = -2
        #expect(control.numberOfPages == 0 && dots().isEmpty)
        scene.device.advance(by: 0)
    }

    @Test("the current page's dot stands out, in the text's colour or the one that is given")
    func colours() {
        control.currentPage = 1
        scene.device.advance(by: 0)
        #expect(dots().map(\.backgroundColor) == [.systemGray3, .label, .systemGray3])
        control.pageIndicatorTintColor = .systemRed
        scene.device.advance(by: 0)
        #expect(dots().map(\.backgroundColor) == [.systemRed, .label, .systemRed])
        control.currentPageIndicatorTintColor = .systemBlue
        scene.device.advance(by: 0)
        #expect(dots().map(\.backgroundColor) == [.systemRed, .systemBlue, .systemRed])
        control.currentPage = 2
        scene.device.advance(by: 0)
        #expect(dots().map(\.backgroundColor) == [.systemRed, .systemRed, .systemBlue])
    }

    @Test("a single dot is left out where that is asked for, several never")
    func single() {
        control.hidesForSinglePage = true
        scene.device.advance(by: 0)
        #expect(dots().map(\.isHidden) == [false, false, false])
        control.numberOfPages = 1
        scene.device.advance(by: 0)
        #expect(dots().map(\.isHidden) == [true])
        control.hidesForSinglePage = false
        scene.device.advance(by: 0)
        #expect(dots().map(\.isHidden) == [false])
    }

    @Test("one that nobody has told anything has no pages, and would show a single dot")
    func fresh() {
        let fresh = UIPageControl()
        #expect(fresh.numberOfPages == 0 && fresh.currentPage == 0)
        #expect(!fresh.hidesForSinglePage && fresh.subviews.isEmpty)
    }

    @Test("the current page is one that there is, whatever is asked for")
    func pages() {
        for (asked, page) in [(2, 2), (3, 2), (-1, 0), (1, 1)] {
            control.currentPage = asked
            #expect(control.currentPage == page)
        }
        control.numberOfPages = 0
        control.currentPage = 4
        #expect(control.currentPage == 0)
        control.numberOfPages = 5
        #expect(control.currentPage == 0 && scene.log.heard.isEmpty)
    }

    @Test("a lift in the middle or to its right goes on, one to its left goes back")
    func halves() {
        var pages: [Int] = []
        for x: CGFloat in [55, 54.5, 20, 90, 90] {
            scene.device.tap(at: scene.point(x, 20))
            pages.append(control.currentPage)
        }
        #expect(pages == [1, 0, 0, 1, 2])
        #expect(scene.log.heard.filter { $0 == "value" }.count == 4)
        scene.device.drag(from: scene.point(20, 20), to: scene.point(20, 200), over: 0.1)
        control.endTracking(nil, with: nil)
        #expect(control.currentPage == 2)
    }

    @Test("a new page is the primary action too, and both are told together")
    func events() {
        scene.control.addAction(
            UIAction(title: "both") { _ in }, for: [.valueChanged, .primaryActionTriggered])
        scene.device.tap(at: scene.point(80, 20))
        #expect(
            scene.sent("events").contains(.list(["valueChanged", "primaryActionTriggered"])))
    }
}
