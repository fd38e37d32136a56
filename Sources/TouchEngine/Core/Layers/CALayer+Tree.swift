/// Layers in layers.
extension CALayer {
    /// The layers inside this one, back to front: those that code has put in, and over them those of the view's subviews;
    /// nil when there are none.
    ///
    /// Setting them leaves those of the view's subviews as they are.
    public var sublayers: [CALayer]? {
        get {
            let all = own + (view?.subviews.map { $0.layer } ?? [])
            return all.isEmpty ? nil : all
        }
        set {
            for layer in own { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
        }
    }

    /// The layer that this one is in, or nil.
    public var superlayer: CALayer? { container ?? view?.superview?.layer }

    /// Puts a layer over those that are in this one.
    public func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(own.count))
    }

    /// Puts a layer among those that are in this one.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        own.insert(layer, at: min(Int(idx), own.count))
        layer.container = self
    }

    /// Takes the layer out of the one that it is in.
    public func removeFromSuperlayer() {
        container?.own.removeAll { $0 === self }
        container = nil
    }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Makes a set of corners.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top on the left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// At the top on the right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// At the bottom on the left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// At the bottom on the right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a round corner bends.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a curve of UIKit's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Like a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Ever more, and less again.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
