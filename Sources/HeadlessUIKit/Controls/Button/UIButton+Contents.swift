import Foundation

extension UIButton {
    /// The opacity of the title and image of a highlighted system button.
    private static let highlightedAlpha: CGFloat = 0.2
    /// The opacity of the adjusted image of a highlighted or disabled custom button.
    private static let adjustedAlpha: CGFloat = 0.5

    final func showContents() {
        if let shown = shownConfiguration { show(shown) } else { showClassic() }
    }

    private func show(_ configuration: Configuration) {
        let traits = traitCollection
        let foreground: UIColor = configuration.foreground ?? configuration.baseForegroundColor ?? tintColor
        set(
            label,
            configuration.attributedTitle,
            configuration.titleTextAttributesTransformer,
            font: .preferredFont(forTextStyle: configuration.titleTextStyle, compatibleWith: traits),
            color: foreground
        )
        set(
            subtitleView,
            configuration.attributedSubtitle,
            configuration.subtitleTextAttributesTransformer,
            font: .preferredFont(forTextStyle: configuration.subtitleTextStyle, compatibleWith: traits),
            color: foreground
        )
        for text in [label, subtitleView] {
            text.alpha = 1
            let alignment = textAlignment(of: configuration)
            if text.textAlignment != alignment { text.textAlignment = alignment }
        }
        label.numberOfLines = 0
        label.lineBreakMode = configuration.titleLineBreakMode
        subtitleView.numberOfLines = 0
        subtitleView.lineBreakMode = configuration.subtitleLineBreakMode
        imageContentView.image = configuration.image
        imageContentView.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
        imageContentView.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
        imageContentView.alpha = 1
        showIndicator(
            configuration.showsActivityIndicator,
            color: configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
        )
        showMenuIndicator(of: configuration, color: foreground)
        place(backgroundShape, isShown: true)
        sendSubviewToBack(backgroundShape)
        let background = configuration.background
        backgroundShape.backgroundColor = background.backgroundColor.map {
            background.backgroundColorTransformer?($0) ?? $0
        }
        showEffect(of: background)
        background.showCustomView(in: backgroundShape, besides: backgroundEffectView)
        backgroundShape.layer.cornerRadius = background.cornerRadius
        let stroke = background.strokeColor.map { background.strokeColorTransformer?($0) ?? $0 }
        let border = stroke?.resolvedColor(with: traits).cgColor
        backgroundShape.layer.borderColor = border
        backgroundShape.layer.borderWidth = background.strokeColor == nil ? 0 : background.strokeWidth
        place(imageContentView, isShown: configuration.image != nil && !configuration.showsActivityIndicator)
        place(label, isShown: configuration.title != nil)
        place(subtitleView, isShown: configuration.subtitle != nil)
        place(backgroundImageView, isShown: false)
    }

    /// Sets only what changed: every assignment to a label invalidates its layout, and this runs during layout.
    private func set(
        _ label: UILabel,
        _ text: AttributedString?,
        _ transformer: UIConfigurationTextAttributesTransformer?,
        font: UIFont,
        color: UIColor
    ) {
        guard let text, transformer != nil || !text.isPlain else {
            label.showPlain(text?.string, font: font, color: color)
            return
        }
        var attributes = AttributeContainer()
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        let runs = text.labelRuns(defaults: transformer?(attributes) ?? attributes)
        // Fonts of text styles follow the button's traits, wherever they were created (Essential Feed, iOS 17).
        label.show(runs.map { $0.adjusted(for: traitCollection) })
    }

    private func setColor(of label: UILabel, _ color: UIColor) {
        if label.textColor != color { label.textColor = color }
    }

    private func showIndicator(_ isShown: Bool, color: UIColor) {
        guard isShown else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let indicator = self.indicator ?? UIActivityIndicatorView(style: .medium)
        self.indicator = indicator
        indicator.color = color
        if indicator.superview !== self { addSubview(indicator) }
        indicator.startAnimating()
    }

    /// Shows the two arrows of a button that shows a menu to choose from.
    private func showMenuIndicator(of configuration: Configuration?, color: UIColor) {
        guard let configuration, showsMenuIndicator(for: configuration) else {
            menuIndicator?.removeFromSuperview()
            menuIndicator = nil
            return
        }
        let view = menuIndicator ?? UIImageView(image: Self.menuIndicatorImage)
        menuIndicator = view
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
        if view.superview !== self { addSubview(view) }
    }

    private static var menuIndicatorImage: UIImage? {
        let symbol = UIImage.SymbolConfiguration(pointSize: menuIndicatorSize, weight: .medium)
        return UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)
    }

    private static let menuIndicatorSize: CGFloat = 13

    private func showsMenuIndicator(for configuration: Configuration) -> Bool {
        switch configuration.indicator {
        case .none: false
        case .popup: true
        case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
        }
    }

    private func showClassic() {
        place(backgroundShape, isShown: false)
        place(subtitleView, isShown: false)
        showIndicator(false, color: tintColor)
        if menuIndicator != nil { showMenuIndicator(of: nil, color: tintColor) }
        backgroundImageView.image = currentBackgroundImage
        place(backgroundImageView, isShown: backgroundImageView.image != nil)
        sendSubviewToBack(backgroundImageView)
        imageContentView.image = currentImage
        imageContentView.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        imageContentView.tintColor = buttonType == .system && !isEnabled ? .tertiaryLabel : tintColor
        place(imageContentView, isShown: imageContentView.image != nil)
        if let title = currentAttributedTitle {
            if label.attributedText != title { label.attributedText = title }
        } else {
            if label.text != currentTitle { label.text = currentTitle }
            setColor(of: label, currentTitleColor)
        }
        if let shadow = currentTitleShadowColor, label.shadowColor != shadow { label.shadowColor = shadow }
        place(label, isShown: label.text?.isEmpty == false)
        let alpha = buttonType == .system && isHighlighted ? Self.highlightedAlpha : 1
        label.alpha = alpha
        imageContentView.alpha = min(alpha, imageAlpha)
    }

    /// The opacity of the image of a custom button, which stands for UIKit's darker and lighter images.
    private var imageAlpha: CGFloat {
        guard buttonType == .custom else { return 1 }
        // An image that was set for the state is drawn as it is.
        if !isEnabled { return adjustsImageWhenDisabled && hasNormalImage(in: .disabled) ? Self.adjustedAlpha : 1 }
        return isHighlighted && adjustsImageWhenHighlighted && hasNormalImage(in: .highlighted) ? Self.adjustedAlpha : 1
    }

    private func hasNormalImage(in state: UIControl.State) -> Bool { contents.images[exactly: state] == nil }

    private func place(_ view: UIView, isShown: Bool) {
        if !isShown {
            view.removeFromSuperview()
        } else if view.superview !== self {
            addSubview(view)
        }
    }

    private func textAlignment(of configuration: Configuration) -> NSTextAlignment {
        let leading: NSTextAlignment = isMirrored ? .right : .left
        let trailing: NSTextAlignment = isMirrored ? .left : .right
        switch configuration.titleAlignment {
        case .leading: return leading
        case .trailing: return trailing
        case .center: return .center
        case .automatic:
            let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
            return configuration.subtitle != nil || (configuration.image != nil && isBeside) ? leading : .center
        }
    }
}
