/// Files as a reader may bring them.
enum TrialSamples {
    /// Names that nobody has, one behind the other.
    static let bad = """
        import UIKit

        class MyView: UIView {
            func go(pan: UIPanGestureRecognizer, s: UIScrollView) -> Int {
                self.setNeedsFocusUpdate()
                setNeedsFocusUpdate()
                pan.trnslation(in: self)
                s.contentOfset = .zero
                UIView.animate(withDuration: 1) { s.one(3); s.two = 4; pan.three() }
                let c = UIContextMenuConfiguration(identifier: nil)
                switch pan.state { case .begann: break; default: break }
                let other: [UIPreviewInteraction] = []
                helpr()
                return "text"
            }
            override func didUpdateFocus(in context: Int) {}
            func helper() {}
        }
        class Model { var name = "" }
        class Mine: UIScrolView { func f() { hello() ; self.frame = .zero } }
        let named = Model().nam
        class Late: UIView {
            func s() { _ = #selector(nothing) }
            func t() { _ = #selector(UIViewController.dismiss(animated:completion:)) }
        }
        """

    /// What Objective-C lets an app write.
    static let page = """
        #if canImport(UIKit) && !os(macOS)
        import UIKit
        #endif
        @objc protocol Answering { func answer(_ sender: UIButton) }
        private let margin: CGFloat = 8
        public class Base: UIViewController {
            @objc func inherited() {}
            @objc public dynamic var level: Int = 3
            @objc var child: UIView!
        }
        @available(iOS 13.0, *)
        class Page: Base, Answering {
            private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
            @IBOutlet weak var outlet: UIView!
            unowned var owner = Log.shared
            lazy var all: [Selector] = [
                #selector(tapped), #selector(inExtension), #selector(inherited),
                #selector(getter: level), #selector(setter: child), #selector(Nested.hidden),
                #selector(super.viewDidLoad), #selector(Answering.answer(_:)),
                #selector(scrollViewDidScroll(_:)), #selector(UIView.removeFromSuperview),
            ]
            @objc private func tapped(_ sender: UITapGestureRecognizer) { print("tapped") }
            @IBAction func pressed(_ sender: Any, forEvent event: UIEvent) {
                print("button with an event")
            }
            func answer(_ sender: UIButton) {}
            private final class Nested: UIView {
                @objc private func hid() {}
                @objc func hidden() {}
                let early = UITapGestureRecognizer(target: nil, action: #selector(hid))
                static func keys() -> [String] { [#keyPath(self.frame), #keyPath(Page.child.frame)] }
            }
        }
        extension Page: UIScrollViewDelegate {
            @objc func inExtension() {}
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            private func helper() { print("helper") }
            override func viewDidLoad() { super.viewDidLoad(); helper(); view.addGestureRecognizer(tap) }
            override func viewWillAppear(_ animated: Bool) { let p = "\\(#line):\\(#column)"
                super.viewWillAppear(animated); print("appears at", p) }
            override var title: String? { didSet { level += 1 } }
        }
        class SubPage: Page {
            override func scrollViewDidScroll(_ scrollView: UIScrollView) { print("sub scroll") }
            override func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
            override var hash: Int { level }
        }
        final class Box<Content>: UIView {
            lazy var tap = UITapGestureRecognizer(target: self, action: #selector(opened))
            @objc func opened() {}
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            override var isHidden: Bool { didSet { alpha = isHidden ? 0 : 1 } }
        }
        @MainActor @objcMembers final class Log: NSObject { static let shared = Log() }
        @main class AppDelegate: UIResponder {}
        #Preview("A page") { Page() }
        """

    /// Optional requirements, asked for in every way.
    static let sheet = """
        import UIKit
        private let margin: CGFloat = 4
        @objc protocol SheetDelegate: NSObjectProtocol {
            @objc optional func sheet(_ sheet: Sheet, shouldMoveTo y: CGFloat) -> Bool
            @objc optional func sheet(_ sheet: Sheet, didMoveTo y: CGFloat)
            @objc optional func sheetDidClose(_ sheet: Sheet); @objc optional func sheetDidOpen()
            @objc optional var sheetTitle: String { get }
        }
        class Sheet: UIView {
            weak var delegate: (any SheetDelegate)?
            weak var forward: (any UIScrollViewDelegate)?
            func run() {
                if #available(iOS 15, *) { alpha = 1 } else { alpha = 0 }
                print(delegate?.sheetTitle ?? "", terminator: "")
                let may = delegate?.sheet?(self, shouldMoveTo: 3) ?? false
                delegate?.sheet?(self, didMoveTo: 4)
                delegate?.sheetDidClose?(self); delegate?.sheetDidOpen?()
                if delegate?.sheet(_:didMoveTo:) != nil { print("has") }
                if delegate?.sheetDidOpen == nil { alpha = 0.5 }
                forward?.scrollViewDidScroll?(UIScrollView())
                alpha = may ? 1 : 0
            }
        }
        class Owner: NSObject, SheetDelegate {
            func sheet(_ sheet: Sheet, shouldMoveTo y: CGFloat) -> Bool { print("should", y); return true }
            var sheetTitle: String { "true title, no open\\n" }
        }
        class Deeper: Owner {
            func sheet(_ sheet: Sheet, didMoveTo y: CGFloat) { print("did", y) }
            func sheetDidClose(_ sheet: Sheet) { print("closed") }
        }
        extension SubPage { override func viewDidAppear(_ animated: Bool) { all = [] } }
        func scene(_ device: Device) {
            let page = SubPage()
            device.window.rootViewController = page
            device.tap(at: CGPoint(x: 9, y: 99))
            let button = UIButton()
            button.addTarget(page, action: #selector(Page.pressed(_:forEvent:)), for: .touchUpInside)
            button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
            page.view.addSubview(button)
            device.tap(at: CGPoint(x: 150, y: 220))
            let sheet = Sheet(), owner = Owner(), deeper = Deeper()
            sheet.forward = page
            sheet.delegate = owner
            sheet.forward?.scrollViewDidScroll?(UIScrollView())
            sheet.forward = nil
            sheet.run()
            sheet.delegate = deeper
            sheet.run()
        }
        """
}
