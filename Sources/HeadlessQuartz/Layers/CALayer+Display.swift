import Foundation

// MARK: - Content

extension CALayer {
    final func performSetNeedsDisplay() {
        if let host { return MainActor.assumeIsolated { host.setNeedsDisplay() } }
        ensuredExtras.needsDisplay = true
        appearanceDidChange()
    }

    final var isDisplayNeeded: Bool {
        if let host { return MainActor.assumeIsolated { host.needsDisplay } }
        return extras?.needsDisplay ?? false
    }

    final func performDisplayIfNeeded() {
        if let host { return MainActor.assumeIsolated { host.drawContentIfNeeded() } }
        guard let extras, extras.needsDisplay else { return }
        extras.needsDisplay = false
        display()
    }

    /// The default behavior of `display()`: the delegate sets `contents`, otherwise the content is drawn.
    final func performDisplay() {
        let delegate = delegate
        delegate?.display(self)
        guard extras?.contents == nil else { return }
        delegate?.layerWillDraw(self)
        let bounds = values.bounds
        let list = recordDrawing { context in draw(in: context) }
        ensuredExtras.drawn = list.isEmpty ? nil : LayerContent(list: list, bounds: bounds)
    }

    final func sizeDidChange() {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    final func performRender(in context: CGContext) {
        // Both are used on the main actor only, where layers are used.
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) let canvas = context.canvas
        MainActor.assumeIsolated { LayerPainter.paint(layer, on: canvas) }
    }

    /// Copies the appearance of another layer without its sublayers, from its model or its presentation values.
    final func copyAppearance(of other: CALayer, presented: Bool = false) {
        values = presented ? other.presentedValues : other.values
        shadow = presented ? other.presentedShadow : other.shadow
        maskedCorners = other.maskedCorners
        masksToBounds = other.masksToBounds
        isHidden = other.isHidden
        if let extras = other.extras {
            ensuredExtras.zPosition = extras.zPosition
            ensuredExtras.contents = extras.contents
            ensuredExtras.contentsGravity = extras.contentsGravity
            ensuredExtras.contentsScale = extras.contentsScale
            ensuredExtras.contentsRect = extras.contentsRect
            ensuredExtras.contentsCenter = extras.contentsCenter
            ensuredExtras.drawn = extras.drawn
            ensuredExtras.undefinedKeyValues =
                presented ? other.presentedCustomValues : extras.undefinedKeyValues
        }
        copyCustomAppearance(of: other, presented: presented)
    }
}

// MARK: - Layout

extension CALayer {
    package final func performSetNeedsLayout() {
        if let host { return MainActor.assumeIsolated { host.setNeedsLayout() } }
        ensuredExtras.needsLayout = true
        withHost { $0.markNeedsLayoutBelow() }
    }

    final var isLayoutNeeded: Bool {
        if let host { return MainActor.assumeIsolated { host.needsLayout } }
        return extras?.needsLayout ?? false
    }

    package final func performLayoutIfNeeded() {
        if let host { return MainActor.assumeIsolated { host.layoutIfNeeded() } }
        layOutIfNeeded()
    }

    /// Lays out the sublayers that aren't layers of subviews.
    package final func layOutCustomSublayers() {
        guard let extras else { return }
        for sublayer in extras.sublayers ?? [] where !isLayerOfSubview(sublayer) { sublayer.performLayoutIfNeeded() }
        extras.mask?.performLayoutIfNeeded()
    }

    private func layOutIfNeeded() {
        guard let extras else { return }
        if extras.needsLayout {
            extras.needsLayout = false
            layoutSublayers()
        }
        layOutCustomSublayers()
    }
}
