import Foundation
import Testing
import TouchEngine

@Suite("What UIKit forbids", .tags(.apparatus))
struct ExceptionTests {
    @Test("to ask for a finger that is not there: a range exception, in UIKit's words")
    func locationOfTouch() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let pan = UIPanGestureRecognizer()
            _ = pan.location(ofTouch: 1, in: nil)
        }
        #expect(
            lastWords(end).contains(
                "'NSRangeException', reason: "
                    + "'-[UIPanGestureRecognizer locationOfTouch:inView:]: "
                    + "index (1) beyond bounds (0).'"))
    }

    @Test("to pop to a page that is not in the stack")
    func popToStranger() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.popToViewController(UIViewController(), animated: false)
        }
        #expect(
            lastWords(end).contains(
                "'NSInternalInconsistencyException', reason: "
                    + "'Tried to pop to a view controller that doesn't exist.'"))
    }

    @Test("to put a page into the stack twice")
    func twice() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let page = UIViewController()
            UINavigationController().viewControllers = [page, page]
        }
        #expect(
            lastWords(end).contains(
                "All view controllers in a navigation controller must be distinct"))
    }

    @Test("to push a navigation controller")
    func pushNavigation() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UINavigationController().pushViewController(UINavigationController(), animated: false)
        }
        #expect(lastWords(end).contains("'Pushing a navigation controller is not supported'"))
    }

    @Test("to put a view into itself, or into one that is in it")
    func addToItself() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UIView()
            view.addSubview(view)
        }
        #expect(
            lastWords(end).contains(
                "'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
        await #expect(processExitsWith: .failure) {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.addSubview(outer)
        }
    }

    @Test("to send an object what it does not have")
    func unrecognizedSelector() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Deaf {}
            let device = Device()
            let deaf = Deaf()
            let tap = UITapGestureRecognizer(
                target: deaf, action: Selector("acted(_:)", Listener.acted))
            device.window.addGestureRecognizer(tap)
            device.tap(at: CGPoint(x: 100, y: 100))
        }
        #expect(lastWords(end).contains("Deaf acted(_:): unrecognized selector sent to instance"))
    }

    @Test("a finger at no place at all is refused here")
    func nowhere() async {
        await #expect(processExitsWith: .failure) {
            Device().finger().down(at: CGPoint(x: Double.nan, y: 0))
        }
    }

    @Test("to tie views to each other that are in no tree together")
    func strangers() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
        }
        let words = lastWords(end)
        #expect(words.contains("'NSGenericException'"))
        #expect(words.contains("they have no common ancestor"))
    }

    @Test("to say where a view is without saying of what")
    func halves() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 5)
        }
        #expect(lastWords(end).contains("'NSInvalidArgumentException'"))
    }

    @Test("to give a constraint a constant that is no number")
    func endless() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().widthAnchor.constraint(equalToConstant: 5).constant = .nan
        }
        #expect(lastWords(end).contains("constant is not finite"))
    }
}
