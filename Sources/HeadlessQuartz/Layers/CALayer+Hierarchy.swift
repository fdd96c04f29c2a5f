import Foundation

extension CALayer {
    /// All sublayers, from back to front.
    final var allSublayers: [CALayer] {
        extras?.sublayers ?? host?.subviewLayers ?? []
    }

    /// All sublayers, in painting order.
    final var paintedSublayers: [CALayer] {
        let all = allSublayers
        guard all.contains(where: { $0.zPosition != 0 }) else { return all }
        return all.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Whether `layer` belongs to a subview of this layer's view. Layers of other views can be added as well, but are
    /// only painted.
    final func isLayerOfSubview(_ layer: CALayer) -> Bool {
        guard host != nil, let subview = layer.host else { return false }
        return subview.superviewLayer === self
    }

    package final func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
        if layer === sibling { return }
        let others = allSublayers.filter { $0 !== layer }
        let index = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }.map { $0 + offset }
        insert(layer, at: index ?? (offset == 0 ? 0 : others.count))
    }

    package final func insert(_ layer: CALayer, at index: Int) {
        precondition(!isInside(layer), "A layer cannot be added to itself or to a layer in it.")
        let isMoved = allSublayers.contains { $0 === layer }
        if !isMoved { layer.performRemoveFromSuperlayer() }
        var sublayers = allSublayers
        sublayers.removeAll { $0 === layer }
        sublayers.insert(layer, at: max(0, min(index, sublayers.count)))
        ensuredExtras.sublayers = sublayers
        if isLayerOfSubview(layer) {
            orderSubviewsAsLayers()
        } else {
            layer.ensuredExtras.superlayer = self
        }
        if !isMoved, layer.isLayoutNeeded { performSetNeedsLayout() }
        layer.hostDidChange()
        appearanceDidChange()
    }

    package final func performRemoveFromSuperlayer() {
        if let host, host.superviewLayer != nil {
            return MainActor.assumeIsolated { host.removeFromSuperview() }
        }
        if let masked = extras?.masked { masked.setMask(nil) }
        guard let superlayer = extras?.superlayer else { return }
        superlayer.extras?.sublayers?.removeAll { $0 === self }
        superlayer.discardExplicitOrderIfDefault()
        extras?.superlayer = nil
        hostDidChange()
        superlayer.appearanceDidChange()
    }

    final func replaceSublayers(with layers: [CALayer]) {
        for old in allSublayers where !layers.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
        for layer in layers { addSublayer(layer) }
    }

    package final func setMask(_ mask: CALayer?) {
        guard mask !== extras?.mask else { return }
        if let old = extras?.mask { old.extras?.masked = nil }
        if let mask {
            precondition(!isInside(mask), "A layer cannot mask itself or a layer it is in.")
            mask.performRemoveFromSuperlayer()
            mask.ensuredExtras.masked = self
            if mask.isLayoutNeeded { performSetNeedsLayout() }
            mask.hostDidChange()
        }
        ensuredExtras.mask = mask
        appearanceDidChange()
    }

    final func setZPosition(_ zPosition: CGFloat) {
        guard zPosition != self.zPosition else { return }
        ensuredExtras.zPosition = zPosition
        superlayer?.startExplicitOrder()
        appearanceDidChange()
        superlayer?.appearanceDidChange()
    }

    /// Whether `other` is this layer or one of its ancestors.
    private func isInside(_ other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let candidate = layer {
            if candidate === other { return true }
            layer = candidate.superlayer ?? candidate.extras?.masked
        }
        return false
    }

    /// Starts keeping an explicit list of sublayers, independent of the order of subviews.
    final func startExplicitOrder() {
        if extras?.sublayers == nil { ensuredExtras.sublayers = allSublayers }
    }

    /// Discards the explicit list of sublayers if it only contains layers of subviews at the default z-position.
    private func discardExplicitOrderIfDefault() {
        guard let extras, let sublayers = extras.sublayers, host != nil else { return }
        if sublayers.allSatisfy({ isLayerOfSubview($0) && $0.zPosition == 0 }) { extras.sublayers = nil }
    }

    /// Reorders the subviews to match their layers.
    private func orderSubviewsAsLayers() {
        host?.orderSubviews(byLayers: allSublayers.filter { isLayerOfSubview($0) })
    }
}

// MARK: - Synchronizing with subviews

extension CALayer {
    /// Updates the list of sublayers after a subview was added or moved: its layer goes right behind the layer of the
    /// next subview, or in front of all others.
    package final func placeLayerOfSubview(_ layer: CALayer) {
        if let extras = layer.extras, extras.zPosition != 0 { startExplicitOrder() }
        guard var sublayers = extras?.sublayers else { return }
        sublayers.removeAll { $0 === layer }
        let layers = host?.subviewLayers ?? []
        let position = layers.firstIndex { $0 === layer } ?? layers.count
        let next = position + 1 < layers.count ? layers[position + 1] : nil
        let index = next.flatMap { next in sublayers.firstIndex { $0 === next } }
        sublayers.insert(layer, at: index ?? sublayers.count)
        extras?.sublayers = sublayers
    }

    /// Updates the list of sublayers after a subview was removed.
    package final func removeLayerOfSubview(_ layer: CALayer) {
        guard extras?.sublayers != nil else { return }
        extras?.sublayers?.removeAll { $0 === layer }
        discardExplicitOrderIfDefault()
    }
}

// MARK: - Coordinates

extension CALayer {
    final func coordinatePath(to other: CALayer?) -> CoordinatePath {
        CoordinatePath(from: ancestors, to: other?.ancestors) { $0.placedValues }
    }

    final func coordinatePath(from other: CALayer?) -> CoordinatePath {
        let own = ancestors
        return CoordinatePath(from: other?.ancestors ?? [own[own.count - 1]], to: own) { $0.placedValues }
    }

    /// The layer and its superlayers, up to the root layer.
    private var ancestors: [CALayer] {
        Array(sequence(first: self) { $0.superlayer })
    }

    /// The model values with the sublayer transform of the superlayer applied.
    private var placedValues: LayerValues { placed(values) }

    /// The part of the bounds that no ancestor clips away.
    final var unclippedBounds: CGRect {
        var visible = bounds
        for ancestor in ancestors.dropFirst() where ancestor.masksToBounds {
            visible = visible.intersection(convert(ancestor.bounds, from: ancestor))
        }
        return visible
    }

    package final func performHitTest(_ point: CGPoint) -> CALayer? {
        guard isShown(values) else { return nil }
        let own = placedValues.convertFromSuperlayer(point)
        let isInside = contains(own)
        guard isInside || !masksToBounds else { return nil }
        for sublayer in paintedSublayers.reversed() {
            if let found = sublayer.hitTest(own) { return found }
        }
        return isInside ? self : nil
    }
}
