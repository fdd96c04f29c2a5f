import DeclarativeCollections
import PortableUIKit

/// A button with the selected option, which opens a menu of all options.
public struct MenuElement: PartElement {
    /// The options.
    public var options: [String]

    /// The index of the selected option; `nil` for none.
    public var selectedIndex: Int?

    /// The text if no option is selected.
    public var placeholder: String

    /// Whether the button is enabled.
    public var isEnabled: Bool

    /// The theme of the colors and text styles.
    public var theme: CellTheme

    /// Called with the index of an option that the user selects.
    public var handler: (@MainActor (Int) -> Void)?

    /// Creates a menu button.
    public init(
        options: [String],
        selectedIndex: Int?,
        placeholder: String = "",
        isEnabled: Bool = true,
        theme: CellTheme,
        handler: (@MainActor (Int) -> Void)? = nil
    ) {
        self.options = options
        self.selectedIndex = selectedIndex
        self.placeholder = placeholder
        self.isEnabled = isEnabled
        self.theme = theme
        self.handler = handler
    }

    /// Creates a button.
    public static func makeView() -> PartMenuButton { PartMenuButton(frame: .zero) }

    /// Returns the size of the text and the mark after it.
    public func size(fitting width: CGFloat) -> CGSize {
        let mark = PartMenuButton.markSize
        let room = (width - mark.width - theme.spacing.xxs).layoutLength
        let text = label.size(fitting: room)
        return CGSize(
            width: min(text.width + theme.spacing.xxs + mark.width, width.layoutLength),
            height: max(text.height, mark.height)
        )
    }

    /// The width of the longest word and the mark.
    public var minWidth: CGFloat { label.longestWordWidth + theme.spacing.xxs + PartMenuButton.markSize.width }

    /// Shows the selected option.
    public func update(_ view: PartMenuButton, isAnimated: Bool) {
        label.showText(in: view.valueLabel)
        view.valueLabel.accessibilityIdentifier = label.identifier
        view.markView.tintColor = theme.palette.accent
        view.disabledOpacity = theme.details.opacities.disabled
        view.isEnabled = isEnabled
    }

    /// Replaces the menu and its handler.
    public func updateHandlers(_ view: PartMenuButton) {
        view.menu = UIMenu(
            children: options.enumerated().map { index, option in
                UIAction(title: option, state: index == selectedIndex ? .on : .off) { _ in handler?(index) }
            }
        )
    }

    /// Sets the font.
    public func layOut(_ view: PartMenuButton) {
        label.apply(to: view.valueLabel, fitting: view.bounds.width)
        view.gap = theme.spacing.xxs
    }

    /// The row speaks the selected option, and activating it opens the menu.
    public func accessibility(of view: PartMenuButton) -> RightControlAccessibility {
        RightControlAccessibility(value: text, traits: isEnabled ? .button : [.button, .notEnabled])
    }

    /// Returns `true`.
    public var isInteractive: Bool { true }

    /// Returns `true`.
    public var isControl: Bool { true }

    private var text: String {
        selectedIndex.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? placeholder
    }

    private var label: LabelContent {
        LabelContent(text: text, style: theme.typography.detail, color: theme.palette.accent)
    }
}

/// A button with a text and a mark that opens a menu.
public final class PartMenuButton: UIButton {
    let valueLabel = UILabel()
    let markView = UIImageView()
    var gap: CGFloat = 0 {
        didSet { if gap != oldValue { setNeedsLayout() } }
    }

    static var markSize: CGSize {
        let side = CGFloat(16).grownWithText
        return CGSize(width: side, height: side)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)

        markView.image = Icon.chevronUpDown.image
        markView.contentMode = .scaleAspectFit
        addSubview(valueLabel)
        addSubview(markView)
        showsMenuAsPrimaryAction = true
    }

    /// Unavailable: create the button in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PartMenuButton is made in code; it cannot be decoded.")
    }

    var disabledOpacity = Opacities.disabled

    public override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : disabledOpacity }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        var mark = CGSize.zero
        var top: CGFloat = 0
        traitCollection.performAsCurrent {
            mark = Self.markSize
            top = PixelGrid.current.aligned((bounds.height - mark.height) / 2)
        }
        mark.width = min(mark.width, bounds.width)
        let room = (bounds.width - mark.width - gap).layoutLength
        valueLabel.frame = CGRect(x: 0, y: 0, width: room, height: bounds.height).directed(in: self)
        markView.frame = CGRect(
            x: bounds.width - mark.width,
            y: top,
            width: mark.width,
            height: mark.height
        ).directed(in: self)
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.touchable.contains(point)
    }
}
