import Testing
import TouchEngine

@Suite("What a presentation makes of who manages it, and of what lies below")
struct PresentationHandOverTests {
    private let scene = SheetScene()

    private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
        let sheet: UIPresentationController
        init(_ sheet: UIPresentationController) { self.sheet = sheet }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? { sheet }
    }

    @Test("who was made for another controller manages the one that is presented (N-P1, N-P2)")
    func another() {
        let sheet = HalfSheet(presentedViewController: UIViewController(), presenting: nil)
        let giver = Giver(sheet)
        scene.photo.transitioningDelegate = giver
        scene.present(animated: false)
        #expect(sheet.presentedViewController === scene.photo)
        #expect(sheet.presentingViewController === scene.mail.navigation)
        #expect(scene.photo.view.frame.minY == 426 && scene.photo.view.window != nil)
    }

    @Test("the container has a name in the pictures", .tags(.apparatus))
    func name() {
        scene.present(animated: false)
        #expect(scene.sheet?.containerView?.accessibilityIdentifier == "presentation")
    }

    @Test(
        "with all that is over it taken away at once, the lowest view is where it was (N-P5, N-P15)",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen],
        [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func both(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) {
        let (one, other) = (LoggedPage("One"), LoggedPage("Other"))
        one.modalPresentationStyle = lower
        other.modalPresentationStyle = upper
        let root = scene.mail.navigation
        root.present(one, animated: false)
        one.present(other, animated: false)
        let isCovered = lower == .fullScreen
        #expect((root.view.window == nil) == isCovered)
        root.dismiss(animated: true)
        #expect(root.view.window != nil)
        scene.device.settle()
        #expect(root.view.superview === scene.device.window)
        #expect(scene.device.window.subviews == [root.view])
        #expect(one.view.window == nil && other.view.window == nil)
        #expect(root.presentedViewController == nil && one.presentedViewController == nil)
    }

    @Test(
        "an animator that takes all of it away has the lowest view only if that was away (N-D10, N-P15)",
        arguments: [true, false])
    func animatorsView(isCovered: Bool) throws {
        let (one, other) = (LoggedPage("One"), LoggedPage("Other"))
        one.modalPresentationStyle = isCovered ? .fullScreen : .overFullScreen
        other.modalPresentationStyle = .overFullScreen
        other.transitioningDelegate = scene.keeper
        scene.keeper.animator = scene.animator
        let root = scene.mail.navigation
        root.present(one, animated: false)
        one.present(other, animated: false)
        root.dismiss(animated: true)
        let context = try #require(scene.animator.context)
        #expect(context.view(forKey: .to) === (isCovered ? root.view : nil))
        scene.device.settle()
        #expect(root.view.superview === scene.device.window)
    }
}
