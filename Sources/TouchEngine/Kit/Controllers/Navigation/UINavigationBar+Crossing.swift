/// A bar on its way from one page's item to another's: both titles are in it, and move and fade with the pages (Rule N-C5.5;
/// how far and how faint is the model's picture of it, as Apple documents nothing).
struct BarCrossing {
    let from: UINavigationItem
    let to: UINavigationItem
    let isPush: Bool
    var progress: CGFloat = 0
    /// The title of the item that the bar does not show, which takes no touch.
    let other = UILabel()

    /// How much of an item is seen, from 0 to 1.
    fileprivate func share(of item: UINavigationItem) -> CGFloat {
        item === to ? progress : 1 - progress
    }

    /// How far an item's title stands from its place: the upper page's goes out in front, the lower page's behind.
    fileprivate func offset(of item: UINavigationItem, in width: CGFloat) -> CGFloat {
        let isUpper = (item === to) == isPush
        return (isUpper ? 1 : -1) * width / 2 * (1 - share(of: item))
    }
}

extension UINavigationBar {
    /// Begins to go from one item to another, with the transition of their pages.
    func cross(from: UINavigationItem, to: UINavigationItem, isPush: Bool) {
        endCrossing()
        let crossing = BarCrossing(from: from, to: to, isPush: isPush)
        crossing.other.isUserInteractionEnabled = false
        crossing.other.accessibilityIdentifier = "other title"
        addSubview(crossing.other)
        self.crossing = crossing
        drawCrossing()
    }

    /// Shows how far the pages have come, from 0 to 1.
    func cross(at progress: CGFloat) {
        crossing?.progress = progress
        drawCrossing()
    }

    /// Shows the one item that is left.
    func endCrossing() {
        guard let crossing else { return }
        crossing.other.removeFromSuperview()
        self.crossing = nil
        itemChanged()
    }

    /// Puts both titles where they belong; after a turn round the bar shows the item that it came from.
    func drawCrossing() {
        guard let crossing, let topItem else { return }
        let other = topItem === crossing.to ? crossing.from : crossing.to
        let share = crossing.share(of: topItem)
        let way = navigationController?.forward ?? 1
        if let title {
            title.alpha = share
            title.center.x = bounds.midX + way * crossing.offset(of: topItem, in: bounds.width)
        }
        for button in buttons { button.titleLabel?.alpha = share }
        dress(crossing.other, as: other.title)
        crossing.other.alpha = 1 - share
        crossing.other.center.x =
            bounds.midX + way * crossing.offset(of: other, in: bounds.width)
    }
}
