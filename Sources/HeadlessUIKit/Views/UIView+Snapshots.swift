import Foundation

/// A view that shows what another view looked like.
private final class SnapshotView: UIView {
    private let image: UIImage

    init(image: UIImage) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image.size))
        contentMode = .redraw
        isOpaque = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        image.draw(in: bounds)
    }
}

extension UIView {
    final func makeSnapshot(
        of rect: CGRect,
        afterScreenUpdates: Bool,
        capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, Path.rect(rect).isDrawable else { return nil }
        if afterScreenUpdates { layoutIfNeeded() }
        let list = recordDrawing { context in
            context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
            ViewPainter.paint(self, on: context.canvas)
        }
        let image = UIImage(storage: .drawing(list), size: rect.size, scale: max(1, traits.displayScale))
        return SnapshotView(image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
    }

    final func performDrawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterScreenUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        ViewPainter.paint(self, on: context.canvas)
        context.restoreGState()
        return true
    }
}
