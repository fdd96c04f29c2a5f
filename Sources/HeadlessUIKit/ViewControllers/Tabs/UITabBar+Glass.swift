import Foundation

// The glass behind the tabs since iOS 26: one shape for all, and a circle for a search tab. A small bar has circles only.
extension UITabBar {
    /// An estimate of the side of the circles of a small bar, in points. That is also the height of an accessory between them.
    static let smallSide: CGFloat = 48

    /// Whether the bar is small: glass that was minimized.
    final var isSmall: Bool { isMinimized && metrics.glass != nil }

    /// The circle of the selected tab in a small bar, in reading direction.
    final var smallCircle: CGRect? {
        guard isSmall, let glass = metrics.glass else { return nil }
        let side = Self.smallSide
        return CGRect(x: glass.tabsMargin, y: glass.tabs - side, width: side, height: side)
    }

    /// The rectangle between the circles of a small bar, in the bar's coordinates.
    final var spaceBetweenCircles: CGRect? {
        guard let circle = smallCircle, let glass = metrics.glass else { return nil }
        let start = circle.maxX + glass.groupSpacing
        let end = bounds.width - glass.tabsMargin - (ownGlassButton == nil ? 0 : Self.smallSide + glass.groupSpacing)
        return mirroredIfNeeded(CGRect(x: start, y: circle.minY, width: max(0, end - start), height: circle.height))
    }

    /// Whether a tab that shares its glass is the one that a small bar shows.
    final func isShownSmall(_ button: TabBarButton) -> Bool {
        let selected = sharedButtons.first(where: \.isSelected) ?? sharedButtons.first
        return button === selected
    }

    final func mirroredIfNeeded(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The tab beside the glass of the others; `nil` for none.
    final var ownGlassButton: TabBarButton? {
        guard metrics.glass != nil, buttons.count > 1, let last = buttons.last, last.item.hasOwnGlass else {
            return nil
        }
        return last
    }

    final var sharedButtons: ArraySlice<TabBarButton> { ownGlassButton == nil ? buttons[...] : buttons.dropLast() }

    /// Lays out the glass behind the tabs and the shape behind the selected one.
    final func placeGlass() {
        placeOwnGlass()
        guard let metrics = metrics.glass, let first = sharedButtons.first, let last = sharedButtons.last else {
            glass?.shape.removeFromSuperview()
            glass?.selection.removeFromSuperview()
            glass = nil
            return
        }
        let (shape, selection) = glass ?? (GlassView(), UIView())
        if glass == nil {
            glass = (shape, selection)
            selection.isUserInteractionEnabled = false
            selection.backgroundColor = .tertiarySystemFill
            insertSubview(shape, aboveSubview: background)
            insertSubview(selection, aboveSubview: shape)
        }
        let inset = isSmall ? 0 : metrics.tabInset
        shape.frame = first.frame.union(last.frame).insetBy(dx: -inset, dy: -inset)
        let selected = buttons.first(where: \.isSelected)
        selection.isHidden = selected == nil || isSmall
        selection.frame = selected?.frame ?? .zero
        selection.layer.cornerRadius = selection.bounds.height / 2
    }

    /// Lays out the glass of the search tab, a circle.
    final func placeOwnGlass() {
        let button = ownGlassButton
        for other in buttons { other.showsTitle = other !== button && !isSmall }
        guard let button else {
            ownGlass?.removeFromSuperview()
            ownGlass = nil
            return
        }
        let shape = ownGlass ?? GlassView()
        if ownGlass == nil {
            ownGlass = shape
            insertSubview(shape, aboveSubview: background)
        }
        shape.frame = button.frame
    }
}
