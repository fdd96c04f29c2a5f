import Foundation

/// Views of a bar that are on the same glass.
@MainActor struct BarGlassGroup {
    /// The views in reading direction.
    var views: [UIView]
    /// The color of the glass; `nil` for glass without a color.
    var tint: UIColor?
    var hasGlass = true

    /// Splits the items of a bar, in reading direction, into those that share glass: spaces separate, and prominent
    /// buttons are on their own.
    static func groups(_ items: [(item: UIBarButtonItem, view: UIView)], tint: UIColor) -> [BarGlassGroup] {
        var groups: [BarGlassGroup] = []
        var isOpen = false
        for (item, view) in items {
            if item.space != nil {
                isOpen = false
                continue
            }
            let options = item.glassOptions
            let isProminent = item.style == .done && item.customView == nil
            let isAlone = isProminent || options.hidesSharedBackground || !options.sharesBackground
            if isOpen, !isAlone {
                groups[groups.count - 1].views.append(view)
            } else {
                let color: UIColor? = isProminent ? item.tintColor ?? tint : nil
                groups.append(BarGlassGroup(views: [view], tint: color, hasGlass: !options.hidesSharedBackground))
            }
            isOpen = !isAlone
        }
        return groups
    }

    /// Returns the width of the group, with the space beside its contents.
    func width(spacing: CGFloat, _ metrics: SystemMetrics.Glass) -> CGFloat {
        let content = contentWidth(spacing: spacing)
        return hasGlass ? max(metrics.button, content + 2 * metrics.buttonPadding) : content
    }

    /// Returns the width of the views.
    func contentWidth(spacing: CGFloat) -> CGFloat {
        views.reduce(0) { $0 + $1.bounds.width } + CGFloat(max(0, views.count - 1)) * spacing
    }
}

/// The glass behind groups of a bar's buttons. Views are created as needed and kept.
@MainActor final class BarGlass {
    private var views: [GlassView] = []

    /// Places glass behind groups of views that are laid out; none for groups without views.
    func show(behind groups: [BarGlassGroup], in bar: UIView, _ metrics: SystemMetrics.Glass?) {
        var shapes: [(frame: CGRect, tint: UIColor?)] = []
        if let metrics {
            for group in groups where group.hasGlass {
                let views = group.views.filter { $0.bounds.width > 0 }
                guard let first = views.first else { continue }
                let content = views.dropFirst().reduce(first.frame) { $0.union($1.frame) }
                let width = max(metrics.button, content.width + 2 * metrics.buttonPadding)
                let frame = CGRect(
                    x: content.midX - width / 2,
                    y: content.midY - metrics.button / 2,
                    width: width,
                    height: metrics.button
                )
                shapes.append((frame, group.tint))
            }
        }
        while views.count > shapes.count { views.removeLast().removeFromSuperview() }
        while views.count < shapes.count {
            let view = GlassView()
            views.append(view)
            // Above the bar's background.
            bar.insertSubview(view, at: 1)
        }
        for (view, shape) in zip(views, shapes) {
            view.frame = shape.frame
            guard view.effect.tintColor != shape.tint else { continue }
            let effect = UIGlassEffect()
            effect.tintColor = shape.tint
            view.effect = effect
        }
    }
}
