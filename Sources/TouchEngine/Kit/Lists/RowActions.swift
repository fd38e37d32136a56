/// The buttons of the actions behind a row, on one of its sides.
final class RowActions: UIView {
    let configuration: UISwipeActionsConfiguration
    let isAtLeft: Bool
    private var buttons: [UIButton] = []

    /// Makes the buttons; touching one calls the closure with the action and the button.
    init(
        _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool,
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.configuration = configuration
        self.isAtLeft = isAtLeft
        super.init(frame: .zero)
        clipsToBounds = true
        for action in configuration.actions {
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor = action.backgroundColor
            button.accessibilityIdentifier = action.title
            // The button keeps its closure, which must not keep the button.
            button.addAction(
                UIAction { event in
                    if let button = event.senderObject as? UIView { perform(action, button) }
                }, for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The button of the first action, the one at the row's edge.
    var firstButton: UIView { buttons.first ?? self }

    /// Fills what a row has uncovered, so many points of it.
    func fill(_ rect: CGRect, uncovered: CGFloat) {
        frame = CGRect(
            x: isAtLeft ? rect.minX : rect.maxX - uncovered, y: rect.minY, width: uncovered,
            height: rect.height)
        let width = uncovered / CGFloat(max(buttons.count, 1))
        for (place, button) in buttons.enumerated() {
            let slot = isAtLeft ? place : buttons.count - 1 - place
            button.frame = CGRect(
                x: CGFloat(slot) * width, y: 0, width: width, height: rect.height)
        }
    }
}
