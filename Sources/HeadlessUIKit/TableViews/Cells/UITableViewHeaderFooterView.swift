import Foundation

/// A view above or below a section of a table.
///
/// `init(reuseIdentifier:)` is `required` where UIKit is headless, since classes are made from their metatype.
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

    /// Makes a view without content. Tables call it; see `register`.
    public required init(reuseIdentifier: String?) {
        reuseIdentifierStorage = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        contentViewStorage.frame = bounds
        addSubview(contentViewStorage)
    }

    /// Makes a view without content or identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The identifier the view was made with.
    open var reuseIdentifier: String? { reuseIdentifierStorage }

    private let reuseIdentifierStorage: String?

    /// Called before the view is used for another section.
    open func prepareForReuse() {}

    /// Holds what the view shows.
    open var contentView: UIView { contentViewStorage }

    /// The title.
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

    /// A text below the title, in grouped tables.
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

    /// Lies behind the content.
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

    /// What the view shows. Setting it puts the configuration's view in the place of `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationStorage?.content }
        set {
            showContent(newValue)
            setNeedsUpdateConfiguration()
        }
    }

    /// What lies behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurationStorage?.background }
        set {
            showBackground(newValue)
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the content follows the state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurationStorage?.updatesContent ?? true }
        set { configuration.updatesContent = newValue }
    }

    /// Whether the background follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurationStorage?.updatesBackground ?? true }
        set { configuration.updatesBackground = newValue }
    }

    /// Called when the state changed, to set configurations for it.
    open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The state of the view at present.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = placement.isPinned
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// A content in the style of the table.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (placement.tableStyle, placement.isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    /// Has the configurations updated before the next layout; several calls are one update.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Brings the configurations in line with a state; overriders set configurations of their own for it.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        followState(state)
    }

    // MARK: Overrides

    /// Keeps content and backgrounds in their places.
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

    /// The size that suits the labels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: labelFrames(width: size.width, height: nil).total)
    }

    /// The size of the content that satisfies the constraints in it and comes closest to a target.
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

    /// The state changed with the traits.
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

    /// - Parameter height: The height there is, nil to find out what it should be.
    private func labelFrames(width: CGFloat, height: CGFloat?) -> (text: CGRect, detail: CGRect, total: CGFloat) {
        let margins = placement.textMargins
        let x = placement.safeArea.left + placement.margin
        let room = max(0, width - x - placement.margin - placement.safeArea.right)
        func measured(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
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
            CGRect(x: x, y: top, width: room, height: first),
            CGRect(x: x, y: top + first, width: room, height: second),
            total
        )
    }
}

extension UITableViewHeaderFooterView: ReusableView {
    final func wentOutOfUse() {}
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

    /// Shows a title of the data source.
    final func showTitle(_ title: String?) {
        let isUppercase = placement.tableStyle != .plain && !placement.isFooter
        textLabel?.text = isUppercase ? title?.uppercased() : title
        if placement.tableStyle == .plain, configurationStorage?.background == nil, backgroundView == nil {
            backgroundConfiguration = .listPlainHeaderFooter()
        }
        setNeedsLayout()
    }
}
