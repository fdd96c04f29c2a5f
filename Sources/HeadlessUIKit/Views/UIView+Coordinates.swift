import Foundation

extension UIView {
    final func performConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let offset = plainOffset(to: view) else { return point.applying(transform(to: view)) }
        return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }

    final func performConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let offset = plainOffset(to: view) else { return point.applying(transform(to: view).inverted()) }
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    final func performConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let offset = plainOffset(to: view) else { return rect.applying(transform(to: view)) }
        return rect.offsetBy(dx: offset.x, dy: offset.y)
    }

    final func performConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let offset = plainOffset(to: view) else { return rect.applying(transform(to: view).inverted()) }
        return rect.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Returns the transform from the view's coordinates to another view's.
    private func transform(to view: UIView?) -> CGAffineTransform {
        let own = transformToRoot()
        guard let view else { return own }
        return own.concatenating(view.transformToRoot().inverted())
    }

    private func transformToRoot() -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var step: UIView? = self
        while let view = step, view.superviewStorage != nil {
            result = result.concatenating(view.layer.values.transformToSuperlayer)
            step = view.superviewStorage
        }
        return result
    }

    /// The sum of offsets if no view on the path is transformed, which is nearly always so. Exact, unlike multiplying
    /// and inverting matrices.
    private func plainOffset(to view: UIView?) -> CGPoint? {
        guard let own = offsetToRoot(orTo: view) else { return nil }
        if own.foundTarget { return own.offset }
        guard let view else { return own.offset }
        guard let other = view.offsetToRoot(orTo: nil) else { return nil }
        return CGPoint(x: own.offset.x - other.offset.x, y: own.offset.y - other.offset.y)
    }

    private func offsetToRoot(orTo target: UIView?) -> (offset: CGPoint, foundTarget: Bool)? {
        var offset = CGPoint.zero
        var step: UIView? = self
        while let view = step {
            if view === target { return (offset, true) }
            guard let superview = view.superviewStorage else { break }
            let values = view.layer.values
            guard values.transform.isIdentity else { return nil }
            let origin = values.frame.origin
            offset.x += origin.x - values.bounds.origin.x
            offset.y += origin.y - values.bounds.origin.y
            step = superview
        }
        return (offset, false)
    }
}

// MARK: - Hit testing

extension UIView {
    /// The alpha below which views receive no touches, as UIKit documents for `hitTest(_:with:)`.
    private static let leastTouchableAlpha: Float = 0.01

    final func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, !isUntouchableWhileAnimated,
            layer.values.opacity >= Self.leastTouchableAlpha,
            layer.values.isGeometryFinite, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewStorage.reversed() {
            if let touched = subview.hitTest(subview.convertFromSuperview(point), with: event) { return touched }
        }
        return self
    }

    /// Whether an animation disables touches: views receive none while they are animated, unless its options allow it.
    private var isUntouchableWhileAnimated: Bool {
        layer.runningAnimations.contains { !$0.owner.options.contains(.allowUserInteraction) }
    }

    private func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        let values = layer.values
        guard values.transform.isIdentity else { return point.applying(values.transformToSuperlayer.inverted()) }
        let frame = values.frame
        return CGPoint(
            x: point.x - frame.origin.x + values.bounds.origin.x,
            y: point.y - frame.origin.y + values.bounds.origin.y
        )
    }
}
