import Foundation

extension FrameDamage {
    /// Moves the pixels of a view whose bounds origin changed, as in scrolling, and damages what doesn't move along:
    /// the newly exposed bands and everything in front of the view.
    ///
    /// - Returns: `false` if pixels can't be moved: the distance isn't a whole number of pixels, the view is
    ///   translucent above a non-uniform background, or pixels were already moved in this frame.
    mutating func movePixels(of view: UIView, _ values: LayerValues, _ inside: Place) -> Bool {
        let area = inside.wholeClip
        guard move == nil, !area.isEmpty, isMovable(view, values),
            let distance = wholePixels(from: view.paintRecord.origin, to: values.bounds.origin),
            abs(distance.x) < area.width, abs(distance.y) < area.height, isBackdropUniform(of: view, values, area)
        else { return false }
        let target = area.intersection(area.offsetBy(x: distance.x, y: distance.y))
        region.move(in: area, byX: distance.x, y: distance.y)
        move = FrameChange.Move(target: target, dx: distance.x, dy: distance.y)
        for band in inside.clip.subtracting(target) { region.add(band) }
        if distance.x != 0 {
            // Edges at the sides may now be clipped, or no longer be clipped: see `widen(for:)`.
            region.add(PixelRect(x: area.x, y: area.y, width: 1, height: area.height))
            region.add(PixelRect(x: area.maxX - 1, y: area.y, width: 1, height: area.height))
        }
        func damageFixed(_ rect: PixelRect) {
            let fixed = rect.intersection(area)
            region.add(fixed)
            region.add(fixed.offsetBy(x: distance.x, y: distance.y).intersection(area))
        }
        for corner in corners(of: view, values, inside) { damageFixed(corner) }
        addBackdrops(in: view, inside)
        var child = view
        for step in path.reversed() {
            for corner in corners(of: step.view, step.values, step.inside) { damageFixed(corner) }
            for overlay in step.view.subviewStorage.reversed() {
                if overlay === child { break }
                guard overlay.paintRecord.isShown else { continue }
                damageFixed(step.inside.pixels(of: overlay.paintRecord.extent))
            }
            child = step.view
        }
        return true
    }

    /// Damages what shows the pixels behind it: these don't move along at the edges of the area.
    private mutating func addBackdrops(in view: UIView, _ inside: Place) {
        for subview in view.subviewStorage where subview.paintRecord.mayHaveBackdrop && subview.paintRecord.isShown {
            if subview.backdrop != nil { region.add(inside.pixels(of: subview.paintRecord.extent)) }
            var place = inside
            let values = subview.layerStorage.presentedValues
            place.toPixels = values.transformToSuperlayer.concatenating(inside.toPixels)
            addBackdrops(in: subview, place)
        }
    }

    /// Whether everything visible in the view moves with its bounds, and nothing else is blended with it.
    private func isMovable(_ view: UIView, _ values: LayerValues) -> Bool {
        guard view.layerStorage.masksToBounds, view.content == nil, !view.layerStorage.isAnimated else { return false }
        return view.layerStorage.isPlain && isPlain(values)
            && path.allSatisfy { $0.view.layerStorage.isPlain && isPlain($0.values) }
    }

    private func isPlain(_ values: LayerValues) -> Bool {
        values.opacity == 1 && values.borderWidth == 0 && values.transform.isIdentity
    }

    private func wholePixels(from old: CGPoint, to new: CGPoint) -> (x: Int, y: Int)? {
        let x = (old.x - new.x) * scale
        let y = (old.y - new.y) * scale
        let limit = CGFloat(RenderingLimits.maximumSide)
        guard x == x.rounded(), y == y.rounded(), abs(x) <= limit, abs(y) <= limit else { return nil }
        return (Int(x), Int(y))
    }

    /// Whether the background behind an area has a uniform color, so that moving pixels doesn't affect it.
    private func isBackdropUniform(of view: UIView, _ values: LayerValues, _ area: PixelRect) -> Bool {
        if isOpaque(values) { return true }
        var child = view
        for step in path.reversed() {
            for sibling in step.view.subviewStorage {
                if sibling === child { break }
                guard sibling.paintRecord.isShown else { continue }
                if step.inside.pixels(of: sibling.paintRecord.extent).overlaps(area) { return false }
            }
            if step.view.content != nil || step.view.backdrop != nil || step.values.backgroundColor?.pattern != nil {
                return false
            }
            if let color = step.values.backgroundColor?.rgba, color.alpha > 0 {
                let edges = step.values.bounds.applying(step.inside.toPixels)
                let whole = PixelRect(inside: edges, within: step.inside.wholeClip)
                guard step.values.cornerRadius == 0, whole.contains(area) else { return false }
                if color.alpha == 1 { return true }
            }
            child = step.view
        }
        return true
    }

    private func isOpaque(_ values: LayerValues) -> Bool {
        values.backgroundColor?.rgba.alpha == 1
    }

    /// Returns the squares around the rounded corners of a view that clips.
    private func corners(of view: UIView, _ values: LayerValues, _ inside: Place) -> [PixelRect] {
        guard view.layerStorage.masksToBounds, values.cornerRadius > 0 else { return [] }
        let bounds = values.bounds
        let radius = min(values.cornerRadius, bounds.width / 2, bounds.height / 2)
        let size = CGSize(width: radius, height: radius)
        let origins = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX - radius, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY - radius), CGPoint(x: bounds.maxX - radius, y: bounds.maxY - radius),
        ]
        return origins.map { inside.pixels(of: CGRect(origin: $0, size: size)) }
    }
}
