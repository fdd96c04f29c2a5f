import Foundation

extension CALayer {
    /// The overflow of the layer beyond its bounds, without subviews, in its own coordinates.
    package final func overflow(_ values: LayerValues) -> CGRect {
        var extent = customAppearanceExtent(values)
        if let picture = contentsImage(values) { extent = extent.union(picture.rect) }
        if replicatesSublayers {
            for copy in copies { extent = extent.union(sublayersExtent(of: copy)) }
            return extent
        }
        return extent.union(sublayersExtent)
    }

    private var sublayersExtent: CGRect {
        let sublayers = extras?.sublayers ?? []
        return sublayers.reduce(.null) { isLayerOfSubview($1) ? $0 : $0.union($1.visibleExtent) }
    }

    private func sublayersExtent(of copy: LayerCopy) -> CGRect {
        nonisolated(unsafe) let layer = self
        return MainActor.assumeIsolated {
            ExplicitAnimation.withDelay(copy.delay) { layer.sublayersExtent.applying(copy.transform) }
        }
    }

    /// The visible extent of a layer that doesn't belong to a view, in its own coordinates.
    package final func extent(_ values: LayerValues) -> CGRect {
        let extent = masksToBounds ? values.bounds : values.bounds.union(overflow(values))
        guard let shadow = visibleShadow?.values else { return extent }
        return extent.union(shadow.extent(around: shadow.path?.path.controlPointBounds ?? extent))
    }

    /// The visible extent of the layer in the superlayer's coordinates; null if the layer is hidden.
    final var visibleExtent: CGRect {
        let values = presentedValues
        guard isShown(values) else { return .null }
        if let host { return MainActor.assumeIsolated { host.measuredExtent(values) } }
        return extent(values).applying(placed(values).transformToSuperlayer)
    }
}
