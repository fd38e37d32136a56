import TouchEngine

/// A child of a pager: a table, or a photo that is zoomed.
final class PagerChild: UIViewController {
    let number: Int
    private weak var stage: Stage?
    private let rows: RowEar
    private let photo = PhotoEar()

    init(_ number: Int, stage: Stage) {
        self.number = number
        self.stage = stage
        rows = RowEar(number, stage: stage)
        super.init(nibName: nil, bundle: nil)
        title = "child \(number)"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        let scroll: UIScrollView
        if PagerPart.tables.contains(number) {
            let table = FuzzTable(frame: frame, style: .plain)
            table.rowHeight = 44
            rows.serve(table)
            scroll = table
        } else {
            scroll = UIScrollView(frame: frame)
            scroll.maximumZoomScale = 3
            scroll.contentSize = frame.size
            scroll.addSubview(UIView(frame: frame))
            scroll.delegate = photo
        }
        let id = PagerPart.view(of: number)
        scroll.accessibilityIdentifier = "v\(id)"
        for (kind, recognizer) in BuiltIn.all(of: scroll) {
            stage?.name(recognizer, kind.number(on: id))
        }
        (scroll as? FuzzTable)?.name = { [weak stage] closer in
            stage?.name(closer, BuiltIn.rowClose.number(on: id))
        }
        view = scroll
    }

    var scroll: UIScrollView? { viewIfLoaded as? UIScrollView }
    var table: UITableView? { viewIfLoaded as? UITableView }

    /// Takes the data source from the table, or gives it back.
    func toggleSource() {
        guard let table = view as? UITableView else { return }
        table.dataSource = table.dataSource == nil ? rows : nil
    }

    override func viewWillAppear(_ animated: Bool) { tell(.willAppear, .willAppear) }
    override func viewDidAppear(_ animated: Bool) { tell(.didAppear, .didAppear) }
    override func viewWillDisappear(_ animated: Bool) { tell(.willDisappear, .willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { tell(.didDisappear, .didDisappear) }

    private func tell(_ call: PageCall, _ callback: Callback) {
        stage?.see(.paging(.child(number, call)))
        stage?.call(.view(PagerPart.view(of: number)), callback)
    }
}

/// Lets a photo be zoomed.
private final class PhotoEar: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
