import Foundation

extension UIView {
    /// The default layout margin, in points.
    private static let defaultMargin: CGFloat = 8

    final var layoutMarginsValue: UIEdgeInsets {
        get {
            let safeArea = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
            return preservingSuperviewMargins(safeArea + ownLayoutMargins)
        }
        set {
            rare.layoutMargins = newValue
            rare.directionalLayoutMargins = nil
            ownMarginsDidChange()
        }
    }

    final var directionalLayoutMarginsValue: NSDirectionalEdgeInsets {
        get {
            if let margins = rareStorage?.directionalLayoutMargins { return margins }
            let margins = ownLayoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top,
                leading: isMirrored ? margins.right : margins.left,
                bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right
            )
        }
        set {
            rare.directionalLayoutMargins = newValue
            rare.layoutMargins = nil
            ownMarginsDidChange()
        }
    }

    final var insetsLayoutMarginsFromSafeAreaValue: Bool {
        get { rareStorage?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeAreaValue else { return }
            rare.insetsLayoutMarginsFromSafeArea = newValue
            ownMarginsDidChange()
        }
    }

    final var preservesSuperviewLayoutMarginsValue: Bool {
        get { rareStorage?.preservesSuperviewLayoutMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMarginsValue else { return }
            rare.preservesSuperviewLayoutMargins = newValue
            ownMarginsDidChange()
        }
    }

    // MARK: Calculating the margins

    private var ownLayoutMargins: UIEdgeInsets {
        let minimum = owner?.minimumMargins
        if let margins = rareStorage?.layoutMargins { return margins.atLeastHorizontally(minimum) }
        if let margins = rareStorage?.directionalLayoutMargins {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return margins.resolved(isMirrored: isMirrored).atLeastHorizontally(minimum)
        }
        // The root view of a view controller has the system's margins, which are 0 at the top and bottom.
        if let minimum { return minimum }
        let margin = Self.defaultMargin
        return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }

    private func preservingSuperviewMargins(_ margins: UIEdgeInsets) -> UIEdgeInsets {
        guard preservesSuperviewLayoutMargins, let superview = superviewStorage else { return margins }
        let outer = superview.margins(preservedIn: layerStorage.values.frame)
        return UIEdgeInsets(
            top: max(margins.top, outer.top),
            left: max(margins.left, outer.left),
            bottom: max(margins.bottom, outer.bottom),
            right: max(margins.right, outer.right)
        )
    }

    /// Returns how far this view's margins reach into a subview's frame.
    final func marginsReaching(into frame: CGRect) -> UIEdgeInsets {
        let (margins, bounds) = (layoutMargins, layerStorage.values.bounds)
        return UIEdgeInsets(
            top: margins.top - (frame.minY - bounds.minY),
            left: margins.left - (frame.minX - bounds.minX),
            bottom: margins.bottom - (bounds.maxY - frame.maxY),
            right: margins.right - (bounds.maxX - frame.maxX)
        )
    }

    /// Returns how far the margins at the sides reach into a row's frame. Rows follow neither the vertical margins of the
    /// list nor which part of them is visible.
    final func sideMarginsReaching(into frame: CGRect) -> UIEdgeInsets {
        let margins = marginsReaching(into: frame)
        return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
    }

    // MARK: Changes

    final func ownMarginsDidChange() {
        notifyLayoutMarginsDidChange()
        layoutEnvironmentDidChange()
        setNeedsLayout()
    }

    /// Notifies the view and its controller, then the subviews that preserve the superview's margins.
    final func notifyLayoutMarginsDidChange() {
        if rareStorage?.preservesSuperviewLayoutMargins == true { rare.lastLayoutMargins = layoutMargins }
        layoutMarginsDidChange()
        notifyObservers()
        owner?.viewLayoutMarginsDidChange()
        for subview in subviewStorage where subview.rareStorage?.preservesSuperviewLayoutMargins == true {
            subview.layoutMarginsMayHaveChanged()
        }
    }

    final func layoutMarginsMayHaveChanged() {
        guard layoutMargins != rareStorage?.lastLayoutMargins else { return }
        ownMarginsDidChange()
    }
}

extension UIEdgeInsets {
    fileprivate func atLeastHorizontally(_ minimum: UIEdgeInsets?) -> UIEdgeInsets {
        guard let minimum else { return self }
        return UIEdgeInsets(
            top: top,
            left: max(left, minimum.left),
            bottom: bottom,
            right: max(right, minimum.right)
        )
    }
}
