import Foundation

/// A content view for a view without content.
@available(iOS 17, *)
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let stack = UIStackView()
    private let backgroundView = UIView()
    private var edges: [NSLayoutConstraint] = []
    private var scroller: ContentUnavailableScroller?

    /// Creates a content view with a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addSubview(backgroundView)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        follow()
    }

    /// Views can't be decoded from archives here. Always returns `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The current configuration: a `UIContentUnavailableConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            follow()
        }
    }

    /// Whether content that is higher than the view scrolls. The default is `false`: such content stays at the top margin, and what
    /// is below the view is not seen.
    open var isScrollEnabled: Bool {
        get { scroller != nil }
        set {
            guard newValue != isScrollEnabled else { return }
            scroller?.removeFromSuperview()
            scroller = newValue ? ContentUnavailableScroller() : nil
            if let scroller { addSubview(scroller) }
            constrain()
        }
    }

    private func follow() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        backgroundView.backgroundColor = shown.background.backgroundColor
        stack.alignment = shown.alignment == .center ? .center : .leading
        showMargins()
        insetsLayoutMarginsFromSafeArea = true
        add(picture, spacing: shown.imageToTextPadding)
        add(label(shown.text, shown.attributedText, shown.textProperties), spacing: shown.textToSecondaryTextPadding)
        let second = label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        add(second, spacing: shown.textToButtonPadding)
        if second == nil, let last = stack.arrangedSubviews.last, last is UILabel {
            stack.setCustomSpacing(shown.textToButtonPadding, after: last)
        }
        let first = button(shown.button, shown.buttonProperties)
        add(first, spacing: shown.buttonToSecondaryButtonPadding)
        add(button(shown.secondaryButton, shown.secondaryButtonProperties), spacing: 0)
        constrain()
    }

    private func constrain() {
        NSLayoutConstraint.deactivate(edges)
        if let scroller {
            edges = []
            return scroller.show(stack, in: self)
        }
        addSubview(stack)
        let guide = layoutMarginsGuide
        edges = [
            stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
        NSLayoutConstraint.activate(edges)
    }

    /// Lays out the background behind the other subviews.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        showMargins()
    }

    /// Keeps scrolled content within the margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        scroller?.showMargins(layoutMargins)
    }

    private func showMargins() {
        var margins = shown.directionalLayoutMargins
        let outer = superview?.directionalLayoutMargins ?? .zero
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
    }

    private func add(_ view: UIView?, spacing: CGFloat) {
        guard let view else { return }
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(spacing, after: view)
    }

    private var picture: UIView? {
        if shown.isLoading {
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.startAnimating()
            return indicator
        }
        guard let image = shown.image else { return nil }
        let properties = shown.imageProperties
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor ?? .secondaryLabel
        view.contentMode = .scaleAspectFit
        if properties.cornerRadius > 0 {
            view.layer.cornerRadius = properties.cornerRadius
            view.clipsToBounds = true
        }
        let limit = properties.maximumSize
        if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
        if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
        return view
    }

    private func label(
        _ text: String?,
        _ attributedText: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard text != nil || attributedText != nil else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else {
            return nil
        }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }
}
