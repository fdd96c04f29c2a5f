import Foundation

/// Paints view hierarchies. Skips hidden, transparent and invisible views, and reuses recorded drawing.
@MainActor final class ViewPainter: SubviewPainter {
    let canvas: any Canvas
    /// Whether the paint records belong to this frame, so culling may use them.
    private let usesRecords: Bool
    /// The canvas if it draws into pixels, where covered views need not be painted.
    private let paintsPixels: Bool
    private var paintedNodeCount = 0
    private var layers: LayerPainter { LayerPainter(canvas: canvas, subviews: self) }

    init(canvas: any Canvas, usesRecords: Bool) {
        self.canvas = canvas
        self.usesRecords = usesRecords
        paintsPixels = canvas.paintsPixels
    }

    /// Paints a view hierarchy with the view's top-left corner at the canvas's origin, regardless of its position.
    /// Returns the number of views painted.
    @discardableResult
    static func paint(_ view: UIView, on canvas: any Canvas) -> Int {
        let painter = ViewPainter(canvas: canvas, usesRecords: false)
        painter.paint(view, visible: nil)
        if let window = view as? UIWindow {
            window.paintedNodeCount = painter.paintedNodeCount
            window.needsPaint = false
        }
        return painter.paintedNodeCount
    }

    /// Paints the part of a window in a rectangle, in points from its top-left corner. Requires up-to-date paint
    /// records.
    static func paint(_ window: UIWindow, in rect: CGRect, on canvas: any Canvas) -> Int {
        let painter = ViewPainter(canvas: canvas, usesRecords: true)
        painter.paint(window, visible: rect)
        return painter.paintedNodeCount
    }

    private func paint(_ view: UIView, visible: CGRect?) {
        let values = view.layerStorage.presentedValues
        guard !view.isHidden, values.opacity > 0, values.bounds.isFinite else { return }
        let origin = values.bounds.origin
        paint(
            view,
            values,
            offset: CGPoint(x: -origin.x, y: -origin.y),
            visible: visible?.offsetBy(dx: origin.x, dy: origin.y) ?? values.bounds
        )
    }

    func paintSubview(of layer: CALayer, visible: CGRect) {
        if let view = layer.view { paintSubview(view, visible: visible) }
    }

    /// Paints a subview if it is visible in a rectangle, given in the superview's coordinates.
    func paintSubview(_ view: UIView, visible: CGRect) {
        let layer = view.layerStorage
        if usesRecords {
            guard view.paintRecord.isShown, view.paintRecord.extent.overlaps(visible) else { return }
        } else {
            guard !layer.isHidden, layer.values.opacity > 0 || layer.isAnimated else { return }
        }
        let values = layer.presentedValues
        if !usesRecords {
            guard layer.isShown(values) else { return }
            let isAlone =
                view.subviewStorage.isEmpty && view.clipsContentToBounds && layer.shadow == nil && layer.isPlain
            if layer.masksToBounds || isAlone {
                // Nothing overflows the frame.
                guard !values.bounds.isEmpty, values.frame.overlaps(visible) else { return }
            }
        }
        let transform = values.transformToSuperlayer
        if values.transform.isIdentity {
            paint(
                view,
                values,
                offset: CGPoint(x: transform.tx, y: transform.ty),
                visible: visible.offsetBy(dx: -transform.tx, dy: -transform.ty)
            )
        } else {
            canvas.save()
            canvas.concatenate(transform)
            paint(view, values, offset: .zero, visible: visible.applying(transform.inverted()))
            canvas.restore()
        }
    }

    /// Paints a view whose coordinates start at an offset. The visible rectangle is in the view's coordinates.
    private func paint(_ view: UIView, _ values: LayerValues, offset: CGPoint, visible: CGRect) {
        let isMoved = offset != .zero
        let isGroup = values.opacity < 1
        if isMoved { canvas.beginOffset(offset) }
        let mask = view.layerStorage.extras?.mask
        if isGroup { canvas.beginGroup(alpha: CGFloat(values.opacity), within: extentInside(view, values)) }
        if mask != nil { canvas.beginMasked(within: extentInside(view, values)) }
        let extent = view.ownExtent(values)
        if !extent.isEmpty, extent.overlaps(visible) {
            paintedNodeCount += 1
            paintInside(view, values, visible: visible)
        } else if !view.layerStorage.masksToBounds {
            paintSubviews(of: view, visible: visible)
        }
        if let mask { layers.paintMask(mask) }
        if isGroup { canvas.endGroup() }
        if isMoved { canvas.endOffset() }
    }

    /// Returns the extent of a view and its descendants, in the view's coordinates.
    private func extentInside(_ view: UIView, _ values: LayerValues) -> CGRect {
        var own = values
        own.transform = .identity
        let transform = own.transformToSuperlayer
        return view.measuredExtent(own).offsetBy(dx: -transform.tx, dy: -transform.ty)
    }

    private func paint(_ backdrop: BackdropFilter, of view: UIView, _ values: LayerValues) {
        let outline = values.roundedOutline(corners: view.layerStorage.cornerShape)
        guard let shape = view.rareStorage?.backdropShape else { return canvas.drawBackdrop(backdrop, in: outline) }
        canvas.save()
        canvas.clip(to: shape, rule: .winding)
        canvas.drawBackdrop(backdrop, in: outline)
        canvas.restore()
    }

    private func paintInside(_ view: UIView, _ values: LayerValues, visible: CGRect) {
        let layer = view.layerStorage
        layers.paintShadow(of: layer, values, shape: view.ownExtent(values)) { canvas, shape in
            let painter = ViewPainter(canvas: canvas, usesRecords: false)
            painter.layers.paintAppearance(of: layer, values)
            painter.paintContent(of: view, values)
            painter.paintSubviews(of: view, visible: shape)
            painter.layers.paintBorder(of: layer, values)
        }
        if let backdrop = view.backdrop { paint(backdrop, of: view, values) }
        if paintsPixels, paintRounded(view, values) {
            layers.paintBorder(of: layer, values)
            return
        }
        if !layer.isPlain { view.drawContentIfNeeded() }
        let covering = paintsPixels ? view.indexOfSubview(covering: visible, values) : nil
        if covering == nil, let background = values.backgroundColor, background.alpha > 0 {
            background.fill(values.outline(corners: layer.cornerShape), on: canvas)
        }
        let clips =
            layer.masksToBounds
            && (view.content != nil || view.mayDraw || !view.subviewStorage.isEmpty || !layer.isPlain)
        if clips {
            canvas.save()
            canvas.clip(to: values.outline(corners: layer.cornerShape), rule: .winding)
        }
        if covering == nil {
            layers.paintAppearance(of: layer, values)
            paintContent(of: view, values)
        }
        paintSubviews(
            of: view,
            from: covering ?? 0,
            visible: layer.masksToBounds ? visible.intersection(values.bounds) : visible
        )
        if clips { canvas.restore() }
        layers.paintBorder(of: layer, values)
    }

    /// Paints an image with rounded corners from the raster cache.
    private func paintRounded(_ view: UIView, _ values: LayerValues) -> Bool {
        let layer = view.layerStorage
        guard layer.masksToBounds, values.cornerRadius > 0, view.subviewStorage.isEmpty, view.mayDraw, layer.isPlain
        else {
            return false
        }
        view.drawContentIfNeeded()
        guard let content = view.content, content.bounds == values.bounds, values.backgroundColor?.pattern == nil else {
            return false
        }
        let background = values.backgroundColor.flatMap { $0.rgba.alpha > 0 ? $0.rgba : nil }
        let outline = values.roundedOutline(corners: layer.cornerShape)
        return canvas.drawRounded(content.list, over: background, in: outline)
    }

    private func paintSubviews(of view: UIView, from first: Int = 0, visible: CGRect) {
        let layer = view.layerStorage
        if layer.hasOwnSublayers || layer.replicatesSublayers {
            return layers.paintSublayers(of: layer, visible: visible)
        }
        for subview in view.subviewStorage[first...] { paintSubview(subview, visible: visible) }
    }

    private func paintContent(of view: UIView, _ values: LayerValues) {
        guard view.mayDraw else { return }
        view.drawContentIfNeeded()
        guard view.layerStorage.extras?.contents == nil else { return }
        guard let content = view.content else { return }
        let mapping = content.mapping(to: values.bounds, view.contentMode.placement)
        let clips = view.clipsContentToBounds && !view.layerStorage.masksToBounds
        guard let mapping else {
            if clips {
                canvas.drawList(content.list, clippedTo: values.bounds)
            } else {
                canvas.drawList(content.list)
            }
            return
        }
        canvas.save()
        if clips { canvas.clip(to: .rect(values.bounds), rule: .winding) }
        canvas.concatenate(mapping)
        canvas.drawList(content.list)
        canvas.restore()
    }
}
