import Foundation

/// Draws and lays out a layer in its stead. All requirements are optional.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Brings the content of the layer up to date, by setting its `contents`; else `draw(_:in:)` is called.
    func display(_ layer: CALayer)

    /// Draws the content of the layer.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)

    /// Places the sublayers of the layer.
    func layoutSublayers(of layer: CALayer)

    /// What is to be done for an event; nil to look further, `NSNull` for nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}

    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
