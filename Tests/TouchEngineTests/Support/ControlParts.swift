import Testing
import TouchEngine

extension UIControl {
    /// The parts of a name that the control is drawn of, in the order of its subviews.
    func parts(_ name: String) -> [UIView] {
        subviews.filter { $0.accessibilityIdentifier == name }
    }

    /// The part of a name that the control is drawn of.
    func part(_ name: String) throws -> UIView { try #require(parts(name).first) }
}

extension ControlScene {
    /// Gives the control bounds that do not begin at zero, so that its own points are nobody else's, and lays it out.
    func shift(to bounds: CGRect) {
        control.bounds = bounds
        control.setNeedsLayout()
        device.advance(by: 0)
    }

    /// The values of the records of what the control sent, under a key.
    func sent(_ key: String) -> [TraceValue?] {
        device.trace.records(.controlAction).map { $0[key] }
    }
}
