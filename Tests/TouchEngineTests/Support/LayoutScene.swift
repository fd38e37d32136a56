import TouchEngine

/// A page in the window of a device, on which views are placed by constraints.
struct LayoutScene {
    let device = Device()
    let page = UIView(frame: CGRect(x: 3, y: 5, width: 390, height: 800))

    init() {
        page.accessibilityIdentifier = "page"
        device.window.addSubview(page)
    }

    /// Adds a view that constraints place, to the page or to another view.
    @discardableResult
    func free<View: UIView>(
        _ view: View, _ name: String = "view", in parent: UIView? = nil
    ) -> View {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? page).addSubview(view)
        return view
    }

    /// Adds a view that has its frame of its own.
    @discardableResult
    func fixed<View: UIView>(
        _ view: View, _ name: String = "view", in parent: UIView? = nil
    ) -> View {
        view.accessibilityIdentifier = name
        (parent ?? page).addSubview(view)
        return view
    }

    /// Makes constraints active, and ends the turn.
    func lay(_ constraints: [NSLayoutConstraint] = []) {
        NSLayoutConstraint.activate(constraints)
        device.advance(by: 0)
    }

    /// The broken constraints that the trace has told of, in its words.
    var broken: [TraceValue?] {
        device.trace.records(.misuseConstraints).map { $0["constraint"] }
    }
}

extension UIView {
    /// Constraints that give the view a size.
    func size(_ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
        [
            widthAnchor.constraint(equalToConstant: width),
            heightAnchor.constraint(equalToConstant: height),
        ]
    }

    /// Constraints that put the view's corner at a point of another view's.
    func corner(_ x: CGFloat, _ y: CGFloat, of other: UIView) -> [NSLayoutConstraint] {
        [
            leftAnchor.constraint(equalTo: other.leftAnchor, constant: x),
            topAnchor.constraint(equalTo: other.topAnchor, constant: y),
        ]
    }
}
