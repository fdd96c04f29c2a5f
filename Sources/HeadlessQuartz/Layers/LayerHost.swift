import Foundation

/// What a layer knows of the view that it belongs to: every change of the layer goes through the view.
@MainActor package protocol LayerHost: CALayerDelegate, Sendable {
    /// The layer of the superview.
    nonisolated var superviewLayer: CALayer? { get }

    /// The layers of the subviews, from back to front.
    nonisolated var subviewLayers: [CALayer] { get }

    /// Brings the subviews into the order of their layers.
    nonisolated func orderSubviews(byLayers layers: [CALayer])

    /// Removes the view from its superview.
    func removeFromSuperview()

    /// The clock of the view's window; `nil` outside of one.
    var animationClock: VirtualClock? { get }

    /// Stores the layer's values and applies the consequences. Animated inside an animation block.
    func setLayerValues(_ values: LayerValues)

    /// Called after the appearance changed and the drawn content stayed valid.
    func appearanceDidChange()

    /// Whether the view's content must be drawn again.
    var needsDisplay: Bool { get }

    /// Marks the view's content as needing to be drawn again.
    func setNeedsDisplay()

    /// Draws the content again if needed.
    func drawContentIfNeeded()

    /// Whether the view needs layout.
    var needsLayout: Bool { get }

    /// Marks the view as needing layout.
    func setNeedsLayout()

    /// Marks the view as containing something that needs layout.
    func markNeedsLayoutBelow()

    /// Lays out the view's hierarchy if needed.
    func layoutIfNeeded()

    /// Returns the visible extent of the view and its descendants with the given values, in the superlayer's coordinates.
    func measuredExtent(_ values: LayerValues) -> CGRect

    /// Paints the view's hierarchy with its top-left corner at the canvas's origin, regardless of its position.
    func paint(on canvas: any Canvas)

    /// Paints the view's hierarchy at its position, as far as it is visible in a rectangle in the superlayer's coordinates.
    func paint(on canvas: any Canvas, visible: CGRect)
}
