extension UIView {
    /// How a picture fills its view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left
        case right, topLeft, topRight, bottomLeft, bottomRight
    }
}

/// How views follow the size of the one that they are in.
extension UIView {
    /// What of a view's place gives way when the view that it is in becomes larger or smaller.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The parts as bits.
        public let rawValue: UInt

        /// Makes a set of parts.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The way to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The way to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The way to the upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The way to the lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Lets the views in this one follow its size; those that constraints place are left to them.
    func autoresizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for view in subviews
        where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            view.autoresize(old, bounds.size)
        }
    }

    private func autoresize(_ old: CGSize, _ new: CGSize) {
        let mask = autoresizingMask
        let (start, size) = (frame, frame.size)
        let across = AutoresizingMask.parts(
            (start.minX, size.width, old.width - start.maxX), new.width - old.width,
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
            mask.contains(.flexibleRightMargin))
        let down = AutoresizingMask.parts(
            (start.minY, size.height, old.height - start.maxY), new.height - old.height,
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
            mask.contains(.flexibleBottomMargin))
        let place = CGRect(x: across.start, y: down.start, width: across.size, height: down.size)
        if place != start { frame = place }
    }
}

extension UIView.AutoresizingMask {
    /// Where a view begins along an axis and how long it is, when there is so much more room.
    ///
    /// The parts that give way share it by their lengths, or evenly where they have none.
    fileprivate static func parts(
        _ lengths: (before: CGFloat, own: CGFloat, after: CGFloat), _ more: CGFloat,
        _ before: Bool, _ own: Bool, _ after: Bool
    ) -> (start: CGFloat, size: CGFloat) {
        let flexible =
            (before ? lengths.before : 0) + (own ? lengths.own : 0) + (after ? lengths.after : 0)
        let count = [before, own, after].count { $0 }
        guard count > 0, more != 0 else { return (lengths.before, lengths.own) }
        func share(_ length: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return length }
            return length + (flexible > 0 ? more * length / flexible : more / CGFloat(count))
        }
        return (share(lengths.before, before), max(share(lengths.own, own), 0))
    }
}
