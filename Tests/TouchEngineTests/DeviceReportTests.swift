import Testing
import TouchEngine

@Suite("What a device's report says, to the letter", .tags(.apparatus))
struct DeviceReportTests {
    private let device = Device(
        Device.Model(name: "small", width: 100, height: 80.5, framesPerSecond: 10))

    private func add<View: UIView>(_ view: View, _ name: String, to other: UIView? = nil) -> View {
        view.accessibilityIdentifier = name
        (other ?? device.window).addSubview(view)
        return view
    }

    /// What the report says of the views in the last picture.
    private var lastPicture: Substring {
        let report = device.report
        return report.components(between: "\"frames\":[", and: "],\"samples\"").last ?? ""
    }

    @Test("of a device on which nothing has happened")
    func empty() {
        #expect(
            device.report == """
                {"screen":{"width":100,"height":80.5},"duration":0,"records":[],"recognizers":[],\
                "frames":[],"samples":[],"explanations":[]}
                """)
    }

    @Test("of a tap on a card: records, states, pictures, samples and the reason")
    func tap() {
        let card = add(UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40)), "card")
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        card.addGestureRecognizer(tap)
        device.advance(by: 0.25)
        device.tap(at: CGPoint(x: 20.25, y: 30), holding: 0.1)
        let views = """
            "views":[{"name":"UIWindow","depth":0,"x":0,"y":0,"width":100,"height":80.5,"alpha":1,\
            "color":"systemBackground","cornerRadius":0},{"name":"card","depth":1,"x":10,"y":20,\
            "width":50,"height":40,"alpha":1,"cornerRadius":0}]
            """
        let down = "\"fingers\":[{\"id\":1,\"x\":20.25,\"y\":30,\"isDown\":true}]"
        #expect(
            device.report == """
                {"screen":{"width":100,"height":80.5},"duration":0.35,"records":[\
                {"index":0,"time":0.25,"code":"touch.down","subject":"finger 1","values":\
                {"finger":1,"x":20.25,"y":30,"hit":"card","chain":["card","UIWindow"]},\
                "rule":"G-1.1"},\
                {"index":1,"time":0.25,"code":"recognizer.receives","subject":"tap","values":\
                {"finger":1,"view":"card","own":true},"rule":"G-2.1"},\
                {"index":2,"time":0.35,"code":"touch.up","subject":"finger 1","values":\
                {"finger":1,"x":20.25,"y":30}},\
                {"index":3,"time":0.35,"code":"recognizer.recognized","subject":"tap","values":\
                {"taps":1,"touches":1,"distance":0,"limit":45},"rule":"G-7.18, model","cause":1},\
                {"index":4,"time":0.35,"code":"view.touchesCancelled","subject":"card","values":\
                {"finger":1,"by":"tap","own":true,"above":"card","cancels":true,"stock":false,\
                "held":false,"content":false,"holder":"","scroll":"","delegated":false,\
                "delegate":"","viewDelegate":false,"drag":false,"kind":"UIView","control":false,\
                "keepsNothing":false,"keepsTaps":false,"keepsSwipes":false,"keepsPans":false,\
                "missesCancel":false,"cell":false,"custom":false},"rule":"G-2.14","cause":3}],\
                "recognizers":[{"name":"tap","kind":"tap","view":"card","title":"tap",\
                "stock":false,"states":[\
                {"time":0.25,"state":"possible"},{"time":0.35,"state":"ended","record":3},\
                {"time":0.35,"state":"idle"}]}],\
                "frames":[{"time":0.25,"record":1,\(views),\(down)},\
                {"time":0.35,"record":1,\(views),\(down)},\
                {"time":0.35,"record":4,\(views),"fingers":[]}],\
                "samples":[{"time":0.25,"finger":1,"phase":"began","x":20.25,"y":30},\
                {"time":0.35,"finger":1,"phase":"ended","x":20.25,"y":30}],\
                "explanations":[{"recognizer":"tap","outcome":"fired","chain":[3,1],\
                "notes":[4],"earlier":[]}]}
                """)
    }

    @Test("of views: where the screen shows them, how opaque, in which colour, round and clipped")
    func views() {
        let back = add(UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40)), "back")
        back.clipsToBounds = true
        back.backgroundColor = .red
        back.layer.cornerRadius = 4
        back.alpha = 0.5
        let inner = add(UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 8)), "in", to: back)
        inner.clipsToBounds = true
        inner.alpha = 0.5
        let deep = add(UIView(frame: CGRect(x: -1, y: 2.5, width: 3, height: 4)), "deep", to: inner)
        deep.transform = CGAffineTransform(scaleX: 2, y: 2)
        let hidden = add(UIView(), "hidden", to: back)
        hidden.isHidden = true
        add(UIView(), "clear", to: back).alpha = 0
        device.tap(at: CGPoint(x: 90, y: 70))
        #expect(
            lastPicture.hasSuffix(
                """
                {"name":"back","depth":1,"x":10,"y":20,"width":50,"height":40,"alpha":0.5,\
                "color":"#ff0000ff","cornerRadius":4,\
                "clip":{"x":10,"y":20,"width":50,"height":40}},\
                {"name":"in","depth":2,"x":15,"y":26,"width":70,"height":8,"alpha":0.25,\
                "cornerRadius":0,"clip":{"x":15,"y":26,"width":45,"height":8}},\
                {"name":"deep","depth":3,"x":12.5,"y":26.5,"width":6,"height":8,"alpha":0.25,\
                "cornerRadius":0,"clip":{"x":15,"y":26,"width":45,"height":8}}],"fingers":[]}
                """))
    }

    @Test(
        "of a label: its words as JSON writes them, its size, weight, colour and alignment",
        arguments: [
            (NSTextAlignment.left, "left"), (.center, "center"), (.right, "right"),
            (.justified, "left"), (.natural, "left"),
        ])
    func label(alignment: NSTextAlignment, word: String) {
        let label = add(UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), "a\"b\\c")
        label.text = "1\n2\r3\t4\u{1}5\u{1F}6 7é"
        label.textAlignment = alignment
        label.font = .boldSystemFont(ofSize: 12.5)
        label.textColor = .white
        _ = add(UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), "mute")
        device.tap(at: CGPoint(x: 90, y: 70))
        #expect(
            lastPicture.hasSuffix(
                #"""
                {"name":"a\"b\\c","depth":1,"x":1,"y":2,"width":3,"height":4,"alpha":1,\#
                "cornerRadius":0,"text":{"string":"1\n2\r3\t4 5 6 7é","size":12.5,\#
                "weight":"bold","color":"#ffffffff","alignment":"\#(word)"}},\#
                {"name":"mute","depth":1,"x":1,"y":2,"width":3,"height":4,"alpha":1,\#
                "cornerRadius":0}],"fingers":[]}
                """#))
    }

    @Test(
        "of typefaces it names the nearest of four weights",
        arguments: [
            (UIFont.Weight.ultraLight, "regular"), (.thin, "regular"), (.light, "regular"),
            (.regular, "regular"), (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"),
            (.heavy, "bold"), (.black, "bold"), (.init(0.09), "regular"), (.init(0.1), "medium"),
            (.init(0.25), "medium"), (.init(0.26), "semibold"), (.init(0.34), "semibold"),
            (.init(0.35), "bold"),
        ])
    func weights(weight: UIFont.Weight, word: String) {
        let label = add(UILabel(), "label")
        label.text = "a"
        label.font = .systemFont(ofSize: 10, weight: weight)
        device.tap(at: CGPoint(x: 90, y: 70))
        #expect(lastPicture.contains("\"weight\":\"\(word)\""))
    }

    @Test("numbers have four places at most, and no more than they need; nothing is never less")
    func numbers() {
        let numbers: [(CGFloat, String)] = [
            (0.1, "0.1"), (-0.25, "-0.25"), (1.23456, "1.2346"), (-0.00001, "0"), (100, "100"),
            (0.0001, "0.0001"), (-12.05, "-12.05"), (2e15, "1e15"), (-2e15, "-1e15"),
            (0.99996, "1"),
        ]
        for (number, text) in numbers {
            let view = add(UIView(), "view")
            view.layer.cornerRadius = number
            device.tap(at: CGPoint(x: 90, y: 70))
            #expect(lastPicture.contains("\"cornerRadius\":\(text)}],"))
            view.removeFromSuperview()
        }
    }

    @Test("flags and lists stand as such among the values")
    func values() {
        let driven = UIViewController()
        device.window.rootViewController = driven
        driven.present(UIViewController(), animated: false)
        #expect(device.report.contains("\"animated\":false"))
        #expect(device.report.contains("\"presenting\":true"))
    }
}

extension String {
    /// What stands between two texts, the first of each; in an array, as there may be nothing.
    fileprivate func components(between start: String, and end: String) -> [Substring] {
        guard let from = range(of: start)?.upperBound,
            let to = self[from...].range(of: end)?.lowerBound
        else { return [] }
        return [self[from..<to]]
    }
}
