import Testing
import TouchEngine

/// A page that writes down all that it hears.
private final class Listed: UIViewController {
    fileprivate(set) var heard: [String] = []

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    func takeHeard() -> [String] {
        defer { heard = [] }
        return heard
    }

    override func viewDidLoad() { heard.append("loaded") }
    override func willMove(toParent parent: UIViewController?) {
        heard.append(parent == nil ? "will leave" : "will come")
    }
    override func didMove(toParent parent: UIViewController?) {
        heard.append(parent == nil ? "left" : "came")
    }
    override func viewWillAppear(_ animated: Bool) {
        heard.append(isMovingToParent ? "appears, coming" : "appears")
    }
    override func viewDidAppear(_ animated: Bool) { heard.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) {
        heard.append(isMovingFromParent ? "goes, leaving" : "goes")
    }
    override func viewDidDisappear(_ animated: Bool) { heard.append("gone") }
}

/// A delegate that writes down what it hears.
private final class Crier: NSObject, UINavigationControllerDelegate {
    var heard: [String] = []

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) { heard.append("will show \(viewController.title ?? "")\(animated ? ", animated" : "")") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) { heard.append("did show \(viewController.title ?? "")\(animated ? ", animated" : "")") }
}

@Suite("A stack that changes while nobody sees it")
struct StackUnseenTests {
    private let navigation = UINavigationController()
    private let a = Listed("A")
    private let b = Listed("B")
    private let c = Listed("C")
    private let crier = Crier()

    init() { navigation.delegate = crier }

    @Test("before anything is loaded pages come and go, and hear only of that (N-C5.16)")
    func unloaded() {
        navigation.pushViewController(a, animated: true)
        navigation.pushViewController(b, animated: true)
        navigation.pushViewController(c, animated: true)
        for page in [a, b, c] { #expect(page.takeHeard() == ["will come", "came"]) }
        #expect(navigation.popToRootViewController(animated: true) == [b, c])
        #expect(navigation.viewControllers == [a] && a.takeHeard().isEmpty)
        for page in [b, c] {
            #expect(page.takeHeard() == ["will leave", "left"] && page.parent == nil)
        }
        #expect(!navigation.isViewLoaded && !a.isViewLoaded && crier.heard.isEmpty)
        navigation.setViewControllers([b, c], animated: true)
        #expect(a.takeHeard() == ["will leave", "left"])
        #expect(b.takeHeard() == ["will come", "came"] && c.takeHeard() == ["will come", "came"])
    }

    @Test("loaded and in no window, the page on top is put in its place unseen (N-C5.4, N-C5.17)")
    func loaded() {
        navigation.loadViewIfNeeded()
        navigation.pushViewController(a, animated: true)
        #expect(a.takeHeard() == ["will come", "loaded", "came"])
        #expect(a.view.superview?.superview === navigation.view && crier.heard.isEmpty)
        let device = Device()
        device.window.rootViewController = navigation
        #expect(a.takeHeard() == ["appears", "appeared"])
        #expect(crier.heard == ["will show A", "did show A"])
    }

    @Test("a page that came over another unseen is told of then, and not again (N-C5.17)")
    func loadedTwo() {
        navigation.loadViewIfNeeded()
        navigation.pushViewController(a, animated: false)
        navigation.pushViewController(b, animated: true)
        #expect(crier.heard == ["will show B", "did show B"])
        let device = Device()
        device.window.rootViewController = navigation
        #expect(crier.heard.count == 2)
        #expect(b.takeHeard().suffix(2) == ["appears", "appeared"])
    }

    @Test("a page's view that is elsewhere is left alone by the bars", .tags(.apparatus))
    func elsewhere() {
        navigation.viewControllers = [a]
        a.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        navigation.isNavigationBarHidden = true
        #expect(a.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test(
        "whenever the container is laid out, its page is put back in its place", .tags(.apparatus))
    func laidOut() {
        let device = Device()
        navigation.viewControllers = [a]
        device.window.rootViewController = navigation
        a.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        navigation.view.setNeedsLayout()
        device.settle()
        #expect(a.view.frame == device.screen.bounds)
        #expect(a.view.safeAreaInsets.top == 103)
    }

    @Test("the first page of a stack that is on show comes without a transition (N-C5.4, N-C5.17)")
    func firstOnShow() {
        let device = Device()
        device.window.rootViewController = navigation
        navigation.pushViewController(a, animated: true)
        #expect(a.takeHeard() == ["will come", "loaded", "appears", "appeared", "came"])
        #expect(navigation.transitionCoordinator == nil && a.view.window != nil)
        #expect(crier.heard == ["will show A", "did show A"])
    }

    @Test("covered, it changes at once, and its pages hear of coming when it does (N-C5.4, N-P5)")
    func covered() {
        let device = Device()
        navigation.viewControllers = [a]
        device.window.rootViewController = navigation
        let over = UIViewController()
        over.modalPresentationStyle = .fullScreen
        navigation.present(over, animated: false)
        (a.heard, crier.heard) = ([], [])
        navigation.pushViewController(b, animated: true)
        #expect(navigation.transitionCoordinator == nil)
        #expect(b.takeHeard() == ["will come", "loaded", "came"] && a.takeHeard().isEmpty)
        #expect(crier.heard == ["will show B", "did show B"])
        navigation.dismiss(animated: false)
        #expect(b.takeHeard() == ["appears", "appeared"] && a.takeHeard().isEmpty)
    }

    @Test("a stack that comes into sight with an animation says so of its first page (N-C5.17)")
    func presented() {
        let device = Device()
        device.window.rootViewController = UIViewController()
        navigation.viewControllers = [a]
        device.window.rootViewController?.present(navigation, animated: true)
        #expect(crier.heard == ["will show A, animated"])
        device.settle()
        #expect(crier.heard == ["will show A, animated", "did show A, animated"])
        #expect(a.takeHeard().suffix(2) == ["appears", "appeared"])
    }

    @Test("emptied, it shows nothing; filled again, it tells of a first page again (N-C5.17)")
    func emptied() {
        let device = Device()
        navigation.viewControllers = [a, b]
        device.window.rootViewController = navigation
        (a.heard, b.heard, crier.heard) = ([], [], [])
        navigation.viewControllers = []
        #expect(a.takeHeard() == ["will leave", "left"])
        #expect(b.takeHeard() == ["goes", "gone", "left"] && b.view.superview == nil)
        #expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
        #expect(navigation.navigationBar.topItem == nil && crier.heard.isEmpty)
        navigation.viewControllers = [c]
        #expect(c.takeHeard() == ["will come", "loaded", "appears", "appeared", "came"])
        #expect(crier.heard == ["will show C", "did show C"])
    }

    @Test("a page knows that it comes or leaves as long as it is on its way (N-C5.16)")
    func flags() {
        let device = Device()
        navigation.viewControllers = [a]
        device.window.rootViewController = navigation
        _ = a.takeHeard()
        navigation.pushViewController(b, animated: true)
        #expect(b.isMovingToParent && !a.isMovingFromParent)
        device.settle()
        #expect(!b.isMovingToParent)
        #expect(a.takeHeard() == ["goes", "gone"])
        #expect(b.takeHeard() == ["will come", "loaded", "appears, coming", "appeared", "came"])
        navigation.popViewController(animated: true)
        #expect(b.isMovingFromParent && !a.isMovingToParent)
        device.settle()
        #expect(!b.isMovingFromParent)
        #expect(b.takeHeard() == ["will leave", "goes, leaving", "gone", "left"])
        #expect(a.takeHeard() == ["appears", "appeared"])
    }

    @Test(
        "with no page, or with its root alone, there is nothing to pop to the root",
        .tags(.apparatus))
    func nothingToPop() {
        #expect(UINavigationController().popToRootViewController(animated: true) == nil)
        let root = UINavigationController(rootViewController: UIViewController())
        #expect(root.popToRootViewController(animated: true) == nil)
        #expect(root.viewControllers.count == 1)
    }
}
