import Foundation

extension UIView {
    /// Changes the layer's values and applies the consequences. Animated inside an animation block.
    final func changeLayer(_ change: (inout LayerValues) -> Void) {
        var values = layer.values
        change(&values)
        setLayerValues(values)
    }

    /// Applies every change of geometry and appearance, from the setters of the view or its layer.
    final func setLayerValues(_ values: LayerValues) {
        var values = values
        if values.bounds != layer.values.bounds { boundsWillChange(to: &values.bounds) }
        let old = layer.values
        layer.values = values
        if let animation = ViewAnimation.current {
            animation.record(self, from: old)
        }
        let sizeChanged = values.bounds.size != old.bounds.size
        if sizeChanged || values.position != old.position || values.bounds.origin != old.bounds.origin
            || values.transform != old.transform || values.anchorPoint != old.anchorPoint
        {
            geometryDidChange(from: old, sizeChanged: sizeChanged)
        }
        let changes = layer.values.paintChanges(from: old)
        if !changes.isEmpty { notePaint(!layer.isAnimated ? changes : .looks) }
        tellObservers()
    }

    private func geometryDidChange(from old: LayerValues, sizeChanged: Bool) {
        if sizeChanged {
            if autoresizesSubviews, !subviewStorage.isEmpty { resizeSubviews(from: old.bounds.size) }
            setNeedsLayout()
            if contentMode == .redraw { setNeedsDisplay() }
            boundsSizeDidChange()
        }
        if layer.values.bounds.origin != old.bounds.origin {
            boundsOriginDidChange()
            layoutEnvironmentDidChange()
        }
        layoutGeometryDidChange(sizeChanged: sizeChanged)
        updateSafeAreaInsets()
    }

    /// Called after the appearance changed and the drawn content stayed valid. Every repaint is requested here or in
    /// `contentDidChange()`.
    final func appearanceDidChange() {
        notePaint(.looks)
        tellObservers()
    }

    /// Called after the drawn content became invalid.
    final func contentDidChange() {
        notePaint(.looks)
    }

    final func contentModeDidChange() {
        if contentMode == .redraw { setNeedsDisplay() } else { appearanceDidChange() }
    }

    final func setBackgroundColor(_ color: UIColor?) {
        backgroundColorStorage = color
        let resolved = color?.resolvedColor(with: traits).cgColor
        changeLayer { $0.backgroundColor = resolved }
    }

    final func resizeToFit() {
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
        let newSize = layer.values.bounds.size
        for subview in subviewStorage where !subview.autoresizingMaskStorage.isEmpty && !subview.isPlacedByConstraints {
            subview.autoresize(in: newSize, from: oldSize)
        }
    }

    private func autoresize(in newSize: CGSize, from oldSize: CGSize) {
        let mask = autoresizingMaskStorage
        var frame = layer.values.frame
        (frame.origin.x, frame.size.width) = Self.autoresized(
            origin: frame.origin.x,
            length: frame.size.width,
            from: oldSize.width,
            to: newSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
        )
        (frame.origin.y, frame.size.height) = Self.autoresized(
            origin: frame.origin.y,
            length: frame.size.height,
            from: oldSize.height,
            to: newSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
        )
        if frame != layer.values.frame { self.frame = frame }
    }

    /// Distributes the change of length among the flexible parts in proportion to their lengths; equally if all are 0.
    private static func autoresized(
        origin: CGFloat,
        length: CGFloat,
        from old: CGFloat,
        to new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (origin: CGFloat, length: CGFloat) {
        let difference = new - old
        let parts = [
            flexible.before ? origin : nil,
            flexible.length ? length : nil,
            flexible.after ? old - origin - length : nil,
        ]
        let count = parts.count { $0 != nil }
        guard difference != 0, count > 0 else { return (origin, length) }
        let total = parts.reduce(0) { $0 + ($1 ?? 0) }
        func share(_ part: CGFloat?) -> CGFloat {
            guard let part else { return 0 }
            return total == 0 ? difference / CGFloat(count) : difference * part / total
        }
        return (origin + share(parts[0]), max(0, length + share(parts[1])))
    }
}
