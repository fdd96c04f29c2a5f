import Foundation

/// A control that performs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl, @preconcurrency UIAccessibilityContentSizeCategoryImageAdjusting {
    /// A closure that updates the configuration for the button's state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// UIKit's font sizes in points.
    private enum FontSize {
        static let custom: CGFloat = 18
        static let system: CGFloat = 15
    }

    final var contents = ButtonContents()
    final var typeStorage = ButtonType.custom
    final let label = UILabel()
    final let subtitleView = UILabel()
    final let imageContentView = UIImageView()
    final let backgroundImageView = UIImageView()
    final let backgroundShape = UIView()
    final var backgroundEffectView: UIVisualEffectView?
    final var indicator: UIActivityIndicatorView?
    final var menuIndicator: UIImageView?
    final var needsConfigurationUpdate = false
    final var isUpdatingConfiguration = false
    final var isPlacingContents = false

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        typeStorage = buttonType
        if buttonType != .custom { label.font = .systemFont(ofSize: FontSize.system) }
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    /// Creates a button that performs an action when tapped and shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { setPrimaryAction(primaryAction) }
    }

    /// Creates a button that performs an action when tapped and shows the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { setPrimaryAction(primaryAction) }
    }

    /// Creates a button with a configuration that performs an action when tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { setPrimaryAction(primaryAction) }
    }

    /// Creates a button from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeButton(from: coder)
    }

    private func setUp() {
        isOpaque = false
        for view in [backgroundShape, backgroundImageView, imageContentView, label, subtitleView] {
            view.isUserInteractionEnabled = false
        }
        label.font = .systemFont(ofSize: FontSize.custom)
        label.lineBreakMode = .byTruncatingMiddle
        imageContentView.contentMode = .scaleToFill
    }

    /// Creates a system button with an image that sends an action to a target when tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = make(frame: .zero)
        button.typeStorage = .system
        button.label.font = .systemFont(ofSize: FontSize.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// The type of the button.
    open var buttonType: ButtonType { typeStorage }

    /// The role of the button.
    open var role = Role.normal {
        didSet { if role != oldValue { contentsChanged() } }
    }

    /// The menu of the button. A long press shows it, or a touch if it is the primary action.
    open var menu: UIMenu? {
        didSet {
            if menu != nil { isContextMenuInteractionEnabled = true }
            updatePopUpSelection()
        }
    }

    override var defaultMenu: UIMenu? { shownMenu }

    /// Whether a touch shows the menu at once.
    open override var showsMenuAsPrimaryAction: Bool {
        didSet { updatePopUpSelection() }
    }

    /// Updates the title of a button that shows its menu to choose from.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        updatePopUpSelection()
    }

    /// Whether a tap toggles the selection, or the button shows the title of the element chosen from its menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { updatePopUpSelection() }
    }

    // MARK: Configuration

    /// The configuration; `nil` for a button with content by state.
    public final var configuration: Configuration? {
        didSet { configurationDidChange(from: oldValue) }
    }

    /// Whether the configuration's colors are updated for the state automatically.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { contentsChanged() } }
    }

    /// Called to update the configuration after the state changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules a call of `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration for the state. The default implementation calls the handler.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Content by state

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        if configuration != nil, state == .normal { configuration?.title = title }
        contents.titles[exactly: state] = title
        contentsChanged()
    }

    /// Sets the title color for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleColors[exactly: state] = color
        contentsChanged()
    }

    /// Sets the color of the title's shadow for a state. The shadow's offset is that of the title label.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleShadowColors[exactly: state] = color
        contentsChanged()
    }

    /// Sets the configuration of symbol images for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: UIControl.State
    ) {
        contents.symbolConfigurations[exactly: state] = configuration
        contentsChanged()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        if configuration != nil, state == .normal { configuration?.image = image }
        contents.images[exactly: state] = image
        contentsChanged()
    }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        contents.backgroundImages[exactly: state] = image
        contentsChanged()
    }

    /// Sets the attributed title for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        contents.attributedTitles[exactly: state] = title
        contentsChanged()
    }

    /// Returns the title for a state.
    open func title(for state: UIControl.State) -> String? { contents.titles.value(in: state) }

    /// Returns the title color for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        if let color = contents.titleColors[exactly: state] { return color }
        // A disabled system button is gray: it does not fall back to the color of the normal state.
        if !state.contains(.disabled), let color = contents.titleColors.value(in: state) { return color }
        return defaultTitleColor(in: state)
    }

    /// Returns the color of the title's shadow for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        contents.titleShadowColors.value(in: state)
    }

    /// Returns the configuration of symbol images for a state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        contents.symbolConfigurations.value(in: state)
    }

    /// Returns the image for a state.
    open func image(for state: UIControl.State) -> UIImage? { contents.images.value(in: state) }

    /// Returns the background image for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        contents.backgroundImages.value(in: state)
    }

    /// Returns the attributed title for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        contents.attributedTitles.value(in: state)
    }

    /// The current title.
    open var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }

    /// The current title color.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The current color of the title's shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The current configuration of symbol images.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The current image.
    open var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }

    /// The current background image.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The current attributed title.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    // MARK: Subviews

    /// The label that shows the title.
    open var titleLabel: UILabel? {
        showContentsIfNeeded()
        return label
    }

    /// The label that shows the subtitle of a configuration.
    open var subtitleLabel: UILabel? {
        showContentsIfNeeded()
        return configuration == nil ? nil : subtitleView
    }

    /// The image view.
    open var imageView: UIImageView? {
        showContentsIfNeeded()
        return imageContentView
    }

    /// Whether the image grows in the content size categories for accessibility.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { imageContentView.adjustsImageSizeForAccessibilityContentSizeCategory }
        set {
            guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
            imageContentView.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
            contentsChanged()
            setNeedsLayout()
        }
    }

    /// The insets around the content in points. Only without a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentsChanged() } }
    }

    /// The insets that move the title, in points. Only without a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { contentsChanged() } }
    }

    /// The insets that move the image, in points. Only without a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { contentsChanged() } }
    }

    /// Whether the image is drawn darker while a custom button is touched. Only without a configuration.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { contentsChanged() } }
    }

    /// Whether the image is drawn lighter while the button is disabled. Only without a configuration.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { contentsChanged() } }
    }

    /// Whether the title's shadow is reversed while the button is touched. Only without a configuration.
    /// No effect here.
    open var reversesTitleShadowWhenHighlighted = false

    /// Whether the button glows while it is touched. Without effect, as in UIKit since iOS 7. No effect here.
    open var showsTouchWhenHighlighted = false

    /// Whether a pointer over the button changes its shape. There is no pointer here. No effect here.
    open var isPointerInteractionEnabled = false

    /// Whether a pointer is over the button. Always `false`: there is no pointer here.
    open var isHovered: Bool { false }

    /// Whether the button is held down to show its menu.
    open var isHeld: Bool { contextMenuInteraction?.menuAppearance == .rich }

    /// The preferred order of the menu's elements. No effect here.
    @available(iOS 16, *)
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    // MARK: Frames

    /// Returns the frame of the background.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the frame of the title and image together.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { classicContentRect(in: bounds) }

    /// Returns the frame of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        classicFrames(in: contentRect).title
    }

    /// Returns the frame of the image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        classicFrames(in: contentRect).image
    }

    /// The size of the content including its insets.
    open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity) }

    /// Returns the size of the content including its insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    /// Lays out the title, the image and the background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        showContents()
        placeContents()
    }

    /// The baseline offsets of the title if it is vertically centered.
    override var baselineOffsetsFromCenter: (first: CGFloat, last: CGFloat)? { titleBaselines }

    // MARK: State

    /// Updates the colors of the title and the image.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    /// Updates fonts and colors.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentsChanged()
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
    }

    override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    /// Toggles the selection before the actions are called if `changesSelectionAsPrimaryAction` is `true`.
    open override func sendActions(for controlEvents: Event) {
        if controlEvents.contains(.primaryActionTriggered), changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.sendActions(for: controlEvents)
    }

    // MARK: Accessibility

    /// Whether assistive technologies can access the button; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The label of the button: its title unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? spokenTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// The traits of a button, including whether it is selected or disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let traits = accessibilityStorage?.traits { return traits }
            var traits = UIAccessibilityTraits.button
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}
