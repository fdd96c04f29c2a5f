import Foundation

extension UIButton {
    /// UIKit's metrics in points.
    private enum Metrics {
        /// The space above and below the title of a button without a configuration and without content insets.
        static let titlePadding: CGFloat = 6
        static let minimumWidth: CGFloat = 30
        static let menuIndicatorSpacing: CGFloat = 8
    }

    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

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

    /// Updates the content and its frames before a part is read, without waiting for layout.
    final func showContentsIfNeeded() {
        guard !isUpdatingConfiguration, !isPlacingContents else { return }
        if needsConfigurationUpdate {
            updateConfigurationIfNeeded()
            showContents()
        }
        guard needsLayout, !bounds.isEmpty else { return }
        isPlacingContents = true
        placeContents()
        isPlacingContents = false
    }

    final func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        observing(.configuration, invalidate: { ($0 as? UIButton)?.setNeedsUpdateConfiguration() }) {
            updateConfiguration()
        }
        isUpdatingConfiguration = false
    }

    final func setPrimaryAction(_ action: UIAction) {
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

    /// The configuration with colors and corners resolved for the current state.
    final var shownConfiguration: Configuration? {
        automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
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
            backgroundImageView.frame = backgroundRect(forBounds: bounds)
            let content = contentRect(forBounds: bounds)
            imageContentView.frame = imageRect(forContentRect: content)
            label.frame = titleRect(forContentRect: content)
            return
        }
        let insets = configuration.background.backgroundInsets
        backgroundShape.frame = backgroundRect(forBounds: bounds).inset(by: insets.resolved(isMirrored: isMirrored))
        backgroundEffectView?.frame = backgroundShape.bounds
        let frames = arrangement(of: configuration).frames(
            in: bounds,
            horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment
        )
        label.frame = frames.title
        subtitleView.frame = frames.subtitle
        imageContentView.frame = frames.image
        indicator?.frame = frames.image
        placeMenuIndicator(insets: configuration.contentInsets)
    }

    /// The width that the mark of a button with a menu to choose from takes, in points.
    private var menuIndicatorWidth: CGFloat {
        guard let image = menuIndicator?.image else { return 0 }
        return image.size.width + Metrics.menuIndicatorSpacing
    }

    private func placeMenuIndicator(insets: NSDirectionalEdgeInsets) {
        guard let menuIndicator, let size = menuIndicator.image?.size else { return }
        menuIndicator.frame = CGRect(
            x: isMirrored ? bounds.minX + insets.trailing : bounds.maxX - insets.trailing - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// The size of the image with the preferred configuration for symbols; `nil` without an image.
    private var shownImageSize: CGSize? {
        imageContentView.image == nil ? nil : imageContentView.intrinsicContentSize
    }

    private func arrangement(of configuration: Configuration) -> ButtonArrangement {
        var imageSize = shownImageSize
        if configuration.showsActivityIndicator { imageSize = indicator?.intrinsicContentSize }
        var insets = configuration.contentInsets
        insets.trailing += menuIndicatorWidth
        return ButtonArrangement(
            imageSize: imageSize,
            title: configuration.title == nil ? nil : label,
            subtitle: configuration.subtitle == nil ? nil : subtitleView,
            insets: insets.resolved(isMirrored: isMirrored),
            placement: configuration.imagePlacement,
            imagePadding: configuration.imagePadding,
            imageReservation: configuration.imageReservation,
            titlePadding: configuration.titlePadding,
            isMirrored: isMirrored
        )
    }

    /// The title's baseline offsets; `nil` if something is above or below the title.
    final var titleBaselines: (first: CGFloat, last: CGFloat)? {
        showContentsIfNeeded()
        guard label.text?.isEmpty == false, contentVerticalAlignment == .center else { return nil }
        if let configuration {
            let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
            guard configuration.subtitle == nil, configuration.image == nil || isBeside else { return nil }
        }
        return label.baselineOffsetsFromCenter
    }

    // MARK: Buttons without a configuration

    private func classicSize(width: CGFloat) -> CGSize {
        let image = shownImageSize ?? .zero
        let hasTitle = label.text?.isEmpty == false
        let availableWidth = width - image.width - contentEdgeInsets.left - contentEdgeInsets.right
        let title = hasTitle ? label.sizeThatFits(CGSize(width: max(1, availableWidth), height: .infinity)) : .zero
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

    /// Returns the frames of the image and the title side by side. The image is on the leading side.
    final func classicFrames(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let image = shownImageSize ?? .zero
        let availableWidth = max(0, content.width - image.width)
        var title = CGSize.zero
        if label.text?.isEmpty == false {
            title = label.sizeThatFits(CGSize(width: max(availableWidth, 1), height: .infinity))
            title.width = min(title.width, availableWidth)
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
