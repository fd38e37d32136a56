import Testing
import TouchEngine

@Suite("Scroll views, and what is built of them, however they are made")
struct ArchivedScrollTests {
    private let place = CGRect(x: 0, y: 0, width: 300, height: 400)
    private let device = Device()

    /// Shows a view in the frame that all of them have here.
    private func show(_ view: UIView) {
        view.frame = place
        device.window.addSubview(view)
        device.settle()
    }

    @Test("a scroll view from an archive scrolls, and keeps its content inside (S-A1.1)")
    func scroll() throws {
        let scroll = try #require(UIScrollView(coder: NSCoder()))
        scroll.contentSize = CGSize(width: 300, height: 2_000)
        show(scroll)
        #expect(scroll.clipsToBounds && scroll.gestureRecognizers?.count == 2)
        device.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), over: 0.5)
        #expect(scroll.contentOffset.y > 150)
    }

    @Test("a text view from an archive has a tap and a press of its own (S-B9)")
    func text() throws {
        let text = try #require(UITextView(coder: NSCoder()))
        text.text = "hello"
        show(text)
        device.tap(at: CGPoint(x: 10, y: 12))
        #expect(text.isFirstResponder && text.alwaysBounceVertical)
        #expect(text.gestureRecognizers?.count == 4)
    }

    @Test("a table from an archive shows rows, selects and uncovers them (S-B18, S-B19, S-B20)")
    func table() throws {
        let log = TableLog()
        log.rows = [30]
        log.trailing = [log.action("Delete")]
        let table = try #require(UITableView(coder: NSCoder()))
        table.register(TableCell.self, forCellReuseIdentifier: "row")
        table.dataSource = log
        table.delegate = log
        show(table)
        device.tap(at: CGPoint(x: 100, y: 60))
        #expect(table.indexPathForSelectedRow?.row == 1 && table.alwaysBounceVertical)
        device.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60), over: 0.3)
        #expect(log.heard.last == "open 1")
    }

    @Test("a table made without a style is plain, and one with another has that (S-B18)")
    func styles() {
        #expect(UITableView(frame: place).style == .plain)
        #expect(UITableView(frame: place, style: .grouped).style == .grouped)
        #expect(UITableView(frame: place).frame == place)
    }

    @Test("a collection view from an archive has a flow layout (S-B22)")
    func collection() throws {
        let view = try #require(UICollectionView(coder: NSCoder()))
        #expect(view.collectionViewLayout is UICollectionViewFlowLayout)
        #expect(view.collectionViewLayout.collectionView === view)
        let cell = try #require(UICollectionViewCell(coder: NSCoder()))
        #expect(cell.contentView.superview === cell)
    }

    @Test("cells have a content view that fills them, however they are made (S-B18)")
    func cells() throws {
        let plain = UITableViewCell(frame: place)
        #expect(plain.frame == place && plain.reuseIdentifier == nil)
        let made = UITableViewCell(style: .subtitle, reuseIdentifier: "kind")
        #expect(made.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(made.reuseIdentifier == "kind")
        let archived = try #require(UITableViewCell(coder: NSCoder()))
        for cell in [plain, made, archived] {
            show(cell)
            #expect(cell.contentView.superview === cell && cell.contentView.frame == cell.bounds)
        }
        let item = UICollectionViewCell(frame: place)
        show(item)
        #expect(item.contentView.superview === item && item.contentView.frame == item.bounds)
    }

    @Test("a web view from an archive, or of a frame alone, shows its scroll view (S-B11)")
    func web() throws {
        let archived = try #require(WKWebView(coder: NSCoder()))
        for web in [archived, WKWebView(frame: place)] {
            show(web)
            #expect(web.scrollView.superview === web && web.scrollView.frame == web.bounds)
            #expect(web.frame == place && web.scrollView.subviews.count == 1)
        }
    }

    @Test("a page view controller from an archive turns pages across (S-B5)")
    func pager() throws {
        let pager = try #require(UIPageViewController(coder: NSCoder()))
        #expect(pager.navigationOrientation == .horizontal && pager.transitionStyle == .scroll)
        let (page, next) = (UIViewController(), UIViewController())
        pager.setViewControllers([page], direction: .forward, animated: false)
        device.window.rootViewController = pager
        device.settle()
        #expect(page.view.superview?.superview === pager.view && page.view.window != nil)
        pager.setViewControllers([next], direction: .forward, animated: true)
        device.advance(by: 0.15)
        let scroller = try #require(next.view.superview as? UIScrollView)
        #expect(scroller.contentOffset.x > 393 && scroller.contentOffset.y == 0)
        device.settle()
        #expect(pager.viewControllers == [next])
    }

    @Test("what is tied to their edges by constraints is laid out", .tags(.apparatus))
    func constraints() throws {
        let table = UITableView(frame: place)
        let collection = UICollectionView(
            frame: place, collectionViewLayout: UICollectionViewFlowLayout())
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let views = [
            UITextView(frame: place), table, collection, WKWebView(frame: place), cell,
            UICollectionViewCell(frame: place),
        ]
        for view in views {
            let tied = UIView()
            tied.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tied)
            show(view)
            tied.widthAnchor.constraint(equalToConstant: 30).isActive = true
            tied.heightAnchor.constraint(equalToConstant: 20).isActive = true
            tied.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7).isActive = true
            tied.topAnchor.constraint(equalTo: view.topAnchor, constant: 9).isActive = true
            device.settle()
            #expect(tied.frame == CGRect(x: 7, y: 9, width: 30, height: 20))
        }
    }
}
