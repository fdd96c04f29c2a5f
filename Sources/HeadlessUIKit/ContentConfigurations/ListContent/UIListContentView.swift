import Foundation

/// A view that shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var storage: UIListContentConfiguration
    private let imageView = UIImageView()
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    /// The minimum distance between the text and trailing accessories, in points.
    private static let distanceToAccessories: CGFloat = 8

    /// Whether there are trailing accessories.
    final var hasTrailingAccessories = false {
        didSet { if hasTrailingAccessories != oldValue { setNeedsLayout() } }
    }

    /// Creates a view that shows a configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(frame: .zero)
        self.configuration = configuration
    }

    /// Creates a view that shows the default configuration of a cell.
    public override init(frame: CGRect) {
        storage = .cell()
        super.init(frame: frame)
        addSubview(imageView)
        addSubview(textLabel)
        addSubview(secondaryLabel)
        show()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Layout guides

    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// The layout guide of the text, or `nil` without a text.
    open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : guide(along: textLabel) }

    /// The layout guide of the secondary text, or `nil` without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : guide(along: secondaryLabel) }

    /// The layout guide of the image, or `nil` without an image.
    open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : guide(along: imageView) }

    private func guide(along view: UIView) -> UILayoutGuide {
        if let guide = guides[ObjectIdentifier(view)] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        guides[ObjectIdentifier(view)] = guide
        return guide
    }

    /// The configuration of the view, a `UIListContentConfiguration`.
    public var configuration: any UIContentConfiguration {
        get { storage }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != storage else { return }
            storage = new
            show()
        }
    }

    /// Returns whether the view can show a configuration: any `UIListContentConfiguration`.
    @available(iOS 16, *)
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    /// Returns the size of the content for a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: makeLayout(width: size.width).fittingHeight)
    }

    /// Returns the size of the content for the target's width, or of a single line if the width has a low priority.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let layout = makeLayout(width: targetSize.width)
        let isFixed = horizontalFittingPriority == .required
        return CGSize(width: isFixed ? targetSize.width : layout.width, height: layout.fittingHeight)
    }

    /// Updates colors that depend on the tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if storage.imageProperties.tintColorTransformer != nil { show() }
    }

    /// Lays out the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = makeLayout(width: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = max(1, traitCollection.displayScale)
        let spare = (max(0, bounds.height - layout.height) / 2 * scale).rounded() / scale
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame.offsetBy(dx: 0, dy: spare)
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
        place(imageView, layout.image)
        place(textLabel, layout.text)
        place(secondaryLabel, layout.secondary)
    }

    /// The x-coordinate of the text.
    final var textStart: CGFloat {
        let layout = makeLayout(width: bounds.width)
        return layout.text.height > 0 || layout.secondary.height == 0 ? layout.text.minX : layout.secondary.minX
    }

    /// The side margin of the list, which replaces the standard margin of the content.
    final var listMargin: CGFloat = UIListContentConfiguration.standardMargin {
        didSet { if listMargin != oldValue { setNeedsLayout() } }
    }

    private var shownContent: UIListContentConfiguration {
        let standard = UIListContentConfiguration.standardMargin
        guard hasTrailingAccessories || listMargin != standard else { return storage }
        var content = storage
        if content.directionalLayoutMargins.leading == standard {
            content.directionalLayoutMargins.leading = listMargin
        }
        if content.directionalLayoutMargins.trailing == standard {
            content.directionalLayoutMargins.trailing = listMargin
        }
        guard hasTrailingAccessories else { return content }
        content.directionalLayoutMargins.trailing = min(
            content.directionalLayoutMargins.trailing,
            Self.distanceToAccessories
        )
        return content
    }

    /// The image with the preferred symbol configuration.
    private var shownImage: UIImage? {
        guard let preferred = storage.imageProperties.preferredSymbolConfiguration else { return storage.image }
        return storage.image.map { $0.applyingSymbolConfiguration(preferred) ?? $0 }
    }

    private func makeLayout(width: CGFloat) -> ListContentLayout {
        let image = shownImage
        let imageSize = image.map(storage.imageProperties.size(of:)) ?? .zero
        return ListContentLayout(
            shownContent,
            width: width,
            imageSize: imageSize,
            imageArea: image.map { storage.imageProperties.area(of: $0, shownIn: imageSize, traitCollection) },
            textSize: { [textLabel] in textLabel.isHidden ? .zero : textLabel.sizeThatFits(CGSize(width: $0, height: 0))
            },
            secondarySize: { [secondaryLabel] in
                secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(CGSize(width: $0, height: 0))
            }
        )
    }

    private func show() {
        imageView.image = storage.image
        imageView.isHidden = storage.image == nil
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = storage.imageProperties.preferredSymbolConfiguration
        let properties = storage.imageProperties
        // Without a transformer the image view keeps inheriting the tint color.
        imageView.tintColor =
            properties.tintColorTransformer == nil
            ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = storage.imageProperties.cornerRadius
        imageView.clipsToBounds = storage.imageProperties.cornerRadius > 0
        show(storage.text, storage.attributedText, storage.textProperties, in: textLabel)
        show(
            storage.secondaryText,
            storage.secondaryAttributedText,
            storage.secondaryTextProperties,
            in: secondaryLabel
        )
        setNeedsLayout()
    }

    private func show(
        _ text: String?,
        _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        // Fonts and colors would be put into the attributed text that is replaced below.
        if case .attributed = label.source { label.text = nil }
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(properties.transformed)
        }
        label.isHidden = text == nil && attributed == nil
    }
}

/// The frames of the image and the texts, in left-to-right coordinates.
@MainActor private struct ListContentLayout {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var width: CGFloat = 0
    /// The height of the content with its margins, and that of a row.
    var height: CGFloat = 0
    var fittingHeight: CGFloat = 0

    init(
        _ content: UIListContentConfiguration,
        width: CGFloat,
        imageSize: CGSize,
        imageArea: CGSize?,
        textSize: (CGFloat) -> CGSize,
        secondarySize: (CGFloat) -> CGSize
    ) {
        let margins = content.directionalLayoutMargins
        var x = margins.leading
        if let imageArea {
            image = CGRect(
                x: x + (imageArea.width - imageSize.width) / 2,
                y: margins.top + (imageArea.height - imageSize.height) / 2,
                width: imageSize.width,
                height: imageSize.height
            )
            x += imageArea.width + content.imageToTextPadding
            height = imageArea.height
        }
        let availableWidth = max(0, width - x - margins.trailing)
        placeTexts(content, x: x, availableWidth: availableWidth, textSize: textSize, secondarySize: secondarySize)
        height += margins.top + margins.bottom
        fittingHeight = max(height, content.minimumHeight)
        if imageArea != nil { image.origin.y = (height - image.height) / 2 }
    }

    private mutating func placeTexts(
        _ content: UIListContentConfiguration,
        x: CGFloat,
        availableWidth: CGFloat,
        textSize: (CGFloat) -> CGSize,
        secondarySize: (CGFloat) -> CGSize
    ) {
        let margins = content.directionalLayoutMargins
        let first = textSize(availableWidth)
        let second = secondarySize(availableWidth)
        let padding = content.textToSecondaryTextHorizontalPadding
        if content.prefersSideBySideTextAndSecondaryText, first.width + padding + second.width <= availableWidth {
            height = max(height, first.height, second.height)
            text = CGRect(x: x, y: margins.top + (height - first.height) / 2, width: first.width, height: first.height)
            secondary = CGRect(
                x: x + availableWidth - second.width,
                y: margins.top + (height - second.height) / 2,
                width: second.width,
                height: second.height
            )
            width = x + first.width + padding + second.width + margins.trailing
            return
        }
        let gap = first.height > 0 && second.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
        let texts = first.height + gap + second.height
        height = max(height, texts)
        let y = margins.top + (height - texts) / 2
        text = CGRect(x: x, y: y, width: availableWidth, height: first.height)
        secondary = CGRect(x: x, y: y + first.height + gap, width: availableWidth, height: second.height)
        width = x + max(first.width, second.width) + margins.trailing
    }
}
