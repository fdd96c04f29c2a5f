import Foundation

extension CALayer {
    /// All sublayers from the back to the front.
    final var allSublayers: [CALayer] {
        extras?.sublayers ?? view?.subviewStorage.map(\.layer) ?? []
    }

    /// All sublayers in the order in which they are painted.
    final var paintedSublayers: [CALayer] {
        let all = allSublayers
        guard all.contains(where: { $0.zPosition != 0 }) else { return all }
        return all.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Whether the layer is that of a subview of this one's view. Others may be added as well: they are only painted.
    final func isLayerOfSubview(_ layer: CALayer) -> Bool {
        guard let view, let subview = layer.view else { return false }
        return subview.superviewStorage === view
    }

    final func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
        if layer === sibling { return }
        let others = allSublayers.filter { $0 !== layer }
        let index = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }.map { $0 + offset }
        insert(layer, at: index ?? (offset == 0 ? 0 : others.count))
    }

    final func insert(_ layer: CALayer, at index: Int) {
        precondition(!isInside(layer), "A layer cannot be added to itself or to a layer in it.")
        let isMoved = allSublayers.contains { $0 === layer }
        if !isMoved { layer.leaveSuperlayer() }
        var sublayers = allSublayers
        sublayers.removeAll { $0 === layer }
        sublayers.insert(layer, at: max(0, min(index, sublayers.count)))
        madeExtras.sublayers = sublayers
        if isLayerOfSubview(layer) {
            orderSubviewsAsLayers()
        } else {
            layer.madeExtras.superlayer = self
        }
        if !isMoved, layer.asksForLayout { markNeedsLayout() }
        layer.hostDidChange()
        appearanceDidChange()
    }

    final func leaveSuperlayer() {
        if let view, view.superviewStorage != nil {
            return MainActor.assumeIsolated { view.removeFromSuperview() }
        }
        if let masked = extras?.masked { masked.setMask(nil) }
        guard let superlayer = extras?.superlayer else { return }
        superlayer.extras?.sublayers?.removeAll { $0 === self }
        superlayer.forgetOrderIfPlain()
        extras?.superlayer = nil
        hostDidChange()
        superlayer.appearanceDidChange()
    }

    final func replaceSublayers(with layers: [CALayer]) {
        for old in allSublayers where !layers.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
        for layer in layers { addSublayer(layer) }
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== extras?.mask else { return }
        if let old = extras?.mask { old.extras?.masked = nil }
        if let mask {
            precondition(!isInside(mask), "A layer cannot mask itself or a layer it is in.")
            mask.leaveSuperlayer()
            mask.madeExtras.masked = self
            if mask.asksForLayout { markNeedsLayout() }
            mask.hostDidChange()
        }
        madeExtras.mask = mask
        appearanceDidChange()
    }

    final func setZPosition(_ zPosition: CGFloat) {
        guard zPosition != self.zPosition else { return }
        madeExtras.zPosition = zPosition
        superlayer?.keepOrder()
        appearanceDidChange()
        superlayer?.appearanceDidChange()
    }

    /// Whether this is the layer or lies anywhere inside it.
    private func isInside(_ other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let candidate = layer {
            if candidate === other { return true }
            layer = candidate.superlayer ?? candidate.extras?.masked
        }
        return false
    }

    /// From now on the order of the sublayers is that of a list, and not only that of the subviews.
    final func keepOrder() {
        if extras?.sublayers == nil { madeExtras.sublayers = allSublayers }
    }

    /// Without layers other than those of subviews, the order is that of the subviews again.
    private func forgetOrderIfPlain() {
        guard let extras, let sublayers = extras.sublayers, view != nil else { return }
        if sublayers.allSatisfy({ isLayerOfSubview($0) && $0.zPosition == 0 }) { extras.sublayers = nil }
    }

    /// The order of subviews is that of their layers.
    private func orderSubviewsAsLayers() {
        guard let view else { return }
        let subviews = allSublayers.filter { isLayerOfSubview($0) }.compactMap(\.view)
        if subviews.count == view.subviewStorage.count { view.subviewStorage = subviews }
    }
}

// MARK: - Following the subviews

extension CALayer {
    /// A subview was added or took another place: its layer comes right behind that of the next subview, or before all
    /// others.
    final func placeLayer(of subview: UIView, in subviews: [UIView]) {
        if let extras = subview.layer.extras, extras.zPosition != 0 { keepOrder() }
        guard var sublayers = extras?.sublayers else { return }
        sublayers.removeAll { $0 === subview.layer }
        let position = subviews.firstIndex { $0 === subview } ?? subviews.count
        let next = position + 1 < subviews.count ? subviews[position + 1].layer : nil
        let index = next.flatMap { next in sublayers.firstIndex { $0 === next } }
        sublayers.insert(subview.layer, at: index ?? sublayers.count)
        extras?.sublayers = sublayers
    }

    /// A subview went away.
    final func removeLayer(of subview: UIView) {
        guard extras?.sublayers != nil else { return }
        extras?.sublayers?.removeAll { $0 === subview.layer }
        forgetOrderIfPlain()
    }
}

// MARK: - Coordinates

extension CALayer {
    /// A point in another layer's coordinates, in this one's; nil stands for the coordinates of the topmost layer.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transform(from: l))
    }

    /// A point in this layer's coordinates, in another one's; nil stands for the coordinates of the topmost layer.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transform(from: l).inverted())
    }

    /// The rectangle that encloses one in another layer's coordinates, in this one's.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(transform(from: l))
    }

    /// The rectangle that encloses one in this layer's coordinates, in another one's.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transform(from: l).inverted())
    }

    private func transform(from other: CALayer?) -> CGAffineTransform {
        (other?.transformToTop ?? .identity).concatenating(transformToTop.inverted())
    }

    private var transformToTop: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer = self
        while let superlayer = layer.superlayer {
            transform = transform.concatenating(layer.values.transformToSuperlayer)
            layer = superlayer
        }
        return transform
    }

    final func findLayer(at point: CGPoint) -> CALayer? {
        guard isShown(values) else { return nil }
        let own = point.applying(values.transformToSuperlayer.inverted())
        let isInside = contains(own)
        guard isInside || !masksToBounds else { return nil }
        for sublayer in paintedSublayers.reversed() {
            if let found = sublayer.hitTest(own) { return found }
        }
        return isInside ? self : nil
    }
}
