import Foundation

extension UIView {
    /// A view that shows what this one shows now.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows what a part of this one shows now; what lies inside the insets stretches with it.
    public final func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, Path.rect(rect).isDrawable else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let list = recordDrawing { context in
            context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
            ViewPainter.paint(self, on: context.canvas)
        }
        let image = UIImage(storage: .drawing(list), size: rect.size, scale: max(1, traits.displayScale))
        let view = UIImageView(image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
        view.frame = CGRect(origin: .zero, size: rect.size)
        view.clipsToBounds = true
        return view
    }

    /// Draws what the view shows in the current context, stretched to the rectangle. Returns whether there is a context.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        ViewPainter.paint(self, on: context.canvas)
        context.restoreGState()
        return true
    }
}
