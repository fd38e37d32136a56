import TouchEngine

/// A page that tells of its coming and going.
final class FuzzPage: UIViewController {
    /// The pages that there are; the last two are for presentations.
    static let numbers = 1...7
    static let ofStack = 1...5
    /// How far down the bar reaches at most, in points.
    static let barLimit = 120.0
    /// What stands, among the views' numbers, for the navigation controller's own view.
    static let container = -99

    let number: Int
    /// The pager that fills it.
    weak var pager: UIPageViewController?
    private weak var stage: Stage?
    /// How often it has asked a coordinator.
    private var requests = 0

    init(_ number: Int, stage: Stage) {
        self.number = number
        self.stage = stage
        super.init(nibName: nil, bundle: nil)
        title = "p\(number)"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let page = FuzzView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        page.ear.id = -number
        page.ear.stage = stage
        page.accessibilityIdentifier = "p\(number) view"
        view = page
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pager?.view.frame = view.bounds
    }
    override func viewWillAppear(_ animated: Bool) {
        watchTransition()
        tell(.willAppear, .willAppear)
    }
    override func viewDidAppear(_ animated: Bool) { tell(.didAppear, .didAppear) }
    override func viewWillDisappear(_ animated: Bool) { tell(.willDisappear, .willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { tell(.didDisappear, .didDisappear) }

    private func watchTransition() {
        guard let coordinator = transitionCoordinator, let stage else { return }
        requests += 1
        let (number, request) = (number, requests)
        let isTaken = coordinator.animate { [weak stage] _ in
            stage?.see(.coordinated(page: number, request: request, .ran))
        } completion: { [weak stage] context in
            let call = CoordinatorCall.ended(isCancelled: context.isCancelled)
            stage?.see(.coordinated(page: number, request: request, call))
        }
        stage.see(.coordinated(page: number, request: request, .asked(isTaken: isTaken)))
    }

    private func tell(_ call: PageCall, _ callback: Callback) {
        stage?.see(.page(number, call))
        stage?.call(.view(-number), callback)
    }
}
