import Testing
import TouchEngine

@Suite("Presentation controllers")
struct PresentationControllerTests {
    private let scene = SheetScene()
    private var log: CallLog { scene.mail.log }

    @Test(
        "who manages it is asked of a style of one's own, and of no other (N-P1)",
        arguments: [
            UIModalPresentationStyle.custom, .automatic, .fullScreen, .overFullScreen,
        ])
    func asked(style: UIModalPresentationStyle) throws {
        scene.photo.modalPresentationStyle = style
        scene.present()
        try #require((scene.sheet != nil) == (style == .custom))
        let managing = try #require(scene.photo.presentationController)
        try #require((managing === scene.sheet) == (style == .custom))
        try #require(managing.presentedViewController === scene.photo)
        try #require(managing.presentingViewController === scene.mail.navigation)
        #expect(managing.presentationStyle == (style == .automatic ? .pageSheet : style))
    }

    @Test("a delegate that gives none out leaves it to a plain one (N-P1)")
    func plain() throws {
        scene.keeper.makes = false
        scene.present(animated: false)
        let managing = try #require(scene.photo.presentationController)
        #expect(log.lines.first == "who manages Photo from Message?")
        #expect(managing.frameOfPresentedViewInContainerView == scene.device.screen.bounds)
        #expect(managing.presentedView === scene.photo.view)
        #expect(scene.photo.view.window != nil && scene.mail.message.view.window != nil)
    }

    @Test("it hears of the beginning before anything moves, and of the end (N-P2, N-P6, N-P7)")
    func order() {
        scene.keeper.animator = scene.animator
        scene.present()
        scene.device.settle()
        #expect(
            log.lines == [
                "who manages Photo from Message?", "who animates?", "presentation begins",
                "Photo.willAppear", "animate", "layout begins", "layout ended",
                "presentation ended true", "Photo.didAppear", "presented",
            ])
        log.lines = []
        scene.dismiss()
        scene.device.settle()
        #expect(
            log.lines == [
                "dismissal begins", "Photo.willDisappear", "animate", "dismissal ended true",
                "Photo.didDisappear", "dismissed",
            ])
    }

    @Test("it has its container from the beginning to the end (N-P2)")
    func container() {
        var containers: [Bool] = []
        scene.keeper.prepare = { sheet in
            containers.append(sheet.containerView != nil)
            sheet.heard = { _ in containers.append(sheet.containerView?.window != nil) }
        }
        scene.present()
        #expect(containers.prefix(2) == [false, true])
        #expect(scene.photo.view.isDescendant(of: scene.sheet?.containerView ?? UIView()))
        scene.device.settle()
        scene.dismiss()
        scene.device.settle()
        #expect(scene.sheet?.containerView == nil)
        #expect(scene.device.window.subviews.count == 1)
    }

    @Test(
        "one that is called off is told so, and what stays, stays (N-P2)", arguments: [true, false])
    func calledOff(presenting: Bool) {
        let driver = UIPercentDrivenInteractiveTransition()
        scene.keeper.animator = scene.animator
        if !presenting {
            scene.present()
            scene.device.settle()
        }
        scene.keeper.interactor = driver
        log.lines = []
        if presenting { scene.present() } else { scene.dismiss() }
        driver.update(0.5)
        #expect(scene.sheet?.dimming.layer.presentation()?.opacity == 0.25)
        driver.cancel()
        scene.device.settle()
        #expect(log.lines.contains("\(presenting ? "presentation" : "dismissal") ended false"))
        #expect((scene.photo.view.window == nil) == presenting)
        #expect((scene.photo.presentingViewController == nil) == presenting)
        #expect(scene.sheet?.dimming.alpha == (presenting ? 0 : 0.5))
    }

    @Test(
        "what moves is the view that it names, with the controller's inside (N-P3)",
        arguments: [true, false])
    func presentedView(animating: Bool) {
        let wrapper = UIView()
        scene.keeper.prepare = { $0.wrapper = wrapper }
        if animating { scene.keeper.animator = scene.animator }
        scene.present()
        if animating { #expect(scene.animator.context?.view(forKey: .to) === wrapper) }
        #expect(wrapper.superview === scene.sheet?.containerView)
        #expect(wrapper.layer.presentation()?.frame.minY ?? 0 >= 852)
        #expect(scene.photo.view.superview === wrapper)
        scene.device.settle()
        #expect(wrapper.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        #expect(
            log.lines.filter { $0.hasPrefix("Photo") } == ["Photo.willAppear", "Photo.didAppear"])
        scene.dismiss()
        if animating { #expect(scene.animator.context?.view(forKey: .from) === wrapper) }
        scene.device.settle()
        #expect(scene.photo.view.window == nil)
    }

    @Test("the presented view ends where it says (N-P4)", arguments: [true, false])
    func frame(animated: Bool) {
        let half = CGRect(x: 0, y: 426, width: 393, height: 426)
        scene.present(animated: animated)
        if animated { #expect(scene.photo.view.frame == half.offsetBy(dx: 0, dy: 426)) }
        scene.device.settle()
        #expect(scene.photo.view.frame == half)
    }

    @Test("an animator is told where the presented view ends (N-P4)")
    func finalFrame() {
        scene.keeper.animator = scene.animator
        scene.present()
        let end = scene.animator.context?.finalFrame(for: scene.photo)
        #expect(end == CGRect(x: 0, y: 426, width: 393, height: 426))
        scene.device.settle()
        scene.dismiss()
        #expect(scene.animator.context?.initialFrame(for: scene.photo) == end)
        #expect(scene.animator.context?.finalFrame(for: scene.photo) == .zero)
    }

    @Test(
        "the presenting view is taken away if it says so, and its controller hears of it (N-P5)",
        arguments: [true, false], [true, false])
    func removes(removes: Bool, animated: Bool) {
        scene.keeper.prepare = { $0.removes = removes }
        scene.present(animated: animated)
        scene.device.settle()
        #expect((scene.mail.navigation.view.window == nil) == removes)
        #expect(log.lines.contains("Message.didDisappear") == removes)
        scene.dismiss(animated: animated)
        scene.device.settle()
        #expect(scene.mail.navigation.view.superview === scene.device.window)
        #expect(log.lines.contains("Message.didAppear") == removes)
        #expect(log.lines.contains { $0.hasPrefix("Message") } == removes)
    }

    @Test(
        "a presenting view that will be taken away is the animator's in the container (N-P5)",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func inContainer(style: UIModalPresentationStyle) {
        scene.photo.modalPresentationStyle = style
        scene.keeper.animator = scene.animator
        scene.present()
        let container = scene.animator.context?.containerView
        let isInside = container.map { scene.mail.navigation.view.isDescendant(of: $0) }
        #expect(isInside == (style == .fullScreen))
        scene.device.settle()
        #expect((scene.mail.navigation.view.window == nil) == (style == .fullScreen))
        scene.dismiss()
        scene.device.settle()
        #expect(scene.mail.navigation.view.superview === scene.device.window)
        #expect(scene.mail.navigation.view.frame == scene.device.window.bounds)
    }

    @Test("it may place the presented view whenever the container is laid out (N-P6)")
    func layout() {
        scene.present()
        scene.device.settle()
        var height: CGFloat = 300
        scene.sheet?.heard = { [weak sheet = scene.sheet] callback in
            guard callback == "layout begins" else { return }
            sheet?.presentedView?.frame = CGRect(x: 0, y: 852 - height, width: 393, height: height)
        }
        scene.sheet?.containerView?.setNeedsLayout()
        #expect(scene.photo.view.frame.minY == 426)
        scene.device.advance(by: 0)
        #expect(scene.photo.view.frame.minY == 552)
        height = 200
        scene.sheet?.containerView?.setNeedsLayout()
        scene.sheet?.containerView?.layoutIfNeeded()
        #expect(scene.photo.view.frame.minY == 652)
    }

    @Test("before a presentation it is made for the style that is set (N-P1, N-P8)")
    func ahead() throws {
        let sheet = try #require(scene.photo.presentationController)
        try #require(sheet === scene.sheet && scene.keeper.presenting == nil)
        try #require(scene.photo.presentationController === sheet)
        scene.photo.modalPresentationStyle = .fullScreen
        try #require(scene.photo.presentationController?.presentationStyle == .fullScreen)
        scene.photo.modalPresentationStyle = .custom
        let another = try #require(scene.photo.presentationController)
        try #require(another === scene.sheet && another !== sheet)
        scene.present()
        scene.device.settle()
        try #require(scene.photo.presentationController === another)
        try #require(another.presentingViewController === scene.mail.navigation)
        scene.dismiss(animated: false)
        #expect(scene.photo.presentationController !== another)
    }

    @Test("a controller inside the presented one is managed with it, a root by nobody (N-P8)")
    func inside() {
        let detail = UIViewController()
        scene.photo.addChild(detail)
        scene.present()
        #expect(detail.presentationController === scene.sheet)
        #expect(scene.mail.message.presentationController == nil)
        scene.device.settle()
        scene.dismiss(animated: false)
        #expect(detail.presentationController !== nil)
    }

    @Test("what would be a better size is told to who decides on it (N-P9)")
    func preferredSize() {
        final class Parent: UIViewController {
            var heard: [CGFloat] = []
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) { heard.append(container.preferredContentSize.height) }
        }
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        #expect(parent.heard == [50])
        scene.photo.preferredContentSize.height = 100
        #expect(scene.sheet == nil && log.lines.isEmpty, "nobody is told, or made to be told")
        scene.present()
        #expect(scene.sheet?.preferredContentSize.height == 100)
        let before = log.lines
        scene.photo.preferredContentSize.height = 200
        scene.photo.preferredContentSize.height = 200
        #expect(log.lines == before + ["200.0 pt would be better"])
        scene.device.settle()
        scene.dismiss(animated: false)
        let after = log.lines
        scene.photo.preferredContentSize.height = 300
        #expect(log.lines == after, "who managed it does so no more")
    }

    @Test("another size is passed on to what does not have it yet (N-P10)")
    func anotherSize() throws {
        final class Sized: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                sizes.append(size)
                super.viewWillTransition(to: size, with: coordinator)
            }
        }
        final class Half: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer,
                withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        let (whole, half, child, grandchild) = (Sized(), Half(), Sized(), Sized())
        half.addChild(child)
        child.addChild(grandchild)
        whole.modalPresentationStyle = .overFullScreen
        scene.mail.message.present(whole, animated: true)
        let coordinator = try #require(scene.mail.message.transitionCoordinator)
        let managing = try #require(whole.presentationController)
        child.view.frame.size = CGSize(width: 50, height: 100)
        half.viewWillTransition(to: CGSize(width: 100, height: 100), with: coordinator)
        #expect(child.sizes.isEmpty && grandchild.sizes.isEmpty)
        half.viewWillTransition(to: CGSize(width: 400, height: 100), with: coordinator)
        #expect(child.sizes == [CGSize(width: 200, height: 100)])
        #expect(grandchild.sizes == [CGSize(width: 200, height: 100)])
        managing.viewWillTransition(to: whole.view.bounds.size, with: coordinator)
        #expect(whole.sizes.isEmpty)
        managing.viewWillTransition(to: CGSize(width: 852, height: 393), with: coordinator)
        #expect(whole.sizes == [CGSize(width: 852, height: 393)])
    }

    @Test("its delegate hears nothing of a dismissal by code (N-P11)")
    func delegate() {
        final class Told: NSObject, UIAdaptivePresentationControllerDelegate {
            var heard: [String] = []
            func presentationControllerShouldDismiss(
                _ presentationController: UIPresentationController
            ) -> Bool {
                heard.append("should")
                return false
            }
            func presentationControllerWillDismiss(
                _ presentationController: UIPresentationController
            ) { heard.append("will") }
            func presentationControllerDidDismiss(
                _ presentationController: UIPresentationController
            ) { heard.append("did") }
        }
        let told = Told()
        scene.photo.presentationController?.delegate = told
        scene.photo.isModalInPresentation = true
        scene.present()
        scene.device.settle()
        #expect(scene.sheet?.delegate === told)
        scene.dismiss()
        scene.device.settle()
        #expect(scene.photo.view.window == nil && told.heard.isEmpty)
    }

    @Test("a controller knows in all four callbacks that it is presented or dismissed (N-P12)")
    func flags() {
        final class Page: UIViewController {
            var heard: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { heard.append(isBeingPresented) }
            override func viewDidAppear(_ animated: Bool) { heard.append(isBeingPresented) }
            override func viewWillDisappear(_ animated: Bool) { heard.append(isBeingDismissed) }
            override func viewDidDisappear(_ animated: Bool) { heard.append(isBeingDismissed) }
        }
        let page = Page()
        scene.mail.message.present(page, animated: true)
        scene.device.settle()
        #expect(page.heard == [true, true] && !page.isBeingPresented)
        page.dismiss(animated: true)
        scene.device.settle()
        #expect(page.heard == [true, true, true, true] && !page.isBeingDismissed)
    }

    @Test("a controller whose view stays can be told that it goes (N-P13)")
    func told() {
        scene.keeper.prepare = { sheet in
            sheet.heard = { [unowned sheet] line in
                let presenting = sheet.presentingViewController
                switch line {
                case "presentation begins":
                    presenting.beginAppearanceTransition(false, animated: true)
                case "dismissal begins": presenting.beginAppearanceTransition(true, animated: true)
                default: break
                }
            }
        }
        scene.present()
        scene.device.settle()
        #expect(log.lines.filter { $0.hasPrefix("Message") } == ["Message.willDisappear"])
        scene.mail.navigation.endAppearanceTransition()
        scene.dismiss()
        scene.device.settle()
        #expect(log.lines.last { $0.hasPrefix("Message") } == "Message.willAppear")
        scene.mail.navigation.endAppearanceTransition()
        #expect(
            log.lines.filter { $0.hasPrefix("Message") } == [
                "Message.willDisappear", "Message.didDisappear", "Message.willAppear",
                "Message.didAppear",
            ])
        let records = scene.device.trace.records(.controllerAppearance)
        #expect(records.last { $0.subject == "Message" }?.rule == "N-P13")
    }

    @Test(
        "a controller may tell its children itself (N-P13)", arguments: [true, false])
    func forwards(automatically: Bool) {
        final class Container: UIViewController {
            var forwards = true
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
        }
        let container = Container()
        container.forwards = automatically
        let child = LoggedPage("Child", log: log)
        container.addChild(child)
        container.view.addSubview(child.view)
        container.modalPresentationStyle = .overFullScreen
        scene.mail.message.present(container, animated: false)
        #expect(log.lines == (automatically ? ["Child.willAppear", "Child.didAppear"] : []))
        log.lines = []
        child.view.removeFromSuperview()
        container.view.addSubview(child.view)
        #expect(log.lines.isEmpty == !automatically)
        log.lines = []
        container.dismiss(animated: true)
        scene.device.settle()
        #expect(log.lines.isEmpty == !automatically)
    }

    @Test(
        "the system's own comes as its transition style says (N-P14)",
        arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
    func transitionStyle(style: UIModalTransitionStyle) {
        let isFading = style == .crossDissolve
        scene.photo.view.alpha = 0.8
        scene.photo.modalTransitionStyle = style
        scene.present()
        scene.device.advance(by: 0.1)
        #expect((scene.photo.view.alpha < 0.8) == isFading)
        #expect((scene.photo.view.frame.minY > 426) == !isFading)
        scene.device.settle()
        #expect(scene.photo.view.alpha == 0.8 && scene.photo.view.frame.minY == 426)
        scene.dismiss()
        scene.device.advance(by: 0.1)
        #expect((scene.photo.view.alpha < 0.8) == isFading)
        #expect((scene.photo.view.frame.minY > 426) == !isFading)
        scene.device.settle()
        #expect(scene.photo.view.alpha == 0.8)
    }
}
