import Foundation

extension UIButton {
    /// UIKit's distances in points.
    private enum Metrics {
        /// Above and below the title of a classic button without insets of its own.
        static let titlePadding: CGFloat = 6
        static let minimumWidth: CGFloat = 30
        /// How much of the title and the image of a system button is left under a finger.
        static let highlightedAlpha: CGFloat = 0.2
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func contentsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsUpdateConfiguration()
    }

    final func configurationDidChange(from old: Configuration?) {
        guard configuration != old || configuration?.foreground != old?.foreground else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if !isUpdatingConfiguration { needsConfigurationUpdate = true }
    }

    /// Brings the parts up to date for somebody who looks at them before they are laid out.
    final func showContentsIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        updateConfigurationIfNeeded()
        showContents()
    }

    final func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    final func take(_ action: UIAction) {
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if !action.title.isEmpty, configuration?.title == nil { configuration?.title = action.title }
            if let image = action.image, configuration?.image == nil { configuration?.image = image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    final var spokenTitle: String? {
        if let configuration {
            let texts = [configuration.title, configuration.subtitle].compactMap { $0 }
            return texts.isEmpty ? nil : texts.joined(separator: ", ")
        }
        return currentTitle ?? currentAttributedTitle?.string
    }

    /// The configuration as it is painted.
    private var shownConfiguration: Configuration? {
        automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
    }

    // MARK: Contents

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
        picture.image = configuration.image
        picture.tintColor = foreground
        picture.alpha = 1
        showIndicator(configuration.showsActivityIndicator, color: foreground)
        place(backgroundShape, isShown: true)
        sendSubviewToBack(backgroundShape)
        let background = configuration.background
        backgroundShape.backgroundColor = background.backgroundColor
        backgroundShape.layer.cornerRadius = background.cornerRadius
        let border = background.strokeColor?.resolvedColor(with: traits).cgColor
        backgroundShape.layer.borderColor = border
        backgroundShape.layer.borderWidth = background.strokeColor == nil ? 0 : background.strokeWidth
        place(picture, isShown: configuration.image != nil && !configuration.showsActivityIndicator)
        place(label, isShown: configuration.title != nil)
        place(subtitleView, isShown: configuration.subtitle != nil)
        place(backgroundPicture, isShown: false)
    }

    /// A label takes every setting for a change and asks for layout, from inside of layout: it is told of changes only.
    private func set(
        _ label: UILabel,
        _ text: AttributedString?,
        _ transformer: UIConfigurationTextAttributesTransformer?,
        font: UIFont,
        color: UIColor
    ) {
        guard let text, transformer != nil || !text.isPlain else {
            if label.font != font { label.font = font }
            if label.text != text?.string { label.text = text?.string }
            setColor(of: label, color)
            return
        }
        var attributes = AttributeContainer()
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        let shown = text.labelText(defaults: transformer?(attributes) ?? attributes)
        if label.attributedText != shown { label.attributedText = shown }
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

    private func showClassic() {
        place(backgroundShape, isShown: false)
        place(subtitleView, isShown: false)
        showIndicator(false, color: tintColor)
        backgroundPicture.image = currentBackgroundImage
        place(backgroundPicture, isShown: backgroundPicture.image != nil)
        sendSubviewToBack(backgroundPicture)
        picture.image = currentImage
        picture.tintColor = buttonType == .system && !isEnabled ? .tertiaryLabel : tintColor
        place(picture, isShown: picture.image != nil)
        if let title = currentAttributedTitle {
            if label.attributedText != title { label.attributedText = title }
        } else {
            if label.text != currentTitle { label.text = currentTitle }
            setColor(of: label, currentTitleColor)
        }
        place(label, isShown: label.text?.isEmpty == false)
        let alpha = buttonType == .system && isHighlighted ? Metrics.highlightedAlpha : 1
        label.alpha = alpha
        picture.alpha = alpha
    }

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

    // MARK: Sizes

    final func fittingSize(width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        showContents()
        guard let configuration else { return classicSize(width: width) }
        return arrangement(of: configuration).size(fitting: width)
    }

    final func placeContents() {
        guard let configuration else {
            backgroundPicture.frame = backgroundRect(forBounds: bounds)
            let content = contentRect(forBounds: bounds)
            picture.frame = imageRect(forContentRect: content)
            label.frame = titleRect(forContentRect: content)
            return
        }
        let insets = configuration.background.backgroundInsets
        backgroundShape.frame = backgroundRect(forBounds: bounds).inset(by: insets.resolved(isMirrored: isMirrored))
        let frames = arrangement(of: configuration).frames(
            in: bounds,
            horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment
        )
        label.frame = frames.title
        subtitleView.frame = frames.subtitle
        picture.frame = frames.image
        indicator?.frame = frames.image
    }

    private func arrangement(of configuration: Configuration) -> ButtonArrangement {
        var imageSize = configuration.image?.size
        if configuration.showsActivityIndicator { imageSize = indicator?.intrinsicContentSize }
        return ButtonArrangement(
            imageSize: imageSize,
            title: configuration.title == nil ? nil : label,
            subtitle: configuration.subtitle == nil ? nil : subtitleView,
            insets: configuration.contentInsets.resolved(isMirrored: isMirrored),
            placement: configuration.imagePlacement,
            imagePadding: configuration.imagePadding,
            imageReservation: configuration.imageReservation,
            titlePadding: configuration.titlePadding,
            isMirrored: isMirrored
        )
    }

    /// None where something lies above or below the title.
    final var titleBaselines: (first: CGFloat, last: CGFloat)? {
        showContentsIfNeeded()
        guard label.text?.isEmpty == false, contentVerticalAlignment == .center else { return nil }
        if let configuration {
            let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
            guard configuration.subtitle == nil, configuration.image == nil || isBeside else { return nil }
        }
        return label.baselineOffsetsFromCenter
    }

    // MARK: Classic buttons

    private func classicSize(width: CGFloat) -> CGSize {
        let image = picture.image?.size ?? .zero
        let hasTitle = label.text?.isEmpty == false
        let room = width - image.width - contentEdgeInsets.left - contentEdgeInsets.right
        let title = hasTitle ? label.sizeThatFits(CGSize(width: max(1, room), height: .infinity)) : .zero
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if contentEdgeInsets == .zero, hasTitle {
            size.height = max(image.height, title.height.rounded(.up) + Metrics.titlePadding * 2)
            size.width = max(size.width, Metrics.minimumWidth)
        } else {
            size.width += contentEdgeInsets.left + contentEdgeInsets.right
            size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        }
        return size
    }

    final func classicContentRect(in bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    /// Image and title beside each other, the image first in reading order.
    final func classicFrames(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let image = picture.image?.size ?? .zero
        let room = max(0, content.width - image.width)
        var title = CGSize.zero
        if label.text?.isEmpty == false {
            title = label.sizeThatFits(CGSize(width: max(room, 1), height: .infinity))
            title.width = min(title.width, room)
        }
        let width = image.width + title.width
        let x = aligned(width, from: content.minX, to: content.maxX)
        let imageX = isMirrored ? x + title.width : x
        let titleX = isMirrored ? x : x + image.width
        let imageFrame = CGRect(
            origin: CGPoint(x: imageX, y: aligned(image.height, in: content)),
            size: image
        )
        let titleFrame = CGRect(
            origin: CGPoint(x: titleX, y: aligned(title.height, in: content)),
            size: title
        )
        return (moved(imageFrame, by: imageEdgeInsets), moved(titleFrame, by: titleEdgeInsets))
    }

    private func aligned(_ width: CGFloat, from minX: CGFloat, to maxX: CGFloat) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .fill, .leading: minX
        case .right, .trailing: maxX - width
        case .center: rounded((minX + maxX - width) / 2)
        }
    }

    private func aligned(_ height: CGFloat, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: content.minY
        case .bottom: content.maxY - height
        case .center: rounded(content.midY - height / 2)
        }
    }

    private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }

    private func rounded(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (length * scale).rounded(.down) / scale
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets with leading and trailing resolved to left and right.
    func resolved(isMirrored: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top,
            left: isMirrored ? trailing : leading,
            bottom: bottom,
            right: isMirrored ? leading : trailing
        )
    }
}
