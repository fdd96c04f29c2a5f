import Foundation

extension FrameDamage {
    /// Enlarges the damaged rectangles until they don't clip any edge that would be rasterized differently if clipped.
    ///
    /// Cairo samples slanted and curved edges differently if the left or right side of a clip intersects them, and
    /// handles clips between pixels differently wherever they are intersected. The pixels would differ slightly from
    /// those of a frame painted at once.
    mutating func widen(for window: UIWindow) {
        let rounds = 4
        for _ in 0..<rounds {
            var isStable = true
            for rect in region.rects where rect != frameBounds {
                let wide = widened(rect, in: window)
                if wide == rect { continue }
                isStable = false
                region.add(wide)
            }
            if isStable { return }
        }
        region.add(frameBounds)
    }

    private func widened(_ rect: PixelRect, in window: UIWindow) -> PixelRect {
        guard window.paintRecord.isShown else { return rect }
        guard window.layerStorage.isPlain else { return frameBounds }
        var wide = rect
        let values = window.layerStorage.presentedValues
        widen(&wide, by: window, place(in: window, values))
        return wide
    }

    private func widen(_ rect: inout PixelRect, by view: UIView, _ inside: Place) {
        for subview in view.subviewStorage where subview.paintRecord.isShown {
            let extent = inside.pixels(of: subview.paintRecord.extent)
            guard extent.overlaps(rect), !rect.contains(extent) else { continue }
            let values = subview.layerStorage.presentedValues
            var place = inside
            place.toPixels = values.transformToSuperlayer.concatenating(inside.toPixels)
            switch subview.uncuttableEdges(values, toPixels: place.toPixels, scale: scale) {
            case .all:
                rect = rect.union(extent)
            case .sides where extent.x < rect.x || extent.maxX > rect.maxX:
                let minX = min(rect.x, extent.x)
                let width = max(rect.maxX, extent.maxX) - minX
                rect = PixelRect(x: minX, y: rect.y, width: width, height: rect.height)
            case .sides, .none:
                if subview.layerStorage.masksToBounds { place.clip(to: values.bounds) }
                widen(&rect, by: subview, place)
            }
        }
    }
}

/// The edges of a view's content that a damaged rectangle must not clip.
private enum UncuttableEdges {
    case none
    case sides
    case all
}

extension UIView {
    fileprivate func uncuttableEdges(
        _ values: LayerValues,
        toPixels: CGAffineTransform,
        scale: CGFloat
    ) -> UncuttableEdges {
        // A backdrop is made of pixels that it covers, and they must be painted in the same pass.
        if backdrop != nil { return .all }
        let hasWholeSides = values.bounds.applying(toPixels).hasWholeSides
        if layerStorage.masksToBounds, !hasWholeSides { return .all }
        if layerStorage.visibleShadow != nil || !layerStorage.isPlain { return .all }
        if mayDraw {
            // A view that others cover is never painted, and would be unknown forever.
            drawContentIfNeeded()
            if let content, !content.list.isPlain, content.list.clips || !hasWholeSides { return .all }
        }
        let isTurned = toPixels.b != 0 || toPixels.c != 0
        if isTurned || values.cornerRadius > 0 { return .sides }
        guard mayDraw, let content else { return .none }
        // Stretched text is drawn as outlines.
        let isStretched = content.bounds != values.bounds || toPixels.a != scale || toPixels.d != scale
        return isStretched || !content.list.isPlain || !hasWholeSides ? .sides : .none
    }
}

extension CGRect {
    /// Whether the sides lie between pixels, to Cairo's precision.
    fileprivate var hasWholeSides: Bool {
        func isWhole(_ side: CGFloat) -> Bool { abs(side - side.rounded()) < 0.001 }
        return isWhole(minX) && isWhole(minY) && isWhole(maxX) && isWhole(maxY)
    }
}
