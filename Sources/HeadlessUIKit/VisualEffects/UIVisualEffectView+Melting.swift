import Foundation

extension UIVisualEffectView {
    /// Shows the glass in the content view: what is nearer to each other than the spacing as one.
    final func melt(_ effect: UIGlassContainerEffect) {
        for view in glassViews(in: contentView, includingHidden: true) { follow(view) }
        let views = glassViews(in: contentView, includingHidden: false)
        let pieces = views.map { view in
            GlassOutline.Piece(frame: view.convert(view.bounds, to: self), radii: view.glassRadii)
        }
        let spacing = effect.spacing.isFinite ? max(0, effect.spacing) : 0
        let groups = GlassOutline.groups(of: pieces, spacing: spacing).filter { $0.count > 1 }
        let melted = Set(groups.joined())
        for (index, view) in views.enumerated() { view.isMelted = melted.contains(index) }
        while meltedGlass.count > groups.count { meltedGlass.removeLast().removeFromSuperview() }
        while meltedGlass.count < groups.count {
            let view = MeltedGlassView()
            insertSubview(view, belowSubview: contentView)
            meltedGlass.append(view)
        }
        for (view, group) in zip(meltedGlass, groups) {
            guard let glass = views[group[0]].effect as? UIGlassEffect else { continue }
            let outline = GlassOutline(pieces: group.map { pieces[$0] }, spacing: spacing)
            view.show(outline, effect: glass, traits: traitCollection)
        }
    }

    /// Looks again when a piece of glass moves, or a view that contains it.
    private func follow(_ glass: UIView) {
        var view = glass
        while view !== contentView, let next = view.superview {
            view.rare.glassContainer = self
            view = next
        }
    }

    /// Shows each piece of glass by itself.
    final func stopMelting() {
        guard !meltedGlass.isEmpty else { return }
        for view in meltedGlass { view.removeFromSuperview() }
        meltedGlass = []
        for view in glassViews(in: contentView, includingHidden: true) { view.isMelted = false }
    }

    /// The views of glass below a view, but not those in another container.
    private func glassViews(in view: UIView, includingHidden: Bool) -> [UIVisualEffectView] {
        view.subviews.filter { includingHidden || !$0.isHidden }.flatMap { subview -> [UIVisualEffectView] in
            let effect = (subview as? UIVisualEffectView)?.effect
            if effect is UIGlassContainerEffect { return [] }
            if effect is UIGlassEffect, let glass = subview as? UIVisualEffectView { return [glass] }
            return glassViews(in: subview, includingHidden: includingHidden)
        }
    }

    private var glassRadii: RadiiByCorner {
        if rareStorage?.corners != nil || layer.cornerRadius > 0 { return cornerRadii }
        return RadiiByCorner(radius: min(bounds.width, bounds.height) / 2, corners: .allCorners)
    }

    /// Lets the container, if there is one, look at its glass again.
    final func glassDidChange() {
        var view = superview
        while let candidate = view {
            if let container = candidate as? UIVisualEffectView, container.effect is UIGlassContainerEffect {
                return container.setNeedsLayout()
            }
            view = candidate.superview
        }
    }
}
