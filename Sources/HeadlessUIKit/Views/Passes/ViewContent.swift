import Foundation

extension UIView {
    /// The extent of the view itself with the given values, without subviews, in its own coordinates.
    final func ownExtent(_ values: LayerValues) -> CGRect {
        var extent = extentWithoutShadow(values)
        // What lies this far away shows in the view.
        if let backdrop { extent = extent.union(values.bounds.insetBy(dx: -backdrop.reach, dy: -backdrop.reach)) }
        if !layerStorage.isPlain, !layerStorage.masksToBounds { extent = extent.union(layerStorage.overflow(values)) }
        guard let shadow = layerStorage.visibleShadow?.values else { return extent }
        let shape = shadow.path?.path.controlPointBounds ?? extent
        let isOfContent = layerStorage.castsShadowOfContent(values)
        return extent.union(shadow.extent(around: isOfContent ? shape.union(subviewsExtent) : shape))
    }

    private func extentWithoutShadow(_ values: LayerValues) -> CGRect {
        guard !clipsContentToBounds, !layerStorage.masksToBounds, mayDraw else { return values.bounds }
        let drawn = contentExtent
        let content = LayerContent(list: .empty, bounds: layerStorage.values.bounds)
        let mapping = content.mapping(to: values.bounds, contentMode.placement)
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
    package final func measuredExtent(_ values: LayerValues) -> CGRect {
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
    package final func drawContentIfNeeded() {
        // While an animation changes what the layer draws, each frame is drawn, and the one after it.
        let isAnimated = layerStorage.drawsAnimatedKeys
        guard needsDisplay || isAnimated else { return }
        needsDisplay = isAnimated
        if isAnimated {
            layerStorage.withPresentedCustomValues { drawContent() }
        } else {
            drawContent()
        }
    }

    private func drawContent() {
        let bounds = layerStorage.values.bounds
        let list = traits.withCurrent {
            display(layer)
            layerWillDraw(layer)
            // Only a custom layer class can do more than ask the view.
            return recordDrawing { context in
                observing(.content, invalidate: { $0.setNeedsDisplay() }) {
                    if type(of: layer) == CALayer.self {
                        draw(layer, in: context)
                    } else {
                        layerStorage.draw(in: context)
                    }
                }
            }
        }
        content = list.isEmpty ? nil : LayerContent(list: list, bounds: bounds)
    }
}

extension UIView.ContentMode {
    /// Where content that was drawn for another size lies.
    var placement: ContentPlacement {
        switch self {
        case .scaleToFill, .redraw: ContentPlacement(scale: .fill)
        case .scaleAspectFit: ContentPlacement(scale: .aspectFit)
        case .scaleAspectFill: ContentPlacement(scale: .aspectFill)
        case .center: ContentPlacement()
        case .top: ContentPlacement(vertical: 0)
        case .bottom: ContentPlacement(vertical: 1)
        case .left: ContentPlacement(horizontal: 0)
        case .right: ContentPlacement(horizontal: 1)
        case .topLeft: ContentPlacement(horizontal: 0, vertical: 0)
        case .topRight: ContentPlacement(horizontal: 1, vertical: 0)
        case .bottomLeft: ContentPlacement(horizontal: 0, vertical: 1)
        case .bottomRight: ContentPlacement(horizontal: 1, vertical: 1)
        }
    }
}
