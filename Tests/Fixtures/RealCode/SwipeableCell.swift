import UIKit

@objc protocol SwipeableCellDelegate: AnyObject {
    func swipeableCellDidOpen(_ cell: SwipeableCell)
    @objc optional func swipeableCellDidTapDelete(_ cell: SwipeableCell)
}

/// A cell whose content slides aside to show a button.
class SwipeableCell: UITableViewCell {
    private enum Metrics {
        static let actionWidth: CGFloat = 96
        static let openFraction: CGFloat = 0.5
        static let flingVelocity: CGFloat = 300
    }

    weak var delegate: SwipeableCellDelegate?
    let front = UIView()
    private(set) var isOpen = false
    private var offsetAtStart: CGFloat = 0

    private lazy var deleteButton: UIButton = {
        let button = UIButton(type: .custom)
        button.setTitle("Delete", for: .normal)
        button.backgroundColor = .systemRed
        button.addTarget(self, action: #selector(deleteTapped), for: .touchUpInside)
        return button
    }()

    private lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        pan.name = "swipe"
        pan.delegate = self
        return pan
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        selectionStyle = .none
        front.backgroundColor = .systemBackground
        contentView.addSubview(deleteButton)
        contentView.addSubview(front)
        contentView.addGestureRecognizer(pan)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            offsetAtStart = front.transform.tx
        case .changed:
            let wanted = offsetAtStart + pan.translation(in: contentView).x
            front.transform = CGAffineTransform(
                translationX: min(max(wanted, -Metrics.actionWidth), 0), y: 0)
        case .ended:
            let velocity = pan.velocity(in: contentView).x
            let isFar = front.transform.tx < -Metrics.actionWidth * Metrics.openFraction
            let opens = abs(velocity) > Metrics.flingVelocity ? velocity < 0 : isFar
            setOpen(opens, animated: true)
        case .cancelled, .failed:
            setOpen(isOpen, animated: true)
        default:
            break
        }
    }

    @objc private func deleteTapped() {
        setOpen(false, animated: true)
        delegate?.swipeableCellDidTapDelete?(self)
    }

    func setOpen(_ open: Bool, animated: Bool) {
        let changes = { [front] in
            front.transform =
                open ? CGAffineTransform(translationX: -Metrics.actionWidth, y: 0) : .identity
        }
        let opensNow = open && !isOpen
        isOpen = open
        if animated {
            UIView.animate(withDuration: 0.25, animations: changes)
        } else {
            changes()
        }
        if opensNow { delegate?.swipeableCellDidOpen(self) }
    }
}

extension SwipeableCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        deleteButton.frame = CGRect(
            x: bounds.maxX - Metrics.actionWidth, y: 0, width: Metrics.actionWidth,
            height: bounds.height)
        front.bounds = bounds
        front.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        setOpen(false, animated: false)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let velocity = pan.velocity(in: contentView)
        guard abs(velocity.x) > abs(velocity.y) else { return false }
        return isOpen || velocity.x < 0
    }
}

class SwipeableListViewController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var items = (1...30).map { "Item \($0)" }
    private weak var openCell: SwipeableCell?
}

extension SwipeableListViewController: UITableViewDataSource, UITableViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 64
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(SwipeableCell.self, forCellReuseIdentifier: "cell")
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? SwipeableCell)?.delegate = self
        cell.accessibilityIdentifier = items[indexPath.row]
        return cell
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        openCell?.setOpen(false, animated: true)
    }
}

extension SwipeableListViewController: SwipeableCellDelegate {
    func swipeableCellDidOpen(_ cell: SwipeableCell) {
        if openCell !== cell { openCell?.setOpen(false, animated: true) }
        openCell = cell
    }

    func swipeableCellDidTapDelete(_ cell: SwipeableCell) {
        guard let name = cell.accessibilityIdentifier, let row = items.firstIndex(of: name)
        else { return }
        items.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}
