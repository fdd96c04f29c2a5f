import Foundation

extension UIButton.Configuration {
    /// Resolves the glass behind a button and the color of its content. A selected button has tinted glass.
    mutating func resolveGlass(accent: UIColor, state: UIControl.State, traits: UITraitCollection) {
        let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
        let isProminent = style == .prominentGlass || style == .prominentClearGlass || isSelected
        let isClear = style == .clearGlass || style == .prominentClearGlass
        let color: UIColor = baseForegroundColor ?? (isProminent ? .white : .label)
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
        } else {
            foreground = state.contains(.highlighted) ? color.faded(to: Self.highlighted, with: traits) : color
        }
        if background.backgroundColor == nil { background.backgroundColor = .clear }
        guard background.visualEffect == nil else { return }
        let isTinted = isProminent && !state.contains(.disabled)
        let tint = baseBackgroundColor ?? (isTinted ? accent : nil)
        background.visualEffect = MainActor.assumeIsolated {
            let glass = UIGlassEffect(style: isClear ? .clear : .regular)
            glass.tintColor = tint
            return glass
        }
    }

    /// The opacity of the content of a highlighted button.
    private static let highlighted: CGFloat = 0.75
}

extension UIButton {
    /// Shows the visual effect of a background behind its color.
    final func showEffect(of background: UIBackgroundConfiguration) {
        guard let effect = background.visualEffect else {
            backgroundEffectView?.removeFromSuperview()
            backgroundEffectView = nil
            return
        }
        let view = backgroundEffectView ?? UIVisualEffectView(effect: nil)
        if backgroundEffectView == nil {
            backgroundEffectView = view
            view.isUserInteractionEnabled = false
            view.frame = backgroundShape.bounds
            backgroundShape.insertSubview(view, at: 0)
        }
        if view.effect != effect { view.effect = effect }
        view.cornerConfiguration = .corners(radius: .fixed(Double(background.cornerRadius)))
    }
}
