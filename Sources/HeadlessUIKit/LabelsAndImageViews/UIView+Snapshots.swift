import Foundation

extension UIView {
    /// Returns a view that shows a snapshot of this view.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows a snapshot of a part of this view; only the area inside the cap insets stretches.
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

    /// Renders a snapshot of the view hierarchy into a rectangle of the current context; returns whether there is a
    /// context.
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
