import Foundation

/// A control with a title, an image or both that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// What kind of button it is.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// What buttons of the system were called before.
        public static var roundedRect: ButtonType { .system }
    }

    /// What a button is for.
    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }

    /// Changes the configuration to suit the button's state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// UIKit's sizes of fonts in points.
    private enum FontSize {
        static let custom: CGFloat = 18
        static let system: CGFloat = 15
    }

    final var contents = ButtonContents()
    private final var typeStorage = ButtonType.custom
    final let label = UILabel()
    final let subtitleView = UILabel()
    final let picture = UIImageView()
    final let backgroundPicture = UIImageView()
    final let backgroundShape = UIView()
    final var indicator: UIActivityIndicatorView?
    final var needsConfigurationUpdate = false
    final var isUpdatingConfiguration = false

    /// Makes a custom button with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        for view in [backgroundShape, backgroundPicture, picture, label, subtitleView] {
            view.isUserInteractionEnabled = false
        }
        label.font = .systemFont(ofSize: FontSize.custom)
        label.lineBreakMode = .byTruncatingMiddle
        picture.contentMode = .scaleToFill
    }

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        typeStorage = buttonType
        if buttonType != .custom { label.font = .systemFont(ofSize: FontSize.system) }
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    /// Makes a button that calls an action when it is tapped, and shows its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { take(primaryAction) }
    }

    /// Makes a button that calls an action when it is tapped, and shows its title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { take(primaryAction) }
    }

    /// Makes a button that looks as the configuration says and calls an action when it is tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { take(primaryAction) }
    }

    /// Buttons are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What kind of button it is.
    open var buttonType: ButtonType { typeStorage }

    /// What the button is for.
    open var role = Role.normal {
        didSet { if role != oldValue { contentsChanged() } }
    }

    /// The menu of the button: shown by a press, or by a touch where it is the primary action.
    open var menu: UIMenu? {
        didSet { if menu != nil { isContextMenuInteractionEnabled = true } }
    }

    override var ownMenu: UIMenu? { menu }

    /// Whether a tap selects the button, and the next one takes that back.
    open var changesSelectionAsPrimaryAction = false

    // MARK: Configuration

    /// How the button looks and what it says; nil for a classic button.
    open var configuration: Configuration? {
        didSet { configurationDidChange(from: oldValue) }
    }

    /// Whether the colours of the configuration follow the state.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { contentsChanged() } }
    }

    /// Called when the state changed, to change the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Changes the configuration to suit the state; calls the handler unless overridden.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Contents of the states

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        if configuration != nil, state == .normal { configuration?.title = title }
        contents.titles[exactly: state] = title
        contentsChanged()
    }

    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleColors[exactly: state] = color
        contentsChanged()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        if configuration != nil, state == .normal { configuration?.image = image }
        contents.images[exactly: state] = image
        contentsChanged()
    }

    /// Sets the image behind the content for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        contents.backgroundImages[exactly: state] = image
        contentsChanged()
    }

    /// Sets the title with its attributes for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        contents.attributedTitles[exactly: state] = title
        contentsChanged()
    }

    /// The title for a state.
    open func title(for state: UIControl.State) -> String? { contents.titles.value(in: state) }

    /// The colour of the title for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        if let color = contents.titleColors[exactly: state] { return color }
        // The disabled look does not fall back on a colour that was set for the normal state of a system button.
        if !state.contains(.disabled), let color = contents.titleColors.value(in: state) { return color }
        return defaultTitleColor(in: state)
    }

    /// The image for a state.
    open func image(for state: UIControl.State) -> UIImage? { contents.images.value(in: state) }

    /// The image behind the content for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        contents.backgroundImages.value(in: state)
    }

    /// The title with its attributes for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        contents.attributedTitles.value(in: state)
    }

    /// The title that is shown.
    open var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }

    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The image that is shown.
    open var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }

    /// The image behind the content that is shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The title with its attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    // MARK: Parts

    /// The label of the title.
    open var titleLabel: UILabel? {
        showContentsIfNeeded()
        return label
    }

    /// The label of the subtitle that a configuration has.
    open var subtitleLabel: UILabel? {
        showContentsIfNeeded()
        return configuration == nil ? nil : subtitleView
    }

    /// The view of the image.
    open var imageView: UIImageView? {
        showContentsIfNeeded()
        return picture
    }

    /// Points around the content of a classic button.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentsChanged() } }
    }

    /// Points that the title of a classic button is moved by.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { contentsChanged() } }
    }

    /// Points that the image of a classic button is moved by.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { contentsChanged() } }
    }

    // MARK: Rectangles

    /// The rectangle of the background.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of title and image together.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { classicContentRect(in: bounds) }

    /// The rectangle of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        classicFrames(in: contentRect).title
    }

    /// The rectangle of the image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        classicFrames(in: contentRect).image
    }

    /// The size of the content with what is around it.
    open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity) }

    /// The size of the content with what is around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    /// Places title, image and background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        showContents()
        placeContents()
    }

    /// Those of the title, where it lies in the middle.
    override var baselineOffsetsFromCenter: (first: CGFloat, last: CGFloat)? { titleBaselines }

    // MARK: State

    /// The title of a system button has the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    /// Text sizes and colours follow the traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentsChanged()
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
    }

    override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    /// Selects the button before its actions hear of the tap, if asked to.
    open override func sendActions(for controlEvents: Event) {
        if controlEvents.contains(.primaryActionTriggered), changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.sendActions(for: controlEvents)
    }

    // MARK: Accessibility

    /// A button is one element.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The title, unless another label was set.
    open override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? spokenTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// A button; says when it is selected or disabled.
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
