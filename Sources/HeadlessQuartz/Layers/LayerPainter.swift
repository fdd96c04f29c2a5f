import Foundation

/// Paints the layers of subviews for a `LayerPainter`.
@MainActor package protocol SubviewPainter: AnyObject {
    /// Paints the view of a layer as far as it is visible in a rectangle in the superlayer's coordinates.
    func paintSubview(of layer: CALayer, visible: CGRect)
}

/// Paints layers with their sublayers.
@MainActor package struct LayerPainter {
    package let canvas: any Canvas
    /// What paints the layers of subviews; `nil` if they paint themselves.
    private let subviews: (any SubviewPainter)?

    package init(canvas: any Canvas, subviews: (any SubviewPainter)? = nil) {
        self.canvas = canvas
        self.subviews = subviews
    }

    /// Paints a layer and its sublayers in the layer's own coordinates, regardless of its position.
    package static func paint(_ layer: CALayer, on canvas: any Canvas) {
        guard let host = layer.host else {
            let values = layer.presentedValues
            return LayerPainter(canvas: canvas).paintComposed(layer, values, visible: layer.extent(values))
        }
        let origin = layer.values.bounds.origin
        canvas.save()
        canvas.concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))
        host.paint(on: canvas)
        canvas.restore()
    }

    /// Paints the sublayers of a layer in order: layers of subviews and custom layers.
    package func paintSublayers(of layer: CALayer, visible: CGRect) {
        if layer.replicatesSublayers { return paintCopies(of: layer, visible: visible) }
        paintSublayersOnce(of: layer, visible: visible)
    }

    private func paintCopies(of layer: CALayer, visible: CGRect) {
        for copy in layer.copies {
            canvas.save()
            canvas.concatenate(copy.transform)
            let inside = visible.applying(copy.transform.inverted())
            ExplicitAnimation.withDelay(copy.delay) {
                if let color = copy.color {
                    let list = DisplayList.recording { context in
                        LayerPainter(canvas: context.canvas).paintSublayersOnce(of: layer, visible: inside)
                    }
                    canvas.drawList(list.multiplied(by: color))
                } else {
                    paintSublayersOnce(of: layer, visible: inside)
                }
            }
            canvas.restore()
        }
    }

    private func paintSublayersOnce(of layer: CALayer, visible: CGRect) {
        for sublayer in layer.paintedSublayers {
            if let subviews, layer.isLayerOfSubview(sublayer) {
                subviews.paintSubview(of: sublayer, visible: visible)
            } else {
                paint(sublayer, visible: visible)
            }
        }
    }

    /// Paints the mask of a layer whose masked content was started before.
    package func paintMask(_ mask: CALayer) {
        canvas.beginMask()
        paint(mask, visible: mask.visibleExtent)
        canvas.endMask()
    }

    /// Paints the own appearance of a layer's class, and the image in its contents.
    package func paintAppearance(of layer: CALayer, _ values: LayerValues) {
        if layer.hasCustomAppearance { layer.paintCustomAppearance(on: canvas, values) }
        layer.paintContents(on: canvas, values)
    }

    /// Paints a layer at its position. The visible rectangle is in the superlayer's coordinates.
    private func paint(_ layer: CALayer, visible: CGRect) {
        if let host = layer.host { return host.paint(on: canvas, visible: visible) }
        let values = layer.presentedValues
        let extent = layer.visibleExtent
        guard !extent.isNull, extent.overlaps(visible) else { return }
        let transform = layer.placed(values).transformToSuperlayer
        canvas.save()
        canvas.concatenate(transform)
        paintComposed(layer, values, visible: visible.applying(transform.inverted()))
        canvas.restore()
    }

    private func paintComposed(_ layer: CALayer, _ values: LayerValues, visible: CGRect) {
        let isGroup = values.opacity < 1
        let mask = layer.extras?.mask
        if isGroup { canvas.beginGroup(alpha: CGFloat(values.opacity), within: layer.extent(values)) }
        if mask != nil { canvas.beginMasked(within: layer.extent(values)) }
        paintInside(layer, values, visible: visible)
        if let mask { paintMask(mask) }
        if isGroup { canvas.endGroup() }
    }

    private func paintInside(_ layer: CALayer, _ values: LayerValues, visible: CGRect) {
        if layer.showsSublayersInSpace { return paintSublayers(of: layer, visible: visible) }
        layer.displayForFrame()
        paintShadow(of: layer, values, shape: layer.extent(values)) { canvas, shape in
            let painter = LayerPainter(canvas: canvas)
            painter.paintContent(of: layer, values, visible: shape)
            painter.paintBorder(of: layer, values)
        }
        if let background = values.backgroundColor, background.alpha > 0 {
            background.fill(values.outline(corners: layer.cornerShape), on: canvas)
        }
        paintContent(of: layer, values, visible: visible)
        paintBorder(of: layer, values)
    }

    private func paintContent(of layer: CALayer, _ values: LayerValues, visible: CGRect) {
        if layer.masksToBounds {
            canvas.save()
            canvas.clip(to: values.outline(corners: layer.cornerShape), rule: .winding)
        }
        paintAppearance(of: layer, values)
        paintDrawing(of: layer, values)
        paintSublayers(of: layer, visible: layer.masksToBounds ? visible.intersection(values.bounds) : visible)
        if layer.masksToBounds { canvas.restore() }
    }

    private func paintDrawing(of layer: CALayer, _ values: LayerValues) {
        guard let extras = layer.extras, extras.contents == nil, let drawn = extras.drawn else { return }
        canvas.save()
        canvas.clip(to: .rect(values.bounds), rule: .winding)
        if let mapping = drawn.mapping(to: values.bounds, extras.contentsGravity.placement) {
            canvas.concatenate(mapping)
        }
        canvas.drawList(drawn.list)
        canvas.restore()
    }

    /// Paints the shadow of a layer, if any. A layer with neither a shadow path nor a background casts the shadow of
    /// its content, which lies inside `shape`.
    package func paintShadow(
        of layer: CALayer,
        _ values: LayerValues,
        shape: @autoclosure () -> CGRect,
        content: (_ canvas: any Canvas, _ shape: CGRect) -> Void
    ) {
        guard let (shadow, color) = layer.visibleShadow else { return }
        let scale = canvas.pixelsPerPoint
        let image: ShadowCache.Shadow?
        if let path = shadow.path?.path {
            image = ShadowCache.shared.shadow(of: path, radius: shadow.radius, color: color, scale: scale)
        } else if !layer.castsShadowOfContent(values) {
            let outline = values.outline(corners: layer.cornerShape)
            image = ShadowCache.shared.shadow(of: outline, radius: shadow.radius, color: color, scale: scale)
        } else {
            let shape = shape()
            image = ShadowCache.shadow(over: shape, radius: shadow.radius, color: color, scale: scale) { canvas in
                content(canvas, shape)
            }
        }
        guard let image else { return }
        let rect = image.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        guard canvas.paintsPixels else { return canvas.drawImage(image.image, in: rect, interpolation: .default) }
        // The image has its own pixel grid, which may differ from the frame's.
        canvas.save()
        canvas.clipToPixels(touching: shape())
        canvas.drawImage(image.image, in: rect, interpolation: .default)
        canvas.restore()
    }

    package func paintBorder(of layer: CALayer, _ values: LayerValues) {
        guard values.borderWidth > 0, let border = values.borderColor?.rgba, border.alpha > 0 else { return }
        let path = values.borderCenterLine(corners: layer.cornerShape)
        canvas.stroke(path, with: border, style: StrokeStyle(width: values.paintedBorderWidth))
    }
}
