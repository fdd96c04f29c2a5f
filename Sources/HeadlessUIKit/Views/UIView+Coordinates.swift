import Foundation

extension UIView {
    final func performConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let offset = plainOffset(to: view) else { return path(to: view).convert(point) }
        return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }

    final func performConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let offset = plainOffset(to: view) else { return path(from: view).convert(point) }
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    final func performConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let offset = plainOffset(to: view) else { return path(to: view).convert(rect) }
        return rect.offsetBy(dx: offset.x, dy: offset.y)
    }

    final func performConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let offset = plainOffset(to: view) else { return path(from: view).convert(rect) }
        return rect.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    private func path(to view: UIView?) -> CoordinatePath {
        CoordinatePath(from: ancestors, to: view?.ancestors) { $0.layerStorage.values }
    }

    private func path(from view: UIView?) -> CoordinatePath {
        let own = ancestors
        return CoordinatePath(from: view?.ancestors ?? [own[own.count - 1]], to: own) { $0.layerStorage.values }
    }

    /// The view and its superviews, up to the top of the hierarchy.
    private var ancestors: [UIView] {
        Array(sequence(first: self) { $0.superviewStorage })
    }

    /// The sum of offsets if no view on the path is transformed, which is nearly always so, without allocating a path.
    private func plainOffset(to view: UIView?) -> CGPoint? {
        guard var own = offsetToTop(orTo: view) else { return nil }
        guard let view, own.top !== view else { return own.offset }
        guard var other = view.offsetToTop(orTo: nil) else { return nil }
        if own.top !== other.top {
            // The tops of separate hierarchies share their superview's coordinates.
            guard let ownOrigin = own.top.plainOrigin, let otherOrigin = other.top.plainOrigin else { return nil }
            own.offset = CGPoint(x: own.offset.x + ownOrigin.x, y: own.offset.y + ownOrigin.y)
            other.offset = CGPoint(x: other.offset.x + otherOrigin.x, y: other.offset.y + otherOrigin.y)
        }
        return CGPoint(x: own.offset.x - other.offset.x, y: own.offset.y - other.offset.y)
    }

    private func offsetToTop(orTo target: UIView?) -> (offset: CGPoint, top: UIView)? {
        var offset = CGPoint.zero
        var view = self
        while view !== target, let superview = view.superviewStorage {
            guard let origin = view.plainOrigin else { return nil }
            offset.x += origin.x
            offset.y += origin.y
            view = superview
        }
        return (offset, view)
    }

    /// The offset of the view's coordinates in the superview's; `nil` if the view is transformed.
    private var plainOrigin: CGPoint? {
        let values = layerStorage.values
        guard values.transform.isIdentity else { return nil }
        let origin = values.frame.origin
        return CGPoint(x: origin.x - values.bounds.origin.x, y: origin.y - values.bounds.origin.y)
    }
}

// MARK: - Hit testing

extension UIView {
    /// The alpha below which views receive no touches, as UIKit documents for `hitTest(_:with:)`.
    private static let leastTouchableAlpha: Float = 0.01

    final func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, !layerStorage.isAnimatedWithoutTouches,
            layerStorage.values.opacity >= Self.leastTouchableAlpha,
            layerStorage.values.isGeometryFinite, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviewStorage.reversed() {
            if let touched = subview.hitTest(subview.convertFromSuperview(point), with: event) { return touched }
        }
        return self
    }

    private func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        let values = layerStorage.values
        guard values.transform.isIdentity else { return values.convertFromSuperlayer(point) }
        let frame = values.frame
        return CGPoint(
            x: point.x - frame.origin.x + values.bounds.origin.x,
            y: point.y - frame.origin.y + values.bounds.origin.y
        )
    }
}
