import Foundation

extension FrameDamage {
    /// Widens what is to be painted until no slanted or curved edge is cut by its left or right side.
    ///
    /// Cairo samples such an edge in another way where a clip's side cuts it, and the pixels would differ a little from
    /// those of a picture painted at once. Top and bottom make no difference.
    mutating func widen(for window: UIWindow) {
        let rounds = 4
        for _ in 0..<rounds {
            var isStable = true
            for rect in region.rects where !isAsWideAsPicture(rect) {
                let wide = widened(rect, in: window)
                if wide == rect { continue }
                isStable = false
                region.add(wide)
            }
            if isStable { return }
        }
        for rect in region.rects {
            region.add(HostPixelRect(x: picture.x, y: rect.y, width: picture.width, height: rect.height))
        }
    }

    private func isAsWideAsPicture(_ rect: HostPixelRect) -> Bool {
        rect.x == picture.x && rect.width == picture.width
    }

    private func widened(_ rect: HostPixelRect, in window: UIWindow) -> HostPixelRect {
        let values = window.layer.presentedValues
        guard window.paintRecord.isShown else { return rect }
        var wide = rect
        widen(&wide, by: window, values, place(in: window, values))
        return wide
    }

    private func widen(_ rect: inout HostPixelRect, by view: UIView, _ values: LayerValues, _ inside: Place) {
        for subview in view.subviewStorage where subview.paintRecord.isShown {
            let extent = inside.pixels(of: subview.paintRecord.extent)
            guard extent.overlaps(rect), extent.x < rect.x || extent.maxX > rect.maxX else { continue }
            let values = subview.layer.presentedValues
            var place = inside
            place.toPixels = values.transformToSuperlayer.concatenating(inside.toPixels)
            if subview.hasEdgesToKeep(values, toPixels: place.toPixels, scale: scale) {
                let minX = min(rect.x, extent.x)
                rect = HostPixelRect(
                    x: minX,
                    y: rect.y,
                    width: max(rect.maxX, extent.maxX) - minX,
                    height: rect.height
                )
            } else {
                if subview.layer.masksToBounds { place.clip(to: values.bounds) }
                widen(&rect, by: subview, values, place)
            }
        }
    }
}

extension UIView {
    /// Whether the view or what is in it is painted with other edges than those of whole pixels and upright rectangles.
    fileprivate func hasEdgesToKeep(_ values: LayerValues, toPixels: CGAffineTransform, scale: CGFloat) -> Bool {
        if values.cornerRadius > 0 || toPixels.b != 0 || toPixels.c != 0 { return true }
        guard mayDraw else { return layer.masksToBounds && !values.bounds.applying(toPixels).hasWholeSides }
        if needsDisplay { return true }
        if let content {
            // Text that is stretched is drawn by its outlines.
            return !content.list.isPlain || content.bounds != values.bounds || toPixels.a != scale
                || toPixels.d != scale
                || !values.bounds.applying(toPixels).hasWholeSides
        }
        return layer.masksToBounds && !values.bounds.applying(toPixels).hasWholeSides
    }
}

extension CGRect {
    /// Whether the sides lie between pixels, as exactly as Cairo counts.
    fileprivate var hasWholeSides: Bool {
        let tolerance = 0.001
        return [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < tolerance }
    }
}
