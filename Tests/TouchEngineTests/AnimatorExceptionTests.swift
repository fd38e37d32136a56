import Foundation
import Testing
import TouchEngine

@Suite("What UIKit forbids to do with property animators")
struct AnimatorExceptionTests {
    @Test("to release one that is paused (N-D24)")
    func releasePaused() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scene = NestedScene()
            let inner = scene.inner
            _ = {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    inner.alpha = 0
                }
                animator.fractionComplete = 0.5
            }()
        }
        #expect(
            lastWords(end).contains(
                "'NSInternalInconsistencyException', reason: 'It is an error to release a paused "
                    + "or stopped property animator. Property animators must either finish "
                    + "animating or be explicitly stopped and finished before they can be "
                    + "released.'"))
    }

    @Test("to release one that is stopped and not finished (N-D24)")
    func releaseStopped() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scene = NestedScene()
            let inner = scene.inner
            _ = {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    inner.alpha = 0
                }
                animator.startAnimation()
                animator.stopAnimation(false)
            }()
        }
        #expect(lastWords(end).contains("It is an error to release a paused or stopped"))
    }

    @Test("to finish one that is not stopped (N-D23)")
    func finishRunning() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scene = NestedScene()
            let inner = scene.inner
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0 }
            animator.startAnimation()
            animator.finishAnimation(at: .end)
        }
        #expect(
            lastWords(end).contains(
                "finishAnimationAtPosition: should only be called on a stopped animator!"))
    }

    @Test("to finish one that has been stopped for good, or that tells its completions (N-D23)")
    func finishInactive() async {
        let stopped = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            AnimatorExceptionTests.withAnimator {
                $0.startAnimation()
                $0.stopAnimation(true)
                $0.finishAnimation(at: .current)
            }
        }
        let telling = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            AnimatorExceptionTests.withStopped { animator in
                animator.addCompletion { animator.finishAnimation(at: $0) }
                animator.finishAnimation(at: .end)
            }
        }
        for end in [stopped, telling] {
            #expect(lastWords(end).contains("should only be called on a stopped animator!"))
        }
    }

    @Test("to start, pause or stop one that is stopped (N-D21)", arguments: [0, 1, 2])
    func stopped(deed: Int) async {
        // An exit test captures nothing: each deed has its own.
        let end: ExitTest.Result?
        switch deed {
        case 0:
            end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                AnimatorExceptionTests.withStopped { $0.startAnimation() }
            }
        case 1:
            end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                AnimatorExceptionTests.withStopped { $0.pauseAnimation() }
            }
        default:
            end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                AnimatorExceptionTests.withStopped { $0.stopAnimation(true) }
            }
        }
        #expect(
            lastWords(end).contains(
                "'Animator <UIViewPropertyAnimator [stopped] interruptible> is already stopped!'"))
    }

    @Test("to hold one that is not interruptible (N-D39)")
    func uninterruptible() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AnimatorExceptionTests.withAnimator {
                $0.isInterruptible = false
                $0.startAnimation()
                $0.pauseAnimation()
            }
        }
        #expect(lastWords(end).contains("that is not interruptible cannot be paused!"))
    }

    @Test("the complaint says what the animator does, and which way (N-D39)")
    func words() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AnimatorExceptionTests.withAnimator {
                $0.isInterruptible = false
                $0.isReversed = true
                $0.startAnimation()
                $0.pauseAnimation()
            }
        }
        #expect(
            lastWords(end).contains(
                "'An animator <UIViewPropertyAnimator [active] running reversed> that is not "
                    + "interruptible cannot be paused!'"))
    }

    @Test("to stop, turn round or continue one that is not interruptible (N-D39)")
    func uninterruptibleOtherwise() async {
        let stopped = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { AnimatorExceptionTests.withUninterruptible { $0.stopAnimation(true) } }
        #expect(lastWords(stopped).contains("that is not interruptible cannot be stopped!"))
        let turned = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { AnimatorExceptionTests.withUninterruptible { $0.isReversed = true } }
        #expect(
            lastWords(turned).contains("that is not interruptible cannot be continued or reversed!")
        )
        let continued = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            AnimatorExceptionTests.withUninterruptible {
                $0.continueAnimation(withTimingParameters: nil, durationFactor: 1)
            }
        }
        #expect(
            lastWords(continued).contains(
                "that is not interruptible cannot be continued or reversed!"))
    }

    @Test("to change what it allows while it is active (N-D39)")
    func active() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AnimatorExceptionTests.withAnimator {
                $0.startAnimation()
                $0.isInterruptible = false
            }
        }
        #expect(
            lastWords(end).contains(
                "'NSGenericException', reason: 'It is not allowed to set the interruptible "
                    + "property of an active animator"))
    }

    @Test("to change whether its views can be touched while it is active (N-D39)")
    func activeTouches() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AnimatorExceptionTests.withAnimator {
                $0.startAnimation()
                $0.isUserInteractionEnabled = false
            }
        }
        #expect(
            lastWords(end).contains(
                "It is not allowed to set the userInteractionEnabled property of an active "
                    + "animator (<UIViewPropertyAnimator [active] running interruptible>)"))
    }

    @Test("a delay that is less than none, or for one that is paused (N-D39)")
    func negativeDelay() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1)
        }
        #expect(lastWords(end).contains("The delay should be greater than or equal to zero."))
        let held = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AnimatorExceptionTests.withAnimator {
                $0.pauseAnimation()
                $0.startAnimation(afterDelay: 1)
            }
        }
        #expect(lastWords(held).contains("cannot be started with a delay!"))
    }

    private static func withUninterruptible(_ deed: (UIViewPropertyAnimator) -> Void) {
        withAnimator {
            $0.isInterruptible = false
            $0.startAnimation()
            deed($0)
        }
    }

    private static func withStopped(_ deed: (UIViewPropertyAnimator) -> Void) {
        withAnimator {
            $0.startAnimation()
            $0.stopAnimation(false)
            deed($0)
        }
    }

    private static func withAnimator(_ deed: (UIViewPropertyAnimator) -> Void) {
        let scene = NestedScene()
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0 }
        deed(animator)
        _ = scene.device
    }

    /// What a program that had to stop said last.
    private func lastWords(_ end: ExitTest.Result?) -> String {
        String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    }
}
