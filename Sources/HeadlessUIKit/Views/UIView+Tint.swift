import Foundation

extension UIView {
    /// Whether the tint color of a view and its subviews is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview; `normal` without one.
        case automatic = 0
        /// The tint color as it is.
        case normal = 1
        /// A translucent gray of the same brightness as the tint color.
        case dimmed = 2
    }

    /// Whether any view has set a tint adjustment mode. Until then, nobody has to look for one.
    private static var adjustsTints = false

    final var effectiveTintColor: UIColor {
        let color = unadjustedTintColor
        return Self.adjustsTints && effectiveTintAdjustmentMode == .dimmed ? color.dimmedTint : color
    }

    private var unadjustedTintColor: UIColor {
        var ancestor: UIView? = self
        while let view = ancestor {
            if let color = view.rareStorage?.tintColor { return color }
            ancestor = view.superviewStorage
        }
        return .systemBlue
    }

    final func setTintColor(_ color: UIColor?) {
        guard color != rareStorage?.tintColor else { return }
        rare.tintColor = color
        notifyTintColorDidChange()
    }

    final var effectiveTintAdjustmentMode: TintAdjustmentMode {
        guard Self.adjustsTints else { return .normal }
        var ancestor: UIView? = self
        while let view = ancestor {
            if let mode = view.rareStorage?.tintAdjustmentMode, mode != .automatic { return mode }
            ancestor = view.superviewStorage
        }
        return .normal
    }

    final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        let previous = effectiveTintAdjustmentMode
        if mode != .automatic { Self.adjustsTints = true }
        guard Self.adjustsTints else { return }
        rare.tintAdjustmentMode = mode
        if effectiveTintAdjustmentMode != previous { notifyTintAdjustmentDidChange() }
    }

    final func notifyTintColorDidChange() {
        tintColorDidChange()
        notifyObservers()
        for subview in subviewStorage where subview.rareStorage?.tintColor == nil {
            subview.notifyTintColorDidChange()
        }
    }

    private func notifyTintAdjustmentDidChange() {
        tintColorDidChange()
        notifyObservers()
        for subview in subviewStorage where subview.rareStorage?.tintAdjustmentMode ?? .automatic == .automatic {
            subview.notifyTintAdjustmentDidChange()
        }
    }
}

extension UIColor {
    /// The opacity of a dimmed tint color.
    private static let dimmedAlpha: CGFloat = 0.8

    /// A gray of the same brightness; dynamic if the color is.
    fileprivate var dimmedTint: UIColor {
        UIColor { traits in
            var red: CGFloat = 0
            var green: CGFloat = 0
            var blue: CGFloat = 0
            var alpha: CGFloat = 0
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // The luma of ITU-R BT.601.
            let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
            return UIColor(white: brightness, alpha: alpha * Self.dimmedAlpha)
        }
    }
}
