import TouchEngine

extension ViewProperty {
    /// What only scroll views have; `likelihood` of a hundred of them have another value than by default.
    static let scrolling: [ViewProperty] = [
        ViewProperty(key: "scroll", values: [], likelihood: 0) { _, _ in },
        .scroll("contentW", [80, 200, 500, 900], 90) { $0.contentSize.width = CGFloat($1) },
        .scroll("contentH", [80, 300, 900, 2000], 90) { $0.contentSize.height = CGFloat($1) },
        .scroll("insetTop", [20, 44], 15) { $0.contentInset.top = CGFloat($1) },
        .scroll("insetLeft", [16, 25], 10) { $0.contentInset.left = CGFloat($1) },
        .scroll("insetBottom", [34, 60], 15) { $0.contentInset.bottom = CGFloat($1) },
        .scroll("bounces", [0], 25) { $0.bounces = $1 == 1 },
        .scroll("alwaysX", [1], 15) { $0.alwaysBounceHorizontal = $1 == 1 },
        .scroll("alwaysY", [1], 20) { $0.alwaysBounceVertical = $1 == 1 },
        .scroll("paging", [1], 30) { $0.isPagingEnabled = $1 == 1 },
        .scroll("lock", [1], 20) { $0.isDirectionalLockEnabled = $1 == 1 },
        .scroll("delaysContent", [0], 30) { $0.delaysContentTouches = $1 == 1 },
        .scroll("cancelsContent", [0], 15) { $0.canCancelContentTouches = $1 == 1 },
        .scroll("fast", [1], 20) { $0.decelerationRate = $1 == 1 ? .fast : .normal },
        .scroll("transfersX", [0], 15) { $0.transfersHorizontalScrollingToParent = $1 == 1 },
        .scroll("transfersY", [0], 15) { $0.transfersVerticalScrollingToParent = $1 == 1 },
        .scroll("bouncesZoom", [0], 15) { $0.bouncesZoom = $1 == 1 },
        .scroll("minZoom", [25, 50], 20) { $0.minimumZoomScale = CGFloat($1) / 100 },
        .scroll("maxZoom", [200, 300], 25) { $0.maximumZoomScale = CGFloat($1) / 100 },
        .scroll("toTop", [0], 30) { $0.scrollsToTop = $1 == 1 },
        // How often of a hundred times content may begin with a touch, and a drag may take it away.
        .scroll("lets", [0, 50, 80], 15) { $0.lets = $1 },
        .scroll("takes", [0, 50, 100], 20) { $0.takes = $1 },
        // How often another resting place is chosen.
        .scroll("retargets", [30, 100], 20) { $0.scrollEar.retargets = $1 },
    ]

    private static func scroll(
        _ key: String, _ values: [Int], _ likelihood: Int,
        _ apply: @escaping @Sendable (FuzzScrollView, Int) -> Void
    ) -> ViewProperty {
        ViewProperty(key: key, values: values, likelihood: likelihood) { view, value in
            if let scroll = view as? FuzzScrollView { apply(scroll, value) }
        }
    }

    /// A property that ordinary views are not given.
    private init(
        key: String, values: [Int], likelihood: Int,
        apply: @escaping @Sendable (any ListeningView, Int) -> Void
    ) {
        self.init(
            key: key, choices: [], percent: 0, values: values, likelihood: likelihood, apply: apply)
    }
}

extension Callback {
    /// What scroll views tell their delegates.
    static let ofScrollViews: [Callback] = [
        .scrolled, .willDrag, .willEndDragging, .didEndDragging, .willSlow, .stopped, .arrived,
        .willZoom,
        .zoomed, .zoomEnded, .reachedTop,
    ]
}

extension Change {
    /// Whether content may stay where fingers alone would not leave it.
    var disturbsScrolling: Bool {
        switch self {
        case .nothing, .land, .lift, .press, .cancelTouches: false
        default: true
        }
    }
}
