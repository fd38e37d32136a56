import Testing
import TouchEngine

@Suite("Presentations under odd treatment")
struct PresentationMischiefTests {
    /// A page that keeps what it is told, and does something once it has gone.
    private final class Page: UIViewController {
        private(set) var calls: [String] = []
        var hasGone: () -> Void = {}

        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will not") }
        override func viewDidDisappear(_ animated: Bool) {
            calls.append("did not")
            let once = hasGone
            hasGone = {}
            once()
        }
    }

    private let device = Device()
    private let under = Page()
    private let over = Page()

    init() {
        over.modalPresentationStyle = .fullScreen
        device.window.rootViewController = under
        device.settle()
    }

    @Test(
        "dismissed by the page under it as that goes, a page never comes (N-C5.7)",
        arguments: [true, false])
    func dismissedAtTheEnd(animated: Bool) {
        under.hasGone = { [under] in under.dismiss(animated: animated) }
        under.present(over, animated: true)
        device.settle()
        #expect(over.calls == ["will", "will not", "did not"])
        #expect(under.calls.suffix(2) == ["will", "did"])
        #expect(under.presentedViewController == nil && over.viewIfLoaded?.window == nil)
    }

    @Test(
        "presented again as it goes, a page stays, and the one under it does not come (N-C5.7)",
        arguments: [true, false])
    func presentedAtTheEnd(animated: Bool) {
        under.present(over, animated: true)
        device.settle()
        over.hasGone = { [under, over] in under.present(over, animated: animated) }
        under.dismiss(animated: true)
        device.settle()
        #expect(over.calls.suffix(2) == ["will", "did"])
        #expect(under.calls.suffix(3) == ["will", "will not", "did not"])
        #expect(under.presentedViewController === over && over.view.window != nil)
    }
}
