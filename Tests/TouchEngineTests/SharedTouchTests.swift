import Testing
import TouchEngine

@Suite("Touches that something else is to have")
struct SharedTouchTests {
    private let device = Device()

    @Test("a tap on a web view is the page's unless both are allowed (S-B29)")
    func tapOnWebView() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let web = WKWebView(frame: device.window.bounds, configuration: WKWebViewConfiguration())
        let (tap, both) = (UITapGestureRecognizer(target: nil, action: nil), Both())
        web.addGestureRecognizer(tap)
        device.window.addSubview(web)
        device.settle()
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(device.explain(tap).outcome == .silent)
        #expect(device.explain(tap).chain.first?.code == .failedByExclusion)
        device.settle()
        tap.delegate = both
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(device.explain(tap).outcome == .fired)
    }

    @Test("a scroll view keeps its touches: what is behind it hears nothing (S-A5.15)")
    func scrollViewKeeps() {
        let (page, label) = (LoggedView(frame: device.window.bounds), UIView())
        let scroll = UIScrollView(frame: device.window.bounds)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scroll.delaysContentTouches = false
        device.window.addSubview(page)
        page.addSubview(scroll)
        scroll.addSubview(label)
        for place in [CGPoint(x: 200, y: 400), CGPoint(x: 50, y: 50)] {
            device.tap(at: place)
        }
        device.cancelTouches()
        #expect(page.heard.isEmpty)
        let view = UIView(frame: device.window.bounds)
        page.addSubview(view)
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(page.heard == ["began", "ended"])
    }

    @Test("a subclass of a scroll view may pass them on itself (S-A5.15)")
    func passedOn() {
        final class Open: UIScrollView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                next?.touchesBegan(touches, with: event)
            }
        }
        let (page, scroll) = (LoggedView(frame: device.window.bounds), Open())
        scroll.frame = device.window.bounds
        device.window.addSubview(page)
        page.addSubview(scroll)
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(page.heard == ["began"])
    }

    @Test("a quick drag on a button in a row scrolls; one after the delay is the button's (U-32)")
    func buttonInRow() throws {
        for isQuick in [true, false] {
            let scene = TableScene()
            let (button, listener) = (UIButton(type: .system), Listener())
            button.frame = CGRect(x: 150, y: 0, width: 100, height: 50)
            listener.hear(button)
            try #require(scene.cell(5)).contentView.addSubview(button)
            let finger = scene.device.finger()
            finger.down(at: scene.point(5))
            if !isQuick { finger.hold(for: 0.2) }
            finger.move(to: scene.point(3), over: 0.1)
            finger.up()
            scene.device.settle()
            #expect((scene.table.contentOffset.y > 0) == isQuick)
            #expect(listener.heard.first == (isQuick ? nil : "down"))
        }
    }

    @Test("an item is highlighted, let go and selected, each told; refused, none is (S-B22)")
    func itemHighlights() {
        let items = HighlightLog()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        device.window.addSubview(view)
        device.settle()
        device.tap(at: CGPoint(x: 50, y: 50), holding: 0.3)
        #expect(items.heard == ["highlight 0", "unhighlight 0", "select 0"])
        items.heard = []
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        view.addGestureRecognizer(double)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.3)
        #expect(items.heard.isEmpty)
        finger.up()
        device.settle()
        view.removeGestureRecognizer(double)
        (items.heard, items.mayHighlight) = ([], false)
        device.tap(at: CGPoint(x: 50, y: 50), holding: 0.3)
        #expect(items.heard.isEmpty)
    }

    private final class HighlightLog: NSObject, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var heard: [String] = []
        var mayHighlight = true

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 5 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool { mayHighlight }
        func collectionView(
            _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
        ) { heard.append("highlight \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
        ) { heard.append("unhighlight \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { heard.append("select \(indexPath.item)") }
    }

    @Test("editing ends in a view whose text is the first responder, and in no other (S-B34)")
    func endEditing() {
        let (page, other, text) = (UIView(frame: device.window.bounds), UIView(), UITextView())
        text.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
        device.window.addSubview(page)
        device.window.addSubview(other)
        page.addSubview(text)
        device.tap(at: CGPoint(x: 100, y: 150))
        device.settle()
        #expect(text.isFirstResponder)
        #expect(!other.endEditing(true) && text.isFirstResponder)
        #expect(page.endEditing(false) && !text.isFirstResponder)
        #expect(!page.endEditing(false))
    }
}

extension Listener {
    fileprivate func hear(_ button: UIButton) {
        button.addAction(UIAction { _ in self.heard.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in self.heard.append("up") }, for: .touchUpInside)
    }
}
