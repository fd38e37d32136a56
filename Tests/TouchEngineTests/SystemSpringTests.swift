import Testing
import TouchEngine

@Suite("The system's own transitions")
struct SystemSpringTests {
    @Test(
        "a controller comes up on the measured spring (M-62, model: presentationRate, model: presentationDuration)"
    )
    func sheet() throws {
        let device = Device(.iPhone)
        let (root, page) = (UIViewController(), UIViewController())
        device.window.rootViewController = root
        device.settle()
        page.modalPresentationStyle = .overFullScreen
        root.present(page, animated: true)
        let height = device.screen.bounds.height
        // Sixtieths of a second, and the part of the way that is left of the recorded 349.5 pt.
        let recorded: [(Int, CGFloat)] = [
            (4, 228.5), (6, 159), (9, 84.5), (12, 42), (15, 20.5), (18, 9.5), (24, 2), (29, 0.5),
        ]
        var frame = 0
        // The clock's grain may put a frame a little after its time.
        device.advance(by: 0.001)
        for (sixtieth, left) in recorded {
            device.advance(by: Double(sixtieth - frame) / 60)
            frame = sixtieth
            let top = page.view.frame.minY / height * 349.5
            #expect(abs(top - left) < 1, "after \(sixtieth) sixtieths")
        }
        device.advance(by: 0.05)
        #expect(page.view.frame.minY == 0 && !page.isBeingPresented)
    }

    @Test("a push slows down as a critically damped spring does, for 0.35 s (N-C3.11, M-48)")
    func push() {
        let scene = MailScene()
        let page = UIViewController()
        scene.navigation.pushViewController(page, animated: true)
        #expect(scene.navigation.transitionCoordinator?.transitionDuration == 0.35)
        #expect(scene.navigation.transitionCoordinator?.isInterruptible == false)
        var places: [CGFloat] = []
        for _ in 0..<20 {
            scene.device.advance(by: 1.0 / 60)
            places.append(page.view.frame.minX)
        }
        let steps = zip(places, places.dropFirst()).map { $0 - $1 }
        // It speeds up, then slows down for good, and never turns round.
        let fastest = steps.firstIndex(of: steps.max() ?? 0) ?? 0
        #expect(fastest <= 3 && steps.allSatisfy { $0 > 0 })
        #expect(zip(steps[fastest...], steps.dropFirst(fastest + 1)).allSatisfy { $0 >= $1 })
        // A damped spring has gone half its way in less than a fifth of its time.
        #expect((places.first { $0 < 393 / 2 }).map { places.firstIndex(of: $0) ?? 99 } ?? 99 < 5)
        scene.device.settle()
        #expect(page.view.frame.minX == 0)
    }

    @Test("bounds that are set move the content and tell nobody; an offset tells (S-A6.7)")
    func bounds() {
        let scene = ScrollScene()
        scene.log.heard = []
        scene.scroll.bounds.origin.y = 120
        #expect(scene.scroll.contentOffset.y == 120 && scene.log.heard.isEmpty)
        scene.scroll.contentOffset.y = 130
        #expect(scene.log.heard == ["didScroll"])
        scene.log.heard = []
        scene.scroll.frame.size.height = 500
        #expect(scene.log.heard.isEmpty)
    }

    @Test("content goes up with what covers less of it, and only then (S-A3.11, M-28)")
    func lessCovered() {
        let device = Device()
        let (page, scroll) = (UIViewController(), UIScrollView())
        device.window.rootViewController = page
        page.additionalSafeAreaInsets.top = 116
        scroll.frame = page.view.bounds
        scroll.contentInsetAdjustmentBehavior = .always
        scroll.contentSize = CGSize(width: 393, height: 3_000)
        page.view.addSubview(scroll)
        device.settle()
        #expect(scroll.contentOffset.y == -116)
        scroll.contentOffset.y = 300
        page.additionalSafeAreaInsets.top = 64
        device.settle()
        #expect(scroll.contentOffset.y == 352)
        page.additionalSafeAreaInsets.top = 116
        device.settle()
        #expect(scroll.contentOffset.y == 352)
    }
}
