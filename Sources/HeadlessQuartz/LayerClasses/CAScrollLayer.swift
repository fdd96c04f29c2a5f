import Foundation

/// A layer that shows a part of its sublayers, which it scrolls by moving the origin of its bounds.
open class CAScrollLayer: CALayer {
    @_spi(LayerClasses) open override class var isOwnClass: Bool { self == CAScrollLayer.self }

    /// The directions in which the layer scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer with zero bounds that clips its sublayers.
    public override init() {
        super.init()
        masksToBounds = true
    }

    /// Creates a presentation copy of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Layers can't be decoded from archives here; see `CALayer.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// Scrolls so that a point becomes the origin of the bounds.
    open func scroll(to p: CGPoint) {
        if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
    }

    /// Scrolls by the least distance that makes a rectangle visible.
    open func scroll(to r: CGRect) {
        scroll(
            to: CGPoint(
                x: Self.start(of: bounds.minX..<bounds.maxX, showing: r.minX..<r.maxX),
                y: Self.start(of: bounds.minY..<bounds.maxY, showing: r.minY..<r.maxY)
            )
        )
    }

    private static func start(of visible: Range<CGFloat>, showing wanted: Range<CGFloat>) -> CGFloat {
        let length = visible.upperBound - visible.lowerBound
        if wanted.lowerBound < visible.lowerBound { return wanted.lowerBound }
        return wanted.upperBound > visible.upperBound
            ? min(wanted.lowerBound, wanted.upperBound - length) : visible.lowerBound
    }

    /// Scrolls so that a point becomes the origin of the bounds.
    open override func scroll(_ p: CGPoint) {
        scroll(to: p)
    }

    /// Scrolls by the least distance that makes a rectangle visible.
    open override func scrollRectToVisible(_ r: CGRect) {
        scroll(to: r)
    }
}
