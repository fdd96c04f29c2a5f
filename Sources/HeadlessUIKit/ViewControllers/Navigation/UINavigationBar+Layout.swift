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
        for group in buttonGroups.dropLast() where !group.isEmpty {
            leading = place(group, onGlass: glass, from: leading) + Metrics.spacing
        }
        let trailingWidth = BarGlass.width(of: trailingViews, spacing: Metrics.spacing, glass)
        let trailing = bounds.width - Metrics.margin - (trailingViews.isEmpty ? 0 : trailingWidth)
        _ = place(trailingViews.reversed(), onGlass: glass, from: trailing)
        placeMiddle(from: leading, to: trailing - Metrics.spacing)
    }

    /// The views that share glass: the back button has its own.
    final var buttonGroups: [[UIView]] {
        [[backButton].compactMap { $0 }, leadingViews.filter { $0 !== backButton }, trailingViews]
    }

    /// Buttons on glass have the color of text, unless the app tints them or the bar.
    final func useGlassColor(_ view: UIView) {
        guard metrics.glass != nil, view is UIButton, rareStorage?.tintColor == nil else { return }
        view.tintColor = .label
    }

    /// Places views in the middle of their glass. Returns where it ends.
    private func place(_ views: [UIView], onGlass glass: SystemMetrics.Glass, from start: CGFloat) -> CGFloat {
        let width = BarGlass.width(of: views, spacing: Metrics.spacing, glass)
        let content = views.reduce(0) { $0 + $1.bounds.width } + CGFloat(max(0, views.count - 1)) * Metrics.spacing
        _ = place(views, from: start + (width - content) / 2)
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
        let x = max(start, min((bounds.width - size.width) / 2, end - size.width))
        var origin = CGPoint(x: x, y: area.midY - size.height / 2)
        if middleView === titleLabel {
            let adjustment = shownAppearance?.titlePositionAdjustment ?? .zero
            origin.x += adjustment.horizontal
            origin.y += shownAppearance == nil ? images.titleAdjustments.shown ?? 0 : adjustment.vertical
        }
        middleView.frame = CGRect(origin: origin, size: size)
    }
}
