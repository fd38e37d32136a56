/// A list of rows, of which only those in sight exist (Rule S-B18).
open class UITableView: UIScrollView {
    /// How a table looks; the model's tables are all plain.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// Where a row is to stand that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// How rows come and go; the model does not animate it.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The height of a row that finds its own; the model gives it 44 pt.
    public class var automaticDimension: CGFloat { -1 }

    /// How the table looks.
    open private(set) var style = Style.plain
    /// Tells how many rows there are, and shows them; it is not retained.
    @WeakDelegate open var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    /// How high rows are of which the delegate says nothing else, in points.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { reloadData() } }
    }
    /// Whether a finger selects rows.
    open var allowsSelection = true
    /// Whether a finger that selects a row leaves the others selected.
    open var allowsMultipleSelection = false

    @WeakDelegate private var rowDelegate: (any UITableViewDelegate)?
    var pool = CellPool<UITableViewCell>()
    /// Where the rows stand; nil until the data source is to be asked again.
    var layout: RowLayout?
    /// The rows that have cells just now, by their numbers among all, and their cells.
    var shownRows = 0..<0
    var shownCells: [UITableViewCell] = []
    /// A cell that was asked for before its row is in sight, and the row's number (Rule S-B18).
    var ahead: (cell: UITableViewCell, number: Int)?
    /// The offset at which rows were last looked for.
    var lookedFrom: CGFloat?
    /// Whether the cells are just being asked for.
    var isShowing = false
    /// The width that the cells have been given, in points.
    var shownWidth: CGFloat = 0
    /// The row that a finger touches, as it shows.
    var highlighted: IndexPath?
    /// The finger that touches it.
    @Weak var selector: UITouch?
    /// The rows that are selected, in the order they were.
    var selectedRows: [IndexPath] = []
    let swipe = RowSwipe()

    /// Makes a table of a style with a frame in its superview's points.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// Makes a plain table with a frame in its superview's points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareTable()
    }

    deinit { swipe.table = nil }

    /// Hears what becomes of the rows, and of the scroll view that the table is; it is not retained.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { rowDelegate }
        set {
            rowDelegate = newValue
            super.delegate = newValue
            reloadData()
        }
    }

    /// Asks the data source for everything again, at the next layout.
    open func reloadData() {
        swipe.close(animated: false)
        layout = nil
        highlighted = nil
        selectedRows = []
        for (cell, number) in zip(shownCells, shownRows) { retire(cell, number) }
        (shownCells, shownRows) = ([], 0..<0)
        dropAhead()
        setNeedsLayout()
    }

    /// Takes out rows that the data source has taken out already.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(deleting: indexPaths, inserting: [])
    }

    /// Puts in rows that the data source has put in already.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(deleting: [], inserting: indexPaths)
    }

    /// Asks the data source for the cells of some rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(deleting: [], inserting: [])
    }

    /// A cell for a row of a kind: one that has left the screen, a new one of the registered class, or nil (Rule S-B18).
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.take(identifier) else { return pool.make(identifier) }
        cell.prepareForReuse()
        return cell
    }

    /// A cell of a row's size, of a kind whose class is registered (Rules S-B18, S-B27).
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) {
            if let number = layout?.number(of: indexPath) {
                cell.frame.size = rect(of: number).size
            }
            return cell
        }
        raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
                + "class for the identifier or connect a prototype cell in a storyboard")
    }

    open override var isDragging: Bool {
        didSet { if isDragging { swipe.close(animated: true) } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showRows()
    }

    // MARK: Fingers

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginSelecting(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        goOnSelecting(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endSelecting(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelSelecting(touches)
    }

    override var isList: Bool { true }

    override func willGlide(by way: CGPoint) { lookAhead(way.y) }

    private func prepareTable() {
        alwaysBounceVertical = true
        swipe.table = self
        addGestureRecognizer(swipe.pan)
    }
}
