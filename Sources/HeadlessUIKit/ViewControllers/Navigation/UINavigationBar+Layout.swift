import Foundation

extension UINavigationBar {
    /// Shortens the back button's title so that the other content fits.
    final func fitBackButton() {
        guard let backButton, fittedBackButtonWidth != bounds.width else { return }
        fittedBackButtonWidth = bounds.width
        let others = leadingViews.filter { $0 !== backButton } + trailingViews
        let middle = middleView?.sizeThatFits(bounds.size).width ?? 0
        let taken = others.reduce(middle) { $0 + $1.bounds.width + Metrics.spacing }
        backButton.fit(
            in: bounds.width - taken - Metrics.backMargin - Metrics.spacing - Metrics.margin,
            minimumWidth: metrics.glass == nil ? Metrics.backWidth : 0
        )
    }

    /// The part of the bar below the prompt.
    private var contentRect: CGRect {
        CGRect(x: 0, y: promptHeight, width: bounds.width, height: max(0, bounds.height - promptHeight))
    }

    /// Places the buttons at both ends, and the title between them.
    final func placeContents() {
        guard let glass = metrics.glass else {
            var leading = place(leadingViews, from: backButton == nil ? Metrics.margin : Metrics.backMargin)
            if let backButton, leadingViews.last === backButton, backButton.configuration?.title == nil {
                leading += Metrics.chevronSpacing - Metrics.spacing
            }
            let trailing = place(trailingViews.reversed(), endingAt: bounds.width - Metrics.margin)
            return placeMiddle(from: leading, to: trailing)
        }
        var leading = Metrics.margin
        for group in leadingGroups {
            leading = place(group, onGlass: glass, from: leading) + glass.groupSpacing
        }
        var trailing = bounds.width - Metrics.margin
        for group in trailingGroups {
            trailing -= group.width(spacing: Metrics.spacing, glass)
            _ = place(group, onGlass: glass, from: trailing)
            trailing -= glass.groupSpacing
        }
        placeMiddle(from: leading, to: trailing)
    }

    /// The views at the leading edge that share glass, from the edge inwards. The back button has its own.
    final var leadingGroups: [BarGlassGroup] {
        let back = backButton.map { [BarGlassGroup(views: [$0])] } ?? []
        return back + leadingItems.flatMap { BarGlassGroup.groups($0, tint: tintColor) }
    }

    /// The views at the trailing edge that share glass, from the edge inwards.
    final var trailingGroups: [BarGlassGroup] {
        trailingItems.flatMap { BarGlassGroup.groups($0.reversed(), tint: tintColor).reversed() }
    }

    /// Buttons on glass have the color of text, unless the app tints them or the bar; on tinted glass they are white.
    final func useGlassColor(_ view: UIView, of item: UIBarButtonItem? = nil) {
        guard metrics.glass != nil, let button = view as? UIButton, item?.customView == nil else { return }
        if item?.style == .done {
            button.tintColor = .white
        } else if item?.tintColor == nil, rareStorage?.tintColor == nil {
            button.tintColor = .label
        }
    }

    /// Places views in the middle of their glass. Returns where it ends.
    private func place(_ group: BarGlassGroup, onGlass glass: SystemMetrics.Glass, from start: CGFloat) -> CGFloat {
        let width = group.width(spacing: Metrics.spacing, glass)
        _ = place(group.views, from: start + (width - group.contentWidth(spacing: Metrics.spacing)) / 2)
        return start + width
    }

    final func place(_ views: [UIView], from start: CGFloat) -> CGFloat {
        var x = start
        let area = contentRect
        for view in views {
            let size = CGSize(width: view.bounds.width, height: min(area.height, view.bounds.height))
            view.frame = CGRect(origin: CGPoint(x: x, y: area.midY - size.height / 2), size: size)
            x += size.width + Metrics.spacing
        }
        return x
    }

    final func place(_ views: [UIView], endingAt end: CGFloat) -> CGFloat {
        let width = views.reduce(0) { $0 + $1.bounds.width } + CGFloat(max(0, views.count - 1)) * Metrics.spacing
        _ = place(views, from: end - width)
        return views.isEmpty ? end : end - width - Metrics.spacing
    }

    final func placeMiddle(from start: CGFloat, to end: CGFloat) {
        guard let middleView else { return }
        let availableWidth = max(0, end - start)
        let area = contentRect
        let wanted = middleView.sizeThatFits(CGSize(width: availableWidth, height: area.height))
        let size = CGSize(width: min(availableWidth, wanted.width), height: min(area.height, wanted.height))
        let isLeading = topItem?.extras.style != .navigator && middleView === titleLabel
        let x = isLeading ? start : max(start, min((bounds.width - size.width) / 2, end - size.width))
        var origin = CGPoint(x: x, y: area.midY - size.height / 2)
        if middleView === titleLabel {
            let adjustment = shownAppearance?.titlePositionAdjustment ?? .zero
            origin.x += adjustment.horizontal
            origin.y += shownAppearance == nil ? images.titleAdjustments.shown ?? 0 : adjustment.vertical
        }
        middleView.frame = CGRect(origin: origin, size: size)
    }
}
