import TouchEngine

/// Scenes of layouts that do not come out.
enum Layouts {
    static var devices: [Device] { [conflict()] }

    /// A view that is to be 100 pt and 200 pt wide.
    private static func conflict() -> Device {
        let (device, panel) = RareScenes.panel()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        device.settle()
        return device
    }
}
