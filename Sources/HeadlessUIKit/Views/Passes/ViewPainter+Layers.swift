import Foundation

extension ViewPainter {
    /// Paints a layer and its sublayers in the layer's own coordinates, regardless of its position.
    static func paint(_ layer: CALayer, on canvas: any Canvas) {
        guard let view = layer.view else {
            let painter = ViewPainter(canvas: canvas, usesRecords: false)
            let values = layer.presentedValues
            return painter.paintComposed(layer, values, visible: layer.extent(values))
        }
        let origin = layer.values.bounds.origin
        canvas.save()
        canvas.concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))
        paint(view, on: canvas)
        canvas.restore()
    }

    /// Paints the sublayers of a layer in order: layers of subviews and custom layers.
    func paintSublayers(of layer: CALayer, visible: CGRect) {
        if layer is CAReplicatorLayer { return paintCopies(of: layer, visible: visible) }
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
                        let painter = ViewPainter(canvas: context.canvas, usesRecords: false)
                        painter.paintSublayersOnce(of: layer, visible: inside)
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
            if layer.isLayerOfSubview(sublayer), let subview = sublayer.view {
                paintSubview(subview, visible: visible)
            } else {
                paint(sublayer, visible: visible)
            }
        }
    }

    /// Paints the mask of a layer whose masked content was started before.
    func paintMask(_ mask: CALayer) {
        canvas.beginMask()
        paint(mask, visible: mask.visibleExtent)
        canvas.endMask()
    }

    /// Paints the own appearance of a layer's class, and the image in its contents.
    func paintAppearance(of layer: CALayer, _ values: LayerValues) {
        if layer.hasCustomAppearance { layer.paintCustomAppearance(on: canvas, values) }
        layer.paintContents(on: canvas, values)
    }

    /// Paints a layer that doesn't belong to a subview. The visible rectangle is in the superlayer's coordinates.
    private func paint(_ layer: CALayer, visible: CGRect) {
        if let view = layer.view {
            // A view shown outside its superview has no paint record.
            ViewPainter(canvas: canvas, usesRecords: false).paintSubview(view, visible: visible)
            return
        }
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
        if layer is CATransformLayer { return paintSublayers(of: layer, visible: visible) }
        layer.displayIfNeeded()
        paintShadow(of: layer, values, shape: layer.extent(values)) { painter, shape in
            painter.paintContent(of: layer, values, visible: shape)
            painter.paintBorder(of: layer, values)
        }
        if let background = values.backgroundColor, background.alpha > 0 {
            background.fill(values.outline(corners: layer.maskedCorners), on: canvas)
        }
        paintContent(of: layer, values, visible: visible)
        paintBorder(of: layer, values)
    }

    private func paintContent(of layer: CALayer, _ values: LayerValues, visible: CGRect) {
        if layer.masksToBounds {
            canvas.save()
            canvas.clip(to: values.outline(corners: layer.maskedCorners), rule: .winding)
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
        if let mapping = drawn.mapping(to: values.bounds, mode: extras.contentsGravity.contentMode) {
            canvas.concatenate(mapping)
        }
        canvas.drawList(drawn.list)
        canvas.restore()
    }
}
