import Foundation

extension UIView {
    /// Returns the index of the frontmost subview that covers a rectangle, given in the view's coordinates. Views
    /// behind it need not be painted.
    final func indexOfSubview(covering rect: CGRect, _ values: LayerValues) -> Int? {
        if layerStorage.hasOwnSublayers { return nil }
        // At the edges of a clip, the subview is blended with what is behind it.
        if layerStorage.masksToBounds {
            guard values.bounds.contains(rect), values.cornerRadius == 0 else { return nil }
        }
        return subviewStorage.lastIndex { $0.covers(rect) }
    }

    /// Whether the view hides everything behind it in a rectangle of the superview.
    private func covers(_ rect: CGRect) -> Bool {
        let values = layerStorage.values
        guard values.opacity == 1, !layerStorage.isHidden, !layerStorage.isAnimated, values.transform.isIdentity,
            values.isGeometryFinite, values.frame.contains(rect), layerStorage.extras?.mask == nil
        else { return false }
        if values.cornerRadius == 0, values.backgroundColor?.rgba.alpha == 1 { return true }
        let transform = values.transformToSuperlayer
        return indexOfSubview(covering: rect.offsetBy(dx: -transform.tx, dy: -transform.ty), values) != nil
    }
}
