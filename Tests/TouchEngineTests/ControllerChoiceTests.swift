import Testing
import TouchEngine

@Suite("Navigation and animations, as other sources have them")
struct ControllerChoiceTests {
    @Test(
        "a hidden back button may leave the swipe alone; a left item still stops it (U-31, N-C2.3)")
    func hiddenBackButton() {
        for hasItem in [false, true] {
            let scene = MailScene()
            scene.device.parameters.choices.hiddenBackButton = .leavesSwipe
            scene.message.navigationItem.hidesBackButton = true
            if hasItem {
                scene.message.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "Close", style: .plain, target: nil, action: nil)
            }
            scene.swipeBack()
            scene.device.settle()
            #expect(scene.stack == (hasItem ? ["Inbox", "Message"] : ["Inbox"]))
        }
    }

    @Test("a device may offer the swipe in the middle of a page unasked, unless told not to (U-21)")
    func contentPop() {
        let scene = MailScene()
        #expect(!scene.device.offersContentPop)
        scene.device.parameters.choices.contentPop = .byDefault
        #expect(scene.device.offersContentPop)
        #expect(scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled == true)
        scene.device.offersContentPop = false
        #expect(scene.navigation.interactiveContentPopGestureRecognizer == nil)
        scene.device.parameters.choices.contentPop = .onRequest
        scene.device.offersContentPop = true
        #expect(scene.navigation.interactiveContentPopGestureRecognizer != nil)
    }

    @Test("a push during another may wait for it, animated or not, one after the other (N-C5.11)")
    func keptPushes() {
        let scene = MailScene()
        scene.device.parameters.choices.nestedPush = .isKept
        let pages = ["A", "B", "C"].map { LoggedPage($0) }
        for (page, animated) in zip(pages, [true, false, true]) {
            scene.navigation.pushViewController(page, animated: animated)
        }
        #expect(scene.stack == ["Inbox", "Message", "A"])
        scene.device.advance(by: 0.4)
        #expect(scene.stack == ["Inbox", "Message", "A", "B", "C"])
        #expect(scene.navigation.transitionCoordinator != nil)
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseNestedTransition).isEmpty)
    }

    @Test("a pop during a push does not wait, whatever a push does (N-C5.11)")
    func popIsNotKept() {
        let scene = MailScene()
        scene.device.parameters.choices.nestedPush = .isKept
        scene.navigation.pushViewController(LoggedPage("A"), animated: true)
        scene.navigation.popViewController(animated: true)
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.device.trace.records(.misuseNestedTransition).count == 1)
    }

    @Test("after a cancelled swipe the page that stays may hear first (U-6, N-C5.6)")
    func cancelledSwipe() {
        let scene = MailScene()
        scene.device.parameters.choices.cancelledPop = .stayingFirst
        scene.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), over: 2)
        scene.device.settle()
        #expect(scene.log.lines.suffix(2) == ["Message.didAppear", "Inbox.didDisappear"])
        scene.log.lines = []
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.log.lines.suffix(2) == ["Message.didDisappear", "Inbox.didAppear"])
    }

    @Test("an animation that was taken off may count as finished, a replaced one not (U-22)")
    func takenOff() {
        for choice in ModelChoices.UnfinishedAnimation.allCases {
            let (scene, log) = (NestedScene(), CallLog())
            scene.device.parameters.choices.unfinishedAnimation = choice
            func animate(_ name: String, by way: CGFloat) {
                UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
                    scene.inner.center.x += way
                } completion: {
                    log.lines.append("\(name) \($0)")
                }
                scene.device.advance(by: 0.5)
            }
            animate("first", by: 100)
            animate("second", by: -100)
            scene.inner.layer.removeAllAnimations()
            scene.device.settle()
            let isFinished = choice == .replaced
            #expect(log.lines == ["first false", "second \(isFinished)"])
        }
    }

    // An engine that raises an exception here would end all other tests: hence the processes of their own.

    @Test("what an animator does not allow may be ignored: it runs to its end (N-D39)")
    func ignoredCalls() async {
        await #expect(processExitsWith: .success) {
            let scene = NestedScene()
            scene.device.parameters.choices.animatorMisuse = .ignores
            let inner = scene.inner
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0 }
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.isInterruptible = false
            animator.startAnimation(afterDelay: -1)
            animator.pauseAnimation()
            #expect(animator.state == .inactive)
            animator.startAnimation()
            scene.device.advance(by: 0.5)
            animator.pauseAnimation()
            animator.stopAnimation(true)
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
            #expect(animator.isRunning && !animator.isReversed && animator.state == .active)
            scene.device.advance(by: 0.4)
            #expect(ends.isEmpty)
            scene.device.settle()
            #expect(ends == [.end])
        }
    }

    @Test("a delay for one that is paused may be ignored, and with it the start (N-D39)")
    func ignoredDelay() async {
        await #expect(processExitsWith: .success) {
            let scene = NestedScene()
            scene.device.parameters.choices.animatorMisuse = .ignores
            let inner = scene.inner
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0 }
            animator.pauseAnimation()
            animator.startAnimation(afterDelay: 1)
            scene.device.settle()
            #expect(!animator.isRunning && animator.delay == 0)
            animator.startAnimation()
            scene.device.settle()
            #expect(animator.state == .inactive)
        }
    }

    @Test("to change what an active one allows still raises an exception (N-D39)")
    func stillRaises() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scene = NestedScene()
            scene.device.parameters.choices.animatorMisuse = .ignores
            let inner = scene.inner
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0 }
            animator.startAnimation()
            animator.isInterruptible = false
        }
        #expect(lastWords(end).contains("set the interruptible property of an active animator"))
    }
}
