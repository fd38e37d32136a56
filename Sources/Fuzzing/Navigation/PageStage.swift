import TouchEngine

/// A case's navigation controller and its pages, alive.
final class PageStage {
    private let navigation: UINavigationController
    private let pages: [FuzzPage]
    private let director = FuzzDirector()
    private let animating: AnimatingDirector?
    private let popDelegate: Int?
    /// The pager on one of the pages.
    private(set) var pager: PagerStage?
    private unowned let stage: Stage
    /// How many changes of the stack are being made just now, one inside the other: a turn that ends meanwhile would see half
    /// of one.
    private var changes = 0
    /// The pages whose push is being made.
    private var pushing: [FuzzPage] = []

    var isChanging: Bool { changes > 0 }

    init(_ theCase: FuzzCase, stage: Stage) {
        self.stage = stage
        func value(_ property: NavigationProperty) -> Int? {
            theCase.navigation.last { $0.key == property.rawValue }?.value
        }
        pages = FuzzPage.numbers.map { FuzzPage($0, stage: stage) }
        animating = value(.animator).map { [director] manners in
            let animating = AnimatingDirector(director)
            animating.manners = manners
            animating.isLed = value(.led) == 1
            return animating
        }
        director.stage = stage
        popDelegate = value(.popDelegate)
        navigation = UINavigationController(rootViewController: pages[0])
        navigation.title = "navigation"
        let depth = min(max(value(.depth) ?? 1, 1), FuzzPage.ofStack.count)
        navigation.setViewControllers(Array(pages[..<depth]), animated: false)
        navigation.isNavigationBarHidden = value(.noBar) == 1
        for page in pages {
            page.modalPresentationStyle = value(.sheet) == 1 ? .pageSheet : .fullScreen
        }
        if let page = value(.pager).flatMap({ page(ofStack: $0) }) {
            pager = PagerStage(on: page, stage: stage)
        }
    }

    /// Shows everything, once the views are in their pages.
    func prepare() {
        if let animating { navigation.delegate = animating } else { navigation.delegate = director }
        navigation.loadViewIfNeeded()
        if let pop = navigation.interactivePopGestureRecognizer {
            stage.name(pop, BuiltIn.popNumber)
        }
        stage.device.window.rootViewController = navigation
        if let popDelegate {
            navigation.interactivePopGestureRecognizer?.delegate = stage.delegate(popDelegate)
        }
    }

    func view(_ page: Int) -> UIView? { self.page(page)?.view }

    private func page(_ number: Int) -> FuzzPage? { pages.first { $0.number == number } }

    private func page(ofStack number: Int) -> FuzzPage? {
        FuzzPage.ofStack.contains(number) ? page(number) : nil
    }

    private var leader: UIPercentDrivenInteractiveTransition? {
        animating?.leader
    }

    /// Lets what is led run to its end.
    func finishLed() { leader?.finish() }

    var sight: NavigationSight {
        var sight = NavigationSight()
        sight.stack = navigation.viewControllers.compactMap { ($0 as? FuzzPage)?.number }
        sight.visible = pages.filter { $0.viewIfLoaded?.window != nil }.map(\.number)
        sight.isInWindow = navigation.viewIfLoaded?.window != nil
        sight.isCovered = navigation.presentedViewController != nil
        if let presented = navigation.presentedViewController?.viewIfLoaded {
            sight.isOpen = isReached(presented)
            return sight
        }
        if animating?.fading.contains(where: { $0 === navigation.topViewController }) == true {
            sight.isOpen = false
        }
        var view = navigation.topViewController?.viewIfLoaded
        while let here = view {
            if !here.isUserInteractionEnabled, !(here is any ListeningView) { sight.isOpen = false }
            view = here.superview
        }
        return sight
    }

    /// Whether a finger in the middle of a presented page reaches it, or something of the case's own in front.
    private func isReached(_ view: UIView) -> Bool {
        let window = stage.device.window
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        let hit = window.hitTest(middle, with: nil)
        return hit?.isDescendant(of: view) == true || hit is any ListeningView
    }

    func perform(_ change: Change) {
        let isMove = change.movesPages
        if isMove { changes += 1 }
        defer { if isMove { changes -= 1 } }
        switch change {
        case .push(let number, let isAnimated):
            // One that is in the stack, or comes into it meanwhile, would raise an exception (N-C5.14).
            if let page = page(ofStack: number), !navigation.viewControllers.contains(page),
                !pushing.contains(page)
            {
                pushing.append(page)
                navigation.pushViewController(page, animated: isAnimated)
                pushing.removeLast()
            }
        case .pop(let isAnimated): navigation.popViewController(animated: isAnimated)
        case .popToRoot(let isAnimated): navigation.popToRootViewController(animated: isAnimated)
        case .popTo(let number, let isAnimated):
            if let page = page(number), navigation.viewControllers.contains(page) {
                navigation.popToViewController(page, animated: isAnimated)
            }
        case .set(let numbers, let isAnimated):
            let pages = PageStage.stack(numbers).compactMap { page($0) }
            if !pages.contains(where: pushing.contains) {
                navigation.setViewControllers(pages, animated: isAnimated)
            }
        case .hideBar(let isAnimated):
            navigation.setNavigationBarHidden(
                !navigation.isNavigationBarHidden, animated: isAnimated)
        case .lead(let percent): leader?.update(CGFloat(percent) / 100)
        case .finishLead: leader?.finish()
        case .callOff: leader?.cancel()
        case .present(let number, let isAnimated):
            if !FuzzPage.ofStack.contains(number), let page = page(number) {
                navigation.present(page, animated: isAnimated)
            }
        case .dismiss(let isAnimated): navigation.dismiss(animated: isAnimated)
        case .swipeBack: navigation.interactivePopGestureRecognizer?.isEnabled.toggle()
        case .paging(let change): pager?.perform(change)
        default: break
        }
    }

    /// The pages that may be in a stack, each once.
    static func stack(_ pages: [Int]) -> [Int] {
        pages.reduce(into: []) { stack, page in
            if FuzzPage.ofStack.contains(page), !stack.contains(page) { stack.append(page) }
        }
    }
}

extension Change {
    /// Whether it moves pages of the stack, or presents one.
    fileprivate var movesPages: Bool {
        switch self {
        case .push, .pop, .popToRoot, .popTo, .set, .present, .dismiss: true
        default: false
        }
    }
}
