import Foundation

extension UIView {
    /// What bars and the like cover of the view, from its edges.
    public final var safeAreaInsets: UIEdgeInsets { safeAreaInsetsStorage }

    /// Works out the safe area from the superview's and tells whoever is concerned.
    final func updateSafeAreaInsets() {
        let insets = inheritedSafeAreaInsets()
        guard insets != safeAreaInsetsStorage else { return }
        setSafeAreaInsets(insets)
    }

    final func setSafeAreaInsets(_ insets: UIEdgeInsets) {
        safeAreaInsetsStorage = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        if rareStorage?.insetsLayoutMarginsFromSafeArea ?? true { layoutMarginsDidChange() }
        layoutEnvironmentDidChange()
        setNeedsLayout()
        for subview in subviewStorage { subview.updateSafeAreaInsets() }
    }

    private func inheritedSafeAreaInsets() -> UIEdgeInsets {
        let additional = viewController?.additionalSafeAreaInsets ?? .zero
        guard let superview = superviewStorage else {
            // A window has no superview: its safe area is the screen's.
            return windowStorage === self ? windowStorage?.screenSafeAreaInsets ?? .zero : additional
        }
        let outer = superview.safeAreaInsetsForSubviews
        guard outer != .zero else { return additional }
        let frame = layer.values.frame
        let bounds = superview.layer.values.bounds
        let covered = UIEdgeInsets(
            top: max(0, outer.top - max(0, frame.minY - bounds.minY)),
            left: max(0, outer.left - max(0, frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - max(0, bounds.maxY - frame.maxY)),
            right: max(0, outer.right - max(0, bounds.maxX - frame.maxX))
        )
        return covered + additional
    }
}

// MARK: - Margins

extension UIView {
    /// UIKit's margin where nothing else was asked for, in points.
    private static let defaultMargin: CGFloat = 8

    /// The margins inside which content is best laid out, the safe area included.
    public final var layoutMargins: UIEdgeInsets {
        get {
            let safeArea = insetsLayoutMarginsFromSafeArea ? safeAreaInsetsStorage : .zero
            return safeArea + ownLayoutMargins
        }
        set {
            rare.layoutMargins = newValue
            rare.directionalLayoutMargins = nil
            ownMarginsDidChange()
        }
    }

    /// The margins in the direction of reading, the safe area left out.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
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

    /// Whether the layout margins lie inside the safe area.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { rareStorage?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            rare.insetsLayoutMarginsFromSafeArea = newValue
            ownMarginsDidChange()
        }
    }

    private var ownLayoutMargins: UIEdgeInsets {
        if let margins = rareStorage?.layoutMargins { return margins }
        guard let margins = rareStorage?.directionalLayoutMargins else {
            let margin = Self.defaultMargin
            return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: margins.top,
            left: isMirrored ? margins.trailing : margins.leading,
            bottom: margins.bottom,
            right: isMirrored ? margins.leading : margins.trailing
        )
    }

    private func ownMarginsDidChange() {
        layoutMarginsDidChange()
        layoutEnvironmentDidChange()
        setNeedsLayout()
    }
}
