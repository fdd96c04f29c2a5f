import Foundation

/// A header or footer of a table section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    final var contentViewStorage = UIView()
    final var configurationStorage: CellConfiguration?
    final var needsUpdateConfiguration = true
    final var placedZIndex: Int?
    final var placement = TableHeaderPlacement() {
        didSet { if placement != oldValue { placementDidChange() } }
    }
    private var text: UILabel?
    private var detail: UILabel?

    /// Creates an empty view. Tables call it for registered classes.
    public init(reuseIdentifier: String?) {
        reuseIdentifierStorage = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        setUp()
    }

    /// Creates an empty view without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentViewStorage.frame = bounds
        addSubview(contentViewStorage)
    }

    /// The reuse identifier of the view.
    open var reuseIdentifier: String? { reuseIdentifierStorage }

    final var reuseIdentifierStorage: String?

    /// Called before the view is reused for another section.
    open func prepareForReuse() {}

    /// The view that contains the content.
    open var contentView: UIView { contentViewStorage }

    /// The label of the title.
    open var textLabel: UILabel? {
        if let text { return text }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        text = label
        placement.style(label)
        contentViewStorage.addSubview(label)
        return label
    }

    /// The label below the title, for grouped tables.
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        detail = label
        contentViewStorage.addSubview(label)
        return label
    }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    // MARK: Configurations

    /// The content configuration. Setting it replaces `contentView` with the view of the configuration.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationStorage?.content }
        set {
            showContent(newValue)
            setNeedsUpdateConfiguration()
        }
    }

    /// The background configuration.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurationStorage?.background }
        set {
            showBackground(newValue)
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the content configuration is updated automatically for the state.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurationStorage?.updatesContent ?? true }
        set { configuration.updatesContent = newValue }
    }

    /// Whether the background configuration is updated automatically for the state.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurationStorage?.updatesBackground ?? true }
        set { configuration.updatesBackground = newValue }
    }

    /// A closure that updates the configurations of a header or footer for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// A closure that updates the configurations for a changed state.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The current state of the view.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = placement.isPinned
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Returns the default content configuration for the table's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        traitCollection.withCurrent {
            switch (placement.tableStyle, placement.isFooter) {
            case (.plain, false): .plainHeader()
            case (.plain, true): .plainFooter()
            case (_, false): .groupedHeader()
            case (_, true): .groupedFooter()
            }
        }
    }

    /// Schedules an update of the configurations before the next layout. Several calls cause one update.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configurations for a state. Overrides set their own configurations.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        followState(state)
    }

    // MARK: Overrides

    /// Lays out the content and the backgrounds.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        for view in [backgroundView, contentViewStorage] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        guard configurationStorage?.content == nil else { return }
        let frames = labelFrames(width: bounds.width, height: bounds.height)
        for (label, frame) in [(text, frames.text), (detail, frames.detail)] {
            guard let label, label.translatesAutoresizingMaskIntoConstraints, label.frame != frame else { continue }
            label.frame = frame
        }
    }

    /// Returns the size that fits the labels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: labelFrames(width: size.width, height: nil).total)
    }

    /// Returns the size that satisfies the constraints in the content and is closest to the target size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contentViewStorage.hasConstraintsInside || configurationStorage?.content != nil else {
            return sizeThatFits(targetSize)
        }
        if contentViewStorage.frame.width != targetSize.width { contentViewStorage.frame.size.width = targetSize.width }
        return contentViewStorage.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    /// Schedules an update of the configurations, because the traits are a part of the state.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configurationStorage != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        setNeedsLayout()
    }

    // MARK: Labels

    private func placementDidChange() {
        if let text { placement.style(text) }
        let margins = NSDirectionalEdgeInsets(top: 8, leading: placement.margin, bottom: 8, trailing: placement.margin)
        if contentViewStorage.directionalLayoutMargins != margins {
            contentViewStorage.directionalLayoutMargins = margins
        }
        setNeedsUpdateConfiguration()
    }

    /// Returns the frames of the labels and the total height.
    ///
    /// - Parameter height: The available height, or `nil` to compute the height that fits.
    private func labelFrames(width: CGFloat, height: CGFloat?) -> (text: CGRect, detail: CGRect, total: CGFloat) {
        let margins = placement.textMargins
        let x = placement.safeArea.left + placement.margin
        let availableWidth = max(0, width - x - placement.margin - placement.safeArea.right)
        func measured(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude)).height
        }
        let first = measured(text)
        let second = measured(detail)
        let total = max(placement.minimumHeight, margins.top + first + second + margins.bottom)
        let available = height ?? total
        let top: CGFloat
        switch (placement.tableStyle, placement.isFooter) {
        case (.plain, _): top = ((available - first - second) / 2).rounded(.down)
        case (_, false): top = available - margins.bottom - first - second
        case (_, true): top = margins.top
        }
        return (
            CGRect(x: x, y: top, width: availableWidth, height: first),
            CGRect(x: x, y: top + first, width: availableWidth, height: second),
            total
        )
    }
}

extension UITableViewHeaderFooterView: ReusableView {
    final func didRecycle() {}
}

extension UITableViewHeaderFooterView: ConfiguredView {
    final func updateConfigurationForPresentState() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func replaceContentView(with view: UIView) {
        view.frame = bounds
        insertSubview(view, aboveSubview: contentViewStorage)
        contentViewStorage.removeFromSuperview()
        contentViewStorage = view
    }

    /// Shows a title from the data source.
    final func showTitle(_ title: String?) {
        let isUppercase =
            placement.tableStyle != .plain && !placement.isFooter
            && !traitCollection.metrics.groupedLists.hasLargeHeaders
        textLabel?.text = isUppercase ? title?.uppercased() : title
        if placement.tableStyle == .plain, configurationStorage?.background == nil, backgroundView == nil {
            backgroundConfiguration = .listPlainHeaderFooter()
        }
        setNeedsLayout()
    }
}
