import Foundation
import Testing
import TouchEngine

@Suite("How the system presents")
struct PresentationMotionTests {
    private let device = Device(
        Device.Model(name: "even", width: 400, height: 800, framesPerSecond: 100))
    private let root = LoggedPage("Root")
    private let photo = LoggedPage("Photo")

    init() {
        device.parameters.presentationDuration = 0.5
        device.window.rootViewController = root
    }

    private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool {
        abs(value - expected) < 0.01
    }

    @Test(
        "up from below and down again, on a damped spring (N-P14, model: presentationDuration, model: presentationRate)",
        arguments: [
            UIModalTransitionStyle.coverVertical, .flipHorizontal, .partialCurl,
        ], [0.1, 0.25])
    func covers(style: UIModalTransitionStyle, seconds: Double) {
        let part = Self.covered(after: seconds)
        photo.modalTransitionStyle = style
        photo.modalPresentationStyle = .fullScreen
        root.present(photo, animated: true)
        #expect(photo.view.frame == CGRect(x: 0, y: 800, width: 400, height: 800))
        device.advance(by: seconds)
        #expect(isNear(photo.view.frame.minY, 800 * (1 - part)))
        device.settle()
        #expect(photo.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        root.dismiss(animated: true)
        #expect(photo.view.frame.minY == 0)
        device.advance(by: seconds)
        #expect(isNear(photo.view.frame.minY, 800 * part))
        #expect(photo.view.alpha == 1)
    }

    /// The part of the way that the model's spring has gone.
    private static func covered(after seconds: Double) -> CGFloat {
        let turns = Double(ModelParameters().presentationRate) * seconds
        return CGFloat(1 - (1 + turns) * exp(-turns))
    }

    @Test(
        "by a cross-fade it stays in its place, and what it was opaque is shared out (N-P14)",
        arguments: [0.1, 0.25])
    func fades(seconds: Double) {
        let part = Self.covered(after: seconds)
        photo.view.alpha = 0.8
        photo.modalTransitionStyle = .crossDissolve
        root.present(photo, animated: true)
        #expect(photo.view.alpha == 0 && photo.view.frame.minY == 0)
        device.advance(by: seconds)
        #expect(isNear(photo.view.alpha, 0.8 * part))
        device.settle()
        #expect(photo.view.alpha == 0.8)
        root.dismiss(animated: true)
        #expect(photo.view.alpha == 0.8)
        device.advance(by: seconds)
        #expect(isNear(photo.view.alpha, 0.8 * (1 - part)) && photo.view.frame.minY == 0)
        device.settle()
        #expect(photo.view.alpha == 0.8 && photo.view.window == nil)
    }

    @Test("it takes its time, and no frame more (model: presentationDuration)")
    func duration() {
        var isOver = false
        root.present(photo, animated: true) { isOver = true }
        device.advance(by: 0.49)
        #expect(!isOver && root.transitionCoordinator != nil)
        device.advance(by: 0.01)
        #expect(isOver && root.transitionCoordinator == nil)
    }

    @Test(
        "which styles cover the screen, and take the view below away (N-P5)",
        arguments: [
            (UIModalPresentationStyle.automatic, false), (.none, false), (.fullScreen, true),
            (.pageSheet, false), (.formSheet, false), (.currentContext, true), (.custom, false),
            (.overFullScreen, false), (.overCurrentContext, false), (.popover, false),
        ])
    func styles(style: UIModalPresentationStyle, covers: Bool) {
        photo.modalPresentationStyle = style
        root.present(photo, animated: false)
        #expect((root.view.window == nil) == covers)
        #expect(photo.presentationController?.shouldRemovePresentersView == covers)
        root.dismiss(animated: false)
        #expect(root.view.superview === device.window && photo.view.window == nil)
    }

    @Test("the styles have UIKit's numbers", .tags(.apparatus))
    func numbers() {
        let styles: [UIModalPresentationStyle] = [
            .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
            .overFullScreen, .overCurrentContext, .popover,
        ]
        #expect(styles.map(\.rawValue) == Array(-2...7))
        let transitions: [UIModalTransitionStyle] = [
            .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
        ]
        #expect(transitions.map(\.rawValue) == [0, 1, 2, 3])
        #expect(photo.modalPresentationStyle == .automatic)
        #expect(photo.modalTransitionStyle == .coverVertical)
    }

    @Test("what is given back lies under everything else where it was (N-P5)")
    func givenBack() {
        let above = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        device.window.addSubview(above)
        photo.modalPresentationStyle = .fullScreen
        root.present(photo, animated: true)
        device.settle()
        device.window.bounds.size = CGSize(width: 300, height: 700)
        root.dismiss(animated: true)
        #expect(device.window.subviews.first === root.view)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 700))
        device.settle()
        #expect(device.window.subviews == [root.view, above])
    }

    @Test(
        "touches stop at a container only where it is, and only while something moves (N-D7)")
    func blocked() throws {
        let listener = Listener()
        listener.listen(to: UITapGestureRecognizer(), as: "root tap", on: root.view)
        photo.modalPresentationStyle = .custom
        root.present(photo, animated: true)
        let container = try #require(photo.presentationController?.containerView)
        container.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
        device.tap(at: CGPoint(x: 200, y: 300), holding: 0.05)
        #expect(listener.heard == ["root tap ended"])
        device.tap(at: CGPoint(x: 200, y: 500), holding: 0.05)
        #expect(listener.heard.count == 1)
        device.settle()
        photo.view.isUserInteractionEnabled = false
        container.isUserInteractionEnabled = false
        device.tap(at: CGPoint(x: 200, y: 500), holding: 0.05)
        #expect(listener.heard.count == 2)
    }

    @Test("the trace says who comes over whom, how, and whether it was shown", .tags(.apparatus))
    func trace() throws {
        root.present(photo, animated: true)
        device.settle()
        root.dismiss(animated: false)
        let began = device.trace.records(.presentationBegan)
        #expect(began.map(\.subject) == ["Photo", "Photo"])
        #expect(began.map { $0["presenting"] } == [.flag(true), .flag(false)])
        #expect(began.map { $0["by"] } == [.text("Root"), .text("Root")])
        #expect(began.map { $0["animated"] } == [.flag(true), .flag(false)])
        #expect(began.map { $0["managed"] } == [.flag(false), .flag(false)])
        #expect(began.first?["manager"] == .text("UIPresentationController"))
        let ended = device.trace.records(.presentationEnded)
        #expect(ended.map(\.subject) == ["Photo", "Photo"])
        #expect(ended.map { $0["shown"] } == [.flag(true), .flag(false)])
        #expect(device.trace.records(.presentationTold).isEmpty, "the system's own is told nothing")
    }

    @Test("what cannot be presented is refused, and the trace says why", .tags(.apparatus))
    func refused() throws {
        let inside = LoggedPage("Inside")
        photo.addChild(inside)
        root.present(inside, animated: false)
        root.present(root, animated: false)
        root.present(photo, animated: false)
        photo.present(photo, animated: false)
        root.present(LoggedPage("Other"), animated: false)
        #expect(root.presentedViewController === photo)
        let records = device.trace.records(.misusePresentation)
        #expect(records.map(\.subject) == ["Inside", "Root", "Photo", "Other"])
        #expect(
            records.map { $0["presents"] } == [
                .flag(false), .flag(false), .flag(false), .flag(true),
            ])
        #expect(
            records.map { $0["other"] } == [.text(""), .text(""), .text(""), .text("Photo")])
        #expect(
            records.map { $0["by"] } == [
                .text("Root"), .text("Root"), .text("Photo"), .text("Root"),
            ])
    }
}

@Suite("What a presentation controller is at first")
struct PresentationControllerDefaultsTests {
    private final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}

    @Test("it covers its whole container, and keeps the presenting view (N-P4, N-P5)")
    func defaults() {
        let (under, over) = (UIViewController(), UIViewController())
        over.modalPresentationStyle = .formSheet
        over.preferredContentSize = CGSize(width: 30, height: 20)
        let controller = UIPresentationController(
            presentedViewController: over, presenting: under)
        #expect(controller.presentedViewController === over)
        #expect(controller.presentingViewController === under)
        #expect(controller.presentationStyle == .formSheet)
        #expect(controller.presentedView === over.view)
        #expect(controller.containerView == nil)
        #expect(controller.frameOfPresentedViewInContainerView == .zero)
        #expect(controller.shouldPresentInFullscreen && !controller.shouldRemovePresentersView)
        #expect(controller.preferredContentSize == CGSize(width: 30, height: 20))
        #expect(
            controller.size(
                forChildContentContainer: over,
                withParentContainerSize: CGSize(width: 5, height: 6))
                == CGSize(width: 5, height: 6))
        over.modalPresentationStyle = .automatic
        #expect(
            UIPresentationController(presentedViewController: over, presenting: nil)
                .presentationStyle == .pageSheet)
    }

    @Test("a delegate that says nothing lets the user dismiss (N-P11)")
    func delegate() {
        let controller = UIPresentationController(
            presentedViewController: UIViewController(), presenting: nil)
        let silent = Silent()
        #expect(silent.presentationControllerShouldDismiss(controller))
        silent.presentationControllerWillDismiss(controller)
        silent.presentationControllerDidDismiss(controller)
        silent.presentationControllerDidAttemptToDismiss(controller)
    }
}
