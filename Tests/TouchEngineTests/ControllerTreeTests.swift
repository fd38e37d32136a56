import Testing
import TouchEngine

@Suite("Controllers, their views and their children")
struct ControllerTreeTests {
    /// A controller that writes down what it hears, and what its view's controller is.
    private final class Told: UIViewController {
        var heard: [String] = []
        override func viewDidLoad() { heard.append("loaded") }
        override func willMove(toParent parent: UIViewController?) {
            heard.append(
                "will move to \(parent?.title ?? "nobody"), in \(self.parent?.title ?? "nobody")")
        }
        override func didMove(toParent parent: UIViewController?) {
            heard.append("moved to \(parent?.title ?? "nobody")")
        }
        override func viewWillAppear(_ animated: Bool) { heard.append("will appear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { heard.append("appeared \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("will go \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("gone \(animated)") }
    }

    @Test(
        "a view is loaded once, when it is asked for, the size of an iPhone's screen",
        .tags(.apparatus))
    func loading() {
        let page = Told()
        #expect(!page.isViewLoaded && page.viewIfLoaded == nil)
        let view: UIView = page.view
        #expect(page.isViewLoaded && page.viewIfLoaded === view && page.view === view)
        page.loadViewIfNeeded()
        #expect(page.heard == ["loaded"])
        #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test(
        "from a view the responders go to its controller, then to the view above, or the parent",
        .tags(.apparatus))
    func responders() {
        let (parent, page) = (UIViewController(), UIViewController())
        parent.addChild(page)
        #expect(page.next === parent)
        let view: UIView = page.view
        #expect(view.next === page)
        #expect(page.next === parent)
        parent.view.addSubview(view)
        #expect(page.next === parent.view)
        let other = UIView()
        page.view = other
        #expect(other.next === page && view.next === parent.view)
        #expect(page.viewIfLoaded === other)
    }

    @Test(
        "a child hears that it moves before it has moved, and of leaving afterwards",
        .tags(.apparatus))
    func children() {
        let (one, two, child) = (Told(), Told(), Told())
        (one.title, two.title) = ("one", "two")
        one.addChild(child)
        one.addChild(child)
        #expect(one.children == [child] && child.parent === one)
        two.addChild(child)
        #expect(one.children.isEmpty && two.children == [child] && child.parent === two)
        child.removeFromParent()
        #expect(two.children.isEmpty && child.parent == nil)
        #expect(
            child.heard == [
                "will move to one, in nobody", "will move to two, in one", "moved to nobody",
            ])
        #expect(one.heard.isEmpty)
    }

    @Test("children come and go with what they are in, if their views are in its own (N-P13)")
    func appearing() {
        let device = Device()
        let (root, inside, loose, unloaded) = (Told(), Told(), Told(), Told())
        for child in [inside, loose, unloaded] { root.addChild(child) }
        root.view.addSubview(inside.view)
        loose.loadViewIfNeeded()
        for page in [root, inside, loose] { page.heard = [] }
        device.window.rootViewController = root
        #expect(root.heard == ["will appear false", "appeared false"])
        #expect(inside.heard == ["will appear false", "appeared false"])
        #expect(loose.heard.isEmpty && !unloaded.isViewLoaded)
        root.view.addSubview(loose.view)
        #expect(loose.heard == ["will appear false", "appeared false"])
        device.window.rootViewController = nil
        for page in [root, inside, loose] {
            #expect(page.heard.suffix(2) == ["will go false", "gone false"])
        }
        #expect(device.window.subviews.isEmpty)
    }

    @Test("what was begun is told once, and ended once (N-P13)")
    func begunTwice() {
        let page = Told()
        page.loadViewIfNeeded()
        page.heard = []
        page.endAppearanceTransition()
        page.beginAppearanceTransition(true, animated: true)
        page.beginAppearanceTransition(true, animated: false)
        page.endAppearanceTransition()
        page.endAppearanceTransition()
        page.beginAppearanceTransition(true, animated: false)
        #expect(page.heard == ["will appear true", "appeared true"])
        page.beginAppearanceTransition(false, animated: true)
        page.beginAppearanceTransition(true, animated: false)
        page.endAppearanceTransition()
        #expect(
            page.heard.dropFirst(2) == ["will go true", "will appear false", "appeared false"])
    }

    @Test("another root fills the window, and the one before hears that it goes", .tags(.apparatus))
    func roots() {
        let device = Device()
        let (first, second) = (Told(), Told())
        first.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        first.heard = []
        device.window.rootViewController = first
        #expect(first.view.superview === device.window)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        device.window.rootViewController = first
        device.window.rootViewController = second
        #expect(
            first.heard == [
                "will appear false", "appeared false", "will go false", "gone false",
            ])
        #expect(second.heard == ["loaded", "will appear false", "appeared false"])
        #expect(device.window.subviews == [second.view])
        #expect(first.presentationController != nil, "it is a root no more")
        #expect(second.presentationController == nil)
    }

    @Test("a root takes with it what it presents", .tags(.apparatus))
    func rootThatPresents() {
        let device = Device()
        let (root, over) = (Told(), Told())
        device.window.rootViewController = root
        root.present(over, animated: false)
        device.window.rootViewController = nil
        #expect(over.heard.suffix(2) == ["will go false", "gone false"])
        #expect(device.window.subviews.isEmpty && root.presentedViewController == nil)
    }

    @Test("the title is the navigation item's too, and the trace's name", .tags(.apparatus))
    func titles() {
        let device = Device()
        let (named, nameless) = (Told(), Told())
        named.title = "Named"
        #expect(named.navigationItem.title == "Named")
        device.window.rootViewController = named
        device.window.rootViewController = nameless
        let subjects = device.trace.records(.controllerAppearance).map(\.subject)
        #expect(subjects == ["Named", "Named", "Named", "Named", "Told", "Told"])
        let callbacks = device.trace.records(.controllerAppearance).map { $0["callback"] }
        #expect(
            callbacks == [
                .text("viewWillAppear"), .text("viewDidAppear"), .text("viewWillDisappear"),
                .text("viewDidDisappear"), .text("viewWillAppear"), .text("viewDidAppear"),
            ])
        #expect(
            device.trace.records(.controllerAppearance).allSatisfy {
                $0["animated"] == .flag(false) && $0.rule == "N-C5.4"
            })
    }

    @Test("what a controller says of itself where it says nothing", .tags(.apparatus))
    func defaults() {
        let page = UIViewController()
        #expect(page.shouldAutomaticallyForwardAppearanceMethods && page.shouldAutorotate)
        #expect(page.preferredInterfaceOrientationForPresentation == .portrait)
        #expect(page.preferredStatusBarStyle == .default && !page.prefersStatusBarHidden)
        #expect(page.childForStatusBarStyle == nil && page.childForStatusBarHidden == nil)
        #expect(page.preferredScreenEdgesDeferringSystemGestures.isEmpty)
        #expect(page.automaticallyAdjustsScrollViewInsets)
        #expect(page.edgesForExtendedLayout == .all && !page.extendedLayoutIncludesOpaqueBars)
        #expect(!page.isModalInPresentation && !page.definesPresentationContext)
        #expect(!page.isBeingPresented && !page.isBeingDismissed)
        #expect(!page.isMovingToParent && !page.isMovingFromParent)
        #expect(page.preferredContentSize == .zero && page.additionalSafeAreaInsets == .zero)
        let size = CGSize(width: 3, height: 4)
        #expect(page.size(forChildContentContainer: page, withParentContainerSize: size) == size)
        #expect(page.navigationController == nil && page.toolbarItems == nil)
    }

    @Test("each layout guide is one and the same whenever it is asked for", .tags(.apparatus))
    func guides() throws {
        let page = UIViewController()
        let top = try #require(page.topLayoutGuide as? UILayoutGuide)
        let bottom = try #require(page.bottomLayoutGuide as? UILayoutGuide)
        #expect(page.bottomLayoutGuide === bottom && page.topLayoutGuide === top && top !== bottom)
        #expect(page.view.layoutGuides.contains(top) && page.view.layoutGuides.contains(bottom))
        let device = Device(.iPhoneWithSafeArea)
        device.window.rootViewController = page
        device.settle()
        #expect(top.layoutFrame.minY == 0 && top.layoutFrame.height == 59)
        #expect(bottom.layoutFrame.minY == 818 && bottom.layoutFrame.height == 34)
    }

    @Test("a layout guide that is taken out of its view is as long as nothing", .tags(.apparatus))
    func guideTakenOut() throws {
        let device = Device(.iPhoneWithSafeArea)
        let page = UIViewController()
        device.window.rootViewController = page
        let top = page.topLayoutGuide
        #expect(top.length == 59)
        page.view.removeLayoutGuide(try #require(top as? UILayoutGuide))
        #expect(top.length == 0)
    }

    @Test("its view updates its constraints where the controller does not", .tags(.apparatus))
    func constraints() {
        final class Counting: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let (device, page, view) = (Device(), UIViewController(), Counting())
        page.view = view
        device.window.rootViewController = page
        let before = view.updates
        view.setNeedsUpdateConstraints()
        device.settle()
        #expect(view.updates == before + 1)
    }

    @Test("children stand in the order in which they were added", .tags(.apparatus))
    func order() {
        let (parent, a, b, c) = (Told(), Told(), Told(), Told())
        for child in [a, b, c] { parent.addChild(child) }
        #expect(parent.children == [a, b, c])
        b.removeFromParent()
        #expect(parent.children == [a, c])
    }

    @Test("the nearest navigation controller above is a controller's own", .tags(.apparatus))
    func navigation() {
        let (page, inside, deep) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: page)
        page.addChild(inside)
        inside.addChild(deep)
        #expect(page.navigationController === navigation)
        #expect(deep.navigationController === navigation)
        #expect(navigation.navigationController == nil)
        deep.show(UIViewController(), sender: nil)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("a child that turns its parent round keeps the others from coming (N-P13)")
    func turnedRound() {
        let (parent, second) = (UIViewController(), Told())
        final class First: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                parent?.beginAppearanceTransition(false, animated: animated)
            }
        }
        for child in [First(), second] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        second.heard = []
        parent.beginAppearanceTransition(true, animated: false)
        #expect(second.heard.isEmpty)
    }
}
