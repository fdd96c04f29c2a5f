import Foundation

extension UIView {
    /// Changes the layer's values and applies the consequences. Animated inside an animation block.
    final func changeLayer(_ change: (inout LayerValues) -> Void) {
        var values = layerStorage.values
        change(&values)
        setLayerValues(values)
    }

    /// Applies every change of geometry and appearance, from the setters of the view or its layer.
    package final func setLayerValues(_ values: LayerValues) {
        var values = values
        if values.bounds != layerStorage.values.bounds { boundsWillChange(to: &values.bounds) }
        let old = layerStorage.values
        layerStorage.values = values
        if let animation = BlockAnimation.current {
            animation.record(layer, from: old)
        }
        let sizeChanged = values.bounds.size != old.bounds.size
        if sizeChanged || values.position != old.position || values.bounds.origin != old.bounds.origin
            || values.transform != old.transform || values.anchorPoint != old.anchorPoint
        {
            geometryDidChange(from: old, sizeChanged: sizeChanged)
        }
        let change = layerStorage.values.change(from: old)
        if change != .none {
            recordPaintChange(!layerStorage.isAnimated ? PaintRecord.Changes(change) : .appearance)
        }
        notifyObservers()
    }

    private func geometryDidChange(from old: LayerValues, sizeChanged: Bool) {
        if sizeChanged {
            if autoresizesSubviews, !subviewStorage.isEmpty { resizeSubviews(from: old.bounds.size) }
            setNeedsLayout()
            if contentMode == .redraw { setNeedsDisplay() }
            boundsSizeDidChange()
            updateCorners()
        }
        if layerStorage.values.bounds.origin != old.bounds.origin {
            boundsOriginDidChange()
            layoutEnvironmentDidChange()
        }
        rareStorage?.glassContainer?.setNeedsLayout()
        layoutGeometryDidChange(sizeChanged: sizeChanged)
        updateSafeAreaInsets()
    }

    /// Called after the appearance changed and the drawn content stayed valid. Every repaint is requested here or in
    /// `contentDidChange()`.
    package final func appearanceDidChange() {
        recordPaintChange(.appearance)
        notifyObservers()
    }

    /// Called after the drawn content became invalid.
    final func contentDidChange() {
        recordPaintChange(.appearance)
        notifyObservers()
    }

    final func contentModeDidChange() {
        if contentMode == .redraw { setNeedsDisplay() } else { appearanceDidChange() }
    }

    final func setBackgroundColor(_ color: UIColor?) {
        backgroundColorStorage = color
        let resolved = color?.resolvedColor(with: traits).cgColor
        changeLayer { $0.backgroundColor = resolved }
    }

    final func performSizeToFit() {
        let fitting = sizeThatFits(bounds.size)
        // Like UIKit, keeps the top-left corner in place.
        changeLayer { values in
            if values.transform.isIdentity {
                values.frame = CGRect(origin: values.frame.origin, size: fitting)
            } else {
                values.bounds.size = fitting
            }
        }
    }
}

// MARK: - Autoresizing

extension UIView {
    private func resizeSubviews(from oldSize: CGSize) {
        let newSize = layerStorage.values.bounds.size
        for subview in subviewStorage where !subview.autoresizingMaskStorage.isEmpty && !subview.isPlacedByConstraints {
            subview.autoresize(in: newSize, from: oldSize)
        }
    }

    private func autoresize(in newSize: CGSize, from oldSize: CGSize) {
        var frame = layerStorage.values.frame
        for axis in NSLayoutConstraint.Axis.both {
            let change = newSize.length(along: axis) - oldSize.length(along: axis)
            guard change != 0 else { continue }
            let shares = AutoresizingShares(
                of: frame,
                autoresizingMaskStorage,
                along: axis,
                in: oldSize.length(along: axis)
            ).shares(of: change)
            if axis == .horizontal {
                frame.origin.x += shares.start
                frame.size.width = max(0, frame.size.width + shares.length)
            } else {
                frame.origin.y += shares.start
                frame.size.height = max(0, frame.size.height + shares.length)
            }
        }
        if frame != layerStorage.values.frame { self.frame = frame }
    }
}
