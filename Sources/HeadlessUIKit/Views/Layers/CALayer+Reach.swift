import Foundation

extension CALayer {
    /// The overflow of the layer beyond its bounds, without subviews, in its own coordinates.
    final func addedReach(_ values: LayerValues) -> CGRect {
        var reach = ownLooksReach(values)
        if let picture = contentsPicture(values) { reach = reach.union(picture.rect) }
        for sublayer in extras?.sublayers ?? [] where !isLayerOfSubview(sublayer) {
            reach = reach.union(sublayer.seenExtent)
        }
        return reach
    }

    /// The visible extent of a layer that doesn't belong to a view, in its own coordinates.
    final func reach(_ values: LayerValues) -> CGRect {
        let reach = masksToBounds ? values.bounds : values.bounds.union(addedReach(values))
        guard let shadow = seenShadow?.values else { return reach }
        return reach.union(shadow.area(around: shadow.path?.path.controlPointBounds ?? reach))
    }

    /// The visible extent of the layer in the superlayer's coordinates; null if the layer is hidden.
    final var seenExtent: CGRect {
        let values = presentedValues
        guard isShown(values) else { return .null }
        if let view { return MainActor.assumeIsolated { view.measuredExtent(values) } }
        return reach(values).applying(values.transformToSuperlayer)
    }
}
