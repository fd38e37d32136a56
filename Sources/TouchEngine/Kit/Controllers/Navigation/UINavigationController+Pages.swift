/// How pages are moved, placed and named.
extension UINavigationController {
    /// Whether the stack may change just now.
    ///
    /// Once it is frozen nothing moves; during a transition UIKit warns of a nested one and the model
    /// finishes the first at once (Rules N-C2.11, N-C5.11).
    func mayMove(_ operation: String, _ page: UIViewController?) -> Bool {
        if isFrozen {
            note(
                .navigationRefused,
                [
                    TraceField("operation", operation),
                    TraceField("controller", page.map { pageName($0) } ?? ""),
                    TraceField("named", page != nil),
                ], rule: "N-C2.11", cause: wedge)
            return false
        }
        if let transition {
            note(
                .misuseNestedTransition,
                [
                    TraceField("operation", operation),
                    TraceField("controller", page.map { pageName($0) } ?? ""),
                    TraceField("during", pageName(transition.to)),
                ], rule: "N-C5.11")
        }
        // What ends may start another, which ends too; pages that never stop doing so are not waited for.
        pop.keepingStart {
            for _ in 0..<32 { transition?.finishAtOnce() }
        }
        return transition == nil
    }

    /// Stops for good: a transition is under way that nobody leads, and its views take no touches (Rules N-C2.11, N-C2.12).
    func freeze() {
        isFrozen = true
        pages.isUserInteractionEnabled = false
        navigationBar.isUserInteractionEnabled = false
    }

    /// Whether a page is in the stack and not on top of it.
    func isBelowTop(_ page: UIViewController) -> Bool {
        stack.dropLast().contains { $0 === page }
    }

    /// Takes off what is above a place under the top; whether the stack may move has been asked, because what that ends
    /// may change it.
    func popTo(_ place: Int, animated: Bool) -> [UIViewController] {
        let popped = Array(stack[(place + 1)...])
        guard let leaving = popped.last else { return [] }
        stack.removeLast(popped.count)
        let isInteractive = pop.takeStart()
        note(
            .navigationPop,
            [
                TraceField("controller", pageName(leaving)),
                TraceField("to", pageName(stack[place])),
                TraceField("animated", animated), TraceField("interactive", isInteractive),
            ], rule: isInteractive ? "N-C5.1" : "N-C5.4")
        move(
            .pop, from: leaving, to: stack[place], popped: popped, animated: animated,
            isInteractive: isInteractive)
        return popped
    }

    /// Lets go of a page that was not on show.
    func detach(of page: UIViewController) {
        page.willMove(toParent: nil)
        page.removeFromParent()
    }

    /// Goes from one page to another, in a transition when there is something to see of it.
    func move(
        _ operation: Operation, from: UIViewController?, to: UIViewController,
        popped: [UIViewController] = [], isSet: Bool = false, animated: Bool,
        isInteractive: Bool = false
    ) {
        updateBar()
        guard isViewLoaded else {
            settleParents(gone: popped, from: nil, come: operation == .push ? to : nil)
            return
        }
        guard let from else {
            showTopPage()
            if to.parent === self { to.didMove(toParent: self) }
            return
        }
        let transition = NavigationTransition(
            operation, in: self, from: from, to: to, popped: popped, isSet: isSet)
        self.transition = transition
        let isVisible = animated && view.window != nil
        if isVisible { askForAnimation(of: transition) }
        guard self.transition === transition else { return }
        transition.start(animated: isVisible, isInteractive: isInteractive)
    }

    /// Asks the delegate who animates, and only if somebody does, who leads (Rules N-D1, N-D2).
    private func askForAnimation(of transition: NavigationTransition) {
        guard let delegate else { return }
        let animator = animator(
            by: delegate, for: transition.operation, from: transition.from, to: transition.to)
        guard let animator, self.transition === transition else { return }
        transition.custom = CustomTransition(
            transition, animator: animator,
            interactor: delegate.navigationController(self, interactionControllerFor: animator))
    }

    /// Who animates, by the delegate; what it answers shows whether it says anything at all about that.
    private func animator(
        by delegate: any UINavigationControllerDelegate, for operation: Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        gaveDefaultAnimator = false
        let animator = delegate.navigationController(
            self, animationControllerFor: operation, from: from, to: to)
        animates = (delegate, !gaveDefaultAnimator)
        return animator
    }

    /// Whether the delegate has a say in animations, whatever it says (Rule N-C2.6).
    ///
    /// On a device this is seen without asking. Swift does not tell whether a method is only a default: so a delegate that
    /// has not been asked yet is asked about the pop that would come, once.
    var delegateAnimates: Bool {
        guard let delegate, stack.count > 1 else { return false }
        if let animates, animates.delegate === delegate { return animates.answer }
        _ = animator(
            by: delegate, for: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
        return animates?.answer ?? false
    }

    /// Puts the top page alone on show.
    func showTopPage() {
        for page in pages.subviews { page.removeFromSuperview() }
        updateBar()
        guard let top = topViewController else { return }
        top.view.frame = frame(of: top)
        if isShown {
            announceFirstPage(animated: false)
            top.beginAppearance(true, animated: false)
        }
        // The page may have moved on as soon as it was called.
        guard transition == nil, topViewController === top else { return }
        pages.addSubview(top.view)
        guard appearance == .appeared else {
            if isShown { top.endAppearance(true) }
            return
        }
        top.endAppearance(true)
        confirmFirstPage(animated: false)
    }

    /// Takes the last page away, and leaves the container empty.
    func showNothing(insteadOf leaving: UIViewController) {
        updateBar()
        leaving.beginAppearance(false, animated: false)
        leaving.viewIfLoaded?.removeFromSuperview()
        leaving.endAppearance(false)
        leaving.removeFromParent()
        firstPage = .unannounced
    }

    func layoutPages() {
        guard isViewLoaded, let container = viewIfLoaded else { return }
        pages.frame = container.bounds
        navigationBar.frame = barFrame
        if !isToolbarHidden { toolbar.frame = toolbarFrame(isHidden: false) }
        guard transition == nil, let top = topViewController else { return }
        top.viewIfLoaded?.frame = frame(of: top)
        top.viewIfLoaded?.updateSafeArea()
    }

    func updateBar() {
        navigationBar.show(
            stack.last?.navigationItem, over: stack.dropLast().last?.navigationItem)
        updateToolbar()
    }

    func pageName(_ page: UIViewController) -> String {
        page.title ?? typeName(of: page)
    }

    @discardableResult
    func note(
        _ code: TraceCode, _ values: [TraceField] = [], rule: Rule?, cause: Int? = nil
    ) -> Int? {
        // What is presented over it may have taken its view out of the window.
        guard let trace = deviceInReach?.trace else { return nil }
        return trace.record(code, trace.name(of: self), values, rule: rule, cause: cause)
    }

    /// Lets go of pages that have left the stack, and tells one that has come that it is here (Rule N-C5.16).
    func settleParents(
        gone: [UIViewController], from: UIViewController?, come: UIViewController?
    ) {
        let left = gone.filter { page in !stack.contains { $0 === page } }
        for page in left where page !== from { detach(of: page) }
        if let from, from.parent === self, !stack.contains(where: { $0 === from }) {
            from.removeFromParent()
        }
        come?.didMove(toParent: self)
    }
}
