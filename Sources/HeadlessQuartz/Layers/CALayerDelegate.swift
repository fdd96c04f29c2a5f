import Foundation

/// An object that provides the content and layout of a layer. All requirements are optional.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the content of the layer by setting its `contents`; otherwise `draw(_:in:)` is called.
    func display(_ layer: CALayer)

    /// Draws the content of the layer.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)

    /// Lays out the sublayers of the layer.
    func layoutSublayers(of layer: CALayer)

    /// Returns the action for an event; `nil` to continue the search, `NSNull` for no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// The default implementation; does nothing.
    public func display(_ layer: CALayer) {}

    /// The default implementation; does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// The default implementation; does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// The default implementation; does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// The default implementation; returns `nil`.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
