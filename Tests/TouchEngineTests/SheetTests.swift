import Testing
import TouchEngine

@Suite("Sheets of an app's own")
struct SheetTests {
    private let scene = SheetScene()
    private var log: CallLog { scene.mail.log }
    private var ended: [String] {
        log.lines.filter { $0.contains("ended ") && !$0.contains("layout") }
    }

    private func present() {
        scene.present()
        scene.device.settle()
    }

    @Test("a tap beside the sheet reaches the view that dims, and no page behind it (N-P2)")
    func tapBeside() {
        let listener = Listener()
        let below = UITapGestureRecognizer()
        listener.listen(to: below, as: "page tap")
        scene.mail.message.view.addGestureRecognizer(below)
        present()
        scene.device.tap(at: CGPoint(x: 200, y: 600))
        scene.device.settle()
        #expect(scene.photo.view.window != nil, "a tap on the sheet is none beside it")
        scene.device.tap(at: CGPoint(x: 200, y: 200))
        scene.device.settle()
        #expect(scene.photo.view.window == nil && listener.heard.isEmpty)
        scene.device.tap(at: CGPoint(x: 200, y: 200))
        #expect(listener.heard == ["page tap ended"])
    }

    @Test("a tap beside a sheet that is still coming does nothing (N-D7)")
    func tapTooEarly() {
        scene.present()
        scene.device.tap(at: CGPoint(x: 200, y: 200), holding: 0.05)
        scene.device.settle()
        #expect(scene.photo.view.window != nil)
    }

    @Test(
        "what is animated beside a presentation is there at once where nothing is animated",
        .tags(.apparatus))
    func atOnce() {
        scene.present(animated: false)
        #expect(scene.sheet?.dimming.alpha == 0.5)
        #expect(log.lines.last == "presented")
        scene.dismiss(animated: false)
        #expect(scene.sheet?.dimming.alpha == 0)
        #expect(log.lines.last == "dismissed")
    }

    @Test("beside a presentation it takes the same time (N-D18, model: presentationDuration)")
    func beside() {
        scene.present()
        scene.device.advance(by: 0.2)
        let shown = scene.sheet?.dimming.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.1 && shown < 0.5)
        scene.device.advance(by: 0.35)
        #expect(scene.sheet?.dimming.layer.presentation()?.opacity == 0.5)
    }

    @Test(
        "a sheet that a finger has moved goes on from there, and one let go early stays",
        .tags(.apparatus), arguments: [true, false])
    func draggedAway(byTransform: Bool) {
        scene.keeper.prepare = { $0.transforms = byTransform }
        present()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 200, y: 560), over: 0.2)
        let moved = scene.photo.view.frame.minY
        #expect(moved > 460)
        finger.up()
        #expect(scene.photo.view.frame.minY == 426)
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 200, y: 700), over: 0.2)
        let held = scene.photo.view.frame.minY
        #expect(held > 600)
        finger.up()
        #expect(scene.photo.isBeingDismissed)
        #expect(scene.photo.view.frame.minY == held)
        var before = held
        for _ in 0..<20 {
            scene.device.advance(by: 0.02)
            #expect(scene.photo.view.frame.minY >= before)
            before = scene.photo.view.frame.minY
        }
        #expect(before >= 850)
        scene.device.settle()
        #expect(scene.photo.view.window == nil)
    }

    @Test("a dismissal led by a finger takes the sheet and what dims with it (N-P2, N-D12)")
    func ledAway() {
        final class Puller: NSObject {
            let driver = UIPercentDrivenInteractiveTransition()
            weak var keeper: SheetKeeper?
            weak var photo: UIViewController?

            func pull(_ recognizer: UIPanGestureRecognizer) {
                let part = recognizer.translation(in: nil).y / 426
                switch recognizer.state {
                case .began:
                    keeper?.interactor = driver
                    photo?.dismiss(animated: true)
                case .changed: driver.update(part)
                case .ended: part > 0.4 ? driver.finish() : driver.cancel()
                default: driver.cancel()
                }
                if recognizer.state != .began, recognizer.state != .changed {
                    keeper?.interactor = nil
                }
            }
        }
        let puller = Puller()
        (puller.keeper, puller.photo) = (scene.keeper, scene.photo)
        scene.keeper.animator = scene.animator
        present()
        scene.sheet?.presentedView?.gestureRecognizers = [
            UIPanGestureRecognizer(target: puller, action: Selector("pull(_:)", Puller.pull))
        ]
        scene.device.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 600), over: 0.3)
        scene.device.settle()
        #expect(ended.last == "dismissal ended false" && scene.sheet?.dimming.alpha == 0.5)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 450))
        finger.move(to: CGPoint(x: 200, y: 750), over: 0.3)
        let dimmed = scene.sheet?.dimming.layer.presentation()?.opacity ?? 1
        #expect(scene.top > 650 && dimmed < 0.4)
        finger.up()
        scene.device.settle()
        #expect(ended.last == "dismissal ended true" && scene.photo.view.window == nil)
    }

    // MARK: In the middle of something else

    @Test(
        "a dismissal asked for while it comes ends the coming first", .tags(.apparatus),
        arguments: ["presentation begins", "layout begins", "presentation ended true"])
    func dismissedWhileComing(callback: String) {
        var isFirst = true
        scene.keeper.prepare = { sheet in
            sheet.heard = { [unowned sheet] line in
                guard line == callback, isFirst else { return }
                isFirst = false
                sheet.presentedViewController.dismiss(animated: true)
            }
        }
        scene.present()
        #expect(scene.photo.view.window != nil)
        #expect(scene.photo.view.frame.minY == (callback.hasSuffix("begins") ? 426 : 852))
        scene.device.settle()
        #expect(ended == ["presentation ended true", "dismissal ended true"])
        #expect(scene.photo.view.window == nil && scene.photo.presentingViewController == nil)
        #expect(scene.device.window.subviews.count == 1)
        let appeared = callback.hasSuffix("begins") ? ["Photo.didAppear"] : []
        #expect(
            log.lines.filter { $0.hasPrefix("Photo") } == ["Photo.willAppear"] + appeared + [
                "Photo.willDisappear", "Photo.didDisappear",
            ])
    }

    @Test(
        "a presentation asked for as one goes finds the place free at the end, and not before",
        .tags(.apparatus),
        arguments: ["dismissal begins", "dismissal ended true"])
    func presentedWhileGoing(callback: String) {
        let other = LoggedPage("Other", log: log)
        present()
        scene.sheet?.heard = { line in
            if line == callback { scene.mail.message.present(other, animated: true) }
        }
        scene.dismiss()
        scene.device.settle()
        let isFree = callback == "dismissal ended true"
        #expect((other.view.window != nil) == isFree)
        #expect(scene.device.trace.records(.misusePresentation).isEmpty == isFree)
        #expect(scene.photo.view.window == nil)
    }

    @Test(
        "the same controller comes again when it has gone, under another's management",
        .tags(.apparatus))
    func again() {
        present()
        let first = scene.sheet
        first?.heard = { line in if line == "dismissal ended true" { scene.present() } }
        scene.dismiss()
        scene.device.settle()
        #expect(scene.photo.view.window != nil && scene.photo.presentationController !== first)
        #expect(first?.containerView == nil && scene.sheet?.containerView != nil)
        #expect(!scene.photo.isBeingPresented && !scene.photo.isBeingDismissed)
    }

    @Test(
        "who is asked to manage may present another first; then the first is refused",
        .tags(.apparatus))
    func overtaken() {
        let other = LoggedPage("Other", log: log)
        scene.keeper.prepare = { _ in scene.mail.message.present(other, animated: false) }
        present()
        #expect(scene.mail.navigation.presentedViewController === other)
        #expect(scene.photo.presentingViewController == nil)
        #expect(scene.device.trace.records(.misusePresentation).count == 1)
    }

    @Test("of what is presented one over the other only the top is seen to go (N-P15)")
    func stacked() {
        present()
        let detail = LoggedPage("Detail", log: log)
        let keeper = SheetKeeper(CallLog())
        keeper.animator = SheetAnimator(keeper.log)
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = keeper
        scene.photo.present(detail, animated: false)
        (log.lines, keeper.log.lines) = ([], [])
        scene.mail.message.dismiss(animated: true) { log.lines.append("dismissed") }
        #expect(scene.photo.view.window == nil && scene.photo.presentingViewController == nil)
        #expect(detail.view.window != nil && detail.isBeingDismissed)
        #expect(detail.presentingViewController === scene.mail.navigation)
        #expect(keeper.sheet?.presentingViewController === scene.mail.navigation)
        scene.device.settle()
        #expect(detail.view.window == nil && scene.device.window.subviews.count == 1)
        #expect(
            keeper.log.lines.filter { !$0.contains("layout") } == [
                "dismissal begins", "animate", "dismissal ended true",
            ])
        #expect(
            log.lines == [
                "dismissal begins", "Photo.willDisappear", "dismissal ended true",
                "Photo.didDisappear", "Detail.willDisappear", "Detail.didDisappear", "dismissed",
            ])
    }

    @Test(
        "dismissing while the upper one is still coming takes both away, and every callback has its pair (N-P15)",
        arguments: [true, false])
    func stackedWhileComing(animated: Bool) {
        present()
        let detail = LoggedPage("Detail", log: log)
        let keeper = SheetKeeper(log)
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = keeper
        log.lines = []
        scene.photo.present(detail, animated: true) { log.lines.append("presented") }
        scene.device.advance(by: 0.1)
        #expect(detail.isBeingPresented)
        scene.mail.message.dismiss(animated: animated) { log.lines.append("dismissed") }
        #expect(scene.photo.view.window == nil && !detail.isBeingPresented)
        scene.device.settle()
        #expect(detail.view.window == nil && detail.presentingViewController == nil)
        #expect(scene.mail.navigation.presentedViewController == nil)
        #expect(scene.device.window.subviews.count == 1)
        let told = log.lines.filter { !$0.contains("layout") && !$0.hasPrefix("who") }
        #expect(
            told == [
                "presentation begins", "Detail.willAppear", "presentation ended true",
                "Detail.didAppear", "presented",
                "dismissal begins", "Photo.willDisappear", "dismissal ended true",
                "Photo.didDisappear",
                "dismissal begins", "Detail.willDisappear", "dismissal ended true",
                "Detail.didDisappear", "dismissed",
            ])
    }

    @Test(
        "whichever of them took the view below away, the last gives it back (N-P5, N-P15)",
        arguments: [true, false], [true, false])
    func stackedRemoving(lower: Bool, upper: Bool) {
        scene.photo.modalPresentationStyle = lower ? .fullScreen : .overFullScreen
        present()
        let detail = LoggedPage("Detail", log: log)
        detail.modalPresentationStyle = upper ? .fullScreen : .overFullScreen
        scene.photo.present(detail, animated: true)
        scene.device.settle()
        scene.mail.message.dismiss(animated: true)
        scene.device.advance(by: 0.1)
        #expect(scene.mail.message.view.window != nil && detail.view.window != nil)
        #expect(log.lines.contains("Message.willAppear") == lower)
        #expect(!log.lines.contains("Message.didAppear"))
        scene.device.settle()
        #expect(scene.mail.navigation.view.superview === scene.device.window)
        #expect(scene.device.window.subviews.count == 1)
        let heard = log.lines.filter { $0.hasPrefix("Message") }
        #expect(heard.last == (lower ? "Message.didAppear" : nil))
        #expect(log.lines.filter { $0 == "Photo.didDisappear" }.count == 1)
        present()
        #expect(scene.photo.view.window != nil, "everything can come again")
    }

    @Test(
        "who hears that what is between goes may dismiss the rest, and present another",
        .tags(.apparatus), arguments: [true, false])
    func stackedMischief(presents: Bool) {
        present()
        let (detail, other) = (LoggedPage("Detail", log: log), LoggedPage("Other", log: log))
        scene.photo.present(detail, animated: false)
        scene.sheet?.heard = { line in
            guard line == "dismissal begins" else { return }
            scene.mail.message.dismiss(animated: false)
            if presents { scene.mail.message.present(other, animated: true) }
        }
        scene.mail.message.dismiss(animated: true)
        scene.device.settle()
        #expect(detail.view.window == nil && scene.photo.view.window == nil)
        #expect((scene.mail.navigation.presentedViewController === other) == presents)
        #expect((other.view.window != nil) == presents)
        #expect(scene.device.window.subviews.count == (presents ? 2 : 1))
    }

    @Test("a sheet that is put into the container early comes as any other", .tags(.apparatus))
    func early() {
        scene.keeper.prepare = { $0.addsEarly = true }
        present()
        scene.dismiss()
        scene.device.settle()
        let callbacks = log.lines.filter { $0.hasPrefix("Photo") || $0.hasSuffix("n begins") }
        #expect(
            callbacks == [
                "presentation begins", "Photo.willAppear", "Photo.didAppear",
                "Photo.willDisappear", "Photo.didDisappear",
            ])
    }

    @Test("a sheet that is placed at each layout is in motion all the same", .tags(.apparatus))
    func placed() {
        scene.keeper.prepare = { sheet in
            sheet.heard = { [unowned sheet] line in
                guard line == "layout begins" else { return }
                sheet.presentedView?.frame = sheet.frameOfPresentedViewInContainerView
            }
        }
        scene.present()
        scene.device.advance(by: 0.001)
        #expect(scene.photo.view.frame.minY == 852)
        scene.device.settle()
        #expect(scene.photo.view.frame.minY == 426)
    }

    @Test("a navigation controller in a sheet pushes while that comes", .tags(.apparatus))
    func navigationInside() {
        let inside = UINavigationController(rootViewController: LoggedPage("A", log: log))
        inside.modalPresentationStyle = .custom
        inside.transitioningDelegate = scene.keeper
        scene.mail.message.present(inside, animated: true)
        scene.device.advance(by: 0.1)
        inside.pushViewController(LoggedPage("B", log: log), animated: true)
        scene.device.settle()
        #expect(inside.topViewController?.title == "B")
        #expect(inside.view.frame.minY == 426)
        #expect(log.lines.last { $0.hasPrefix("B.") } == "B.didAppear")
    }

    @Test(
        "a device that is dropped takes sheets with it", .tags(.apparatus),
        arguments: [true, false])
    func dropped(inMidWay: Bool) {
        weak var photo: UIViewController?
        weak var sheet: HalfSheet?
        func use() {
            let scene = SheetScene()
            scene.present()
            if !inMidWay { scene.device.settle() }
            (photo, sheet) = (scene.photo, scene.sheet)
        }
        use()
        #expect(photo == nil && sheet == nil)
    }

    @Test("the trace names who manages it, and what it is told (N-P2)")
    func trace() {
        present()
        let began = scene.device.trace.records(.presentationBegan).first
        #expect(began?["manager"] == .text("HalfSheet") && began?["managed"] == .flag(true))
        let told = scene.device.trace.records(.presentationTold)
        #expect(
            told.map { $0["callback"] } == [
                .text("presentationTransitionWillBegin()"),
                .text("presentationTransitionDidEnd(true)"),
            ])
        scene.photo.modalPresentationStyle = .fullScreen
        scene.dismiss(animated: false)
        present()
        #expect(scene.device.trace.records(.presentationTold).count == 4)
    }
}
