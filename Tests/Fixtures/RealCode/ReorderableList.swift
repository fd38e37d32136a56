import UIKit

/// A list whose rows are picked up by a long press; near the edges it scrolls by itself.
class ReorderableListViewController: UIViewController {
    private enum Metrics {
        static let rowHeight: CGFloat = 60
        static let edge: CGFloat = 80
        /// Points a second at the very edge.
        static let scrollSpeed: CGFloat = 600
        static let liftedScale: CGFloat = 1.04
    }

    private struct Lift {
        var view: UIView
        var row: Int
        var grip: CGFloat
    }

    private(set) var items = (1...40).map { "Row \($0)" }
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var liftedView: UIView?
    private var lift: Lift?
    private var displayLink: CADisplayLink?

    private lazy var press: UILongPressGestureRecognizer = {
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.4
        press.name = "pick up"
        return press
    }()

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: pickUp(at: press.location(in: tableView))
        case .changed: follow()
        case .ended, .cancelled, .failed: putDown()
        default: break
        }
    }

    private func pickUp(at point: CGPoint) {
        guard let path = tableView.indexPathForRow(at: point),
            let cell = tableView.cellForRow(at: path)
        else {
            // Nothing there: end the press, so that its later moves are not taken for a lift's.
            press.isEnabled = false
            press.isEnabled = true
            return
        }
        let picture = UILabel(frame: view.convert(cell.bounds, from: cell))
        picture.text = items[path.row]
        picture.layer.shadowOpacity = 0.3
        view.addSubview(picture)
        cell.alpha = 0
        lift = Lift(view: picture, row: path.row, grip: press.location(in: picture).y)
        liftedView = picture
        UIView.animate(withDuration: 0.2) {
            picture.transform = CGAffineTransform(
                scaleX: Metrics.liftedScale, y: Metrics.liftedScale)
        }
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    private func follow() {
        guard var lift else { return }
        let finger = press.location(in: view).y
        lift.view.center.y = finger - lift.grip + lift.view.bounds.height / 2
        let middle = tableView.convert(lift.view.center, from: view)
        if let target = tableView.indexPathForRow(at: middle)?.row, target != lift.row {
            items.insert(items.remove(at: lift.row), at: target)
            lift.row = target
            tableView.reloadData()
        }
        self.lift = lift
    }

    @objc private func step(_ link: CADisplayLink) {
        let finger = press.location(in: view).y
        let top = view.safeAreaInsets.top + Metrics.edge
        let bottom = view.bounds.height - view.safeAreaInsets.bottom - Metrics.edge
        let pull = finger < top ? finger - top : finger > bottom ? finger - bottom : 0
        guard pull != 0 else { return }
        let speed = max(-1, min(1, pull / Metrics.edge)) * Metrics.scrollSpeed
        let inset = tableView.adjustedContentInset
        let limit = tableView.contentSize.height + inset.bottom - tableView.bounds.height
        let wanted = tableView.contentOffset.y + speed * CGFloat(link.duration)
        tableView.contentOffset.y = min(max(wanted, -inset.top), max(limit, -inset.top))
        follow()
    }

    private func putDown() {
        displayLink?.invalidate()
        displayLink = nil
        guard let lift else { return }
        self.lift = nil
        let path = IndexPath(row: lift.row, section: 0)
        let place = view.convert(tableView.rectForRow(at: path), from: tableView)
        UIView.animate(
            withDuration: 0.2,
            animations: {
                lift.view.transform = .identity
                lift.view.frame = place
            },
            completion: { [weak self] _ in
                lift.view.removeFromSuperview()
                self?.liftedView = nil
                self?.tableView.reloadData()
            })
    }
}

extension ReorderableListViewController: UITableViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = Metrics.rowHeight
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.dataSource = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        tableView.addGestureRecognizer(press)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        putDown()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        cell.alpha = indexPath.row == lift?.row ? 0 : 1
        return cell
    }
}
