import Foundation

/// The recorded drawing of a view, with the bounds it was drawn for.
struct ViewContent {
    let list: DisplayList
    let bounds: CGRect

    /// Returns the transform for drawing the content into other bounds; `nil` if none is needed.
    func mapping(to target: CGRect, mode: UIView.ContentMode) -> CGAffineTransform? {
        guard target != bounds, bounds.width > 0, bounds.height > 0 else { return nil }
        var scaleX: CGFloat = 1
        var scaleY: CGFloat = 1
        var horizontal: CGFloat = 0.5
        var vertical: CGFloat = 0.5
        let ratioX = target.width / bounds.width
        let ratioY = target.height / bounds.height
        switch mode {
        case .scaleToFill, .redraw: (scaleX, scaleY) = (ratioX, ratioY)
        case .scaleAspectFit: (scaleX, scaleY) = (min(ratioX, ratioY), min(ratioX, ratioY))
        case .scaleAspectFill: (scaleX, scaleY) = (max(ratioX, ratioY), max(ratioX, ratioY))
        case .center: break
        case .top: vertical = 0
        case .bottom: vertical = 1
        case .left: horizontal = 0
        case .right: horizontal = 1
        case .topLeft: (horizontal, vertical) = (0, 0)
        case .topRight: (horizontal, vertical) = (1, 0)
        case .bottomLeft: (horizontal, vertical) = (0, 1)
        case .bottomRight: (horizontal, vertical) = (1, 1)
        }
        let x = target.minX + (target.width - bounds.width * scaleX) * horizontal
        let y = target.minY + (target.height - bounds.height * scaleY) * vertical
        return CGAffineTransform(
            a: scaleX,
            b: 0,
            c: 0,
            d: scaleY,
            tx: x - bounds.minX * scaleX,
            ty: y - bounds.minY * scaleY
        )
    }
}

extension UIView {
    /// The extent of the view itself with the given values, without subviews, in its own coordinates.
    final func ownExtent(_ values: LayerValues) -> CGRect {
        var extent = extentWithoutShadow(values)
        if !layerStorage.isPlain, !layerStorage.masksToBounds { extent = extent.union(layerStorage.overflow(values)) }
        guard let shadow = layerStorage.visibleShadow?.values else { return extent }
        let shape = shadow.path?.path.controlPointBounds ?? extent
        let isOfContent = layerStorage.castsShadowOfContent(values)
        return extent.union(shadow.extent(around: isOfContent ? shape.union(subviewsExtent) : shape))
    }

    private func extentWithoutShadow(_ values: LayerValues) -> CGRect {
        guard !clipsContentToBounds, !layerStorage.masksToBounds, mayDraw else { return values.bounds }
        let drawn = contentExtent
        let content = ViewContent(list: .empty, bounds: layerStorage.values.bounds)
        let mapping = content.mapping(to: values.bounds, mode: contentMode)
        return values.bounds.union(mapping.map(drawn.applying) ?? drawn)
    }

    /// The extent of the view and its descendants with the given values, in the superview's coordinates. The extents of
    /// subviews come from the paint records of the frame being prepared.
    final func extent(_ values: LayerValues) -> CGRect {
        var extent = ownExtent(values)
        if !layerStorage.masksToBounds {
            for subview in subviewStorage where subview.paintRecord.isShown {
                extent = extent.union(subview.paintRecord.extent)
            }
        }
        return extent.applying(values.transformToSuperlayer)
    }

    private var subviewsExtent: CGRect {
        subviewStorage.reduce(CGRect.null) { extent, subview in
            let presented = subview.layerStorage.presentedValues
            return subview.layerStorage.isShown(presented) ? extent.union(subview.measuredExtent(presented)) : extent
        }
    }

    /// The same extent without paint records, measured by walking through the hierarchy.
    final func measuredExtent(_ values: LayerValues) -> CGRect {
        var extent = ownExtent(values)
        if !layerStorage.masksToBounds {
            for subview in subviewStorage {
                let presented = subview.layerStorage.presentedValues
                guard subview.layerStorage.isShown(presented) else { continue }
                extent = extent.union(subview.measuredExtent(presented))
            }
        }
        return extent.applying(values.transformToSuperlayer)
    }

    /// Whether `draw(_:)` may have been overridden: in a plain `UIView` it hasn't.
    final var mayDraw: Bool { type(of: self) != UIView.self }

    /// Redraws the content if needed. Drawing nothing leaves no content.
    final func drawContentIfNeeded() {
        guard needsDisplay else { return }
        needsDisplay = false
        let bounds = layerStorage.values.bounds
        let list = traits.withCurrent {
            display(layer)
            layerWillDraw(layer)
            // Only a custom layer class can do more than ask the view.
            return recordDrawing { context in
                if type(of: layer) == CALayer.self { draw(layer, in: context) } else { layerStorage.draw(in: context) }
            }
        }
        content = list.isEmpty ? nil : ViewContent(list: list, bounds: bounds)
    }
}
