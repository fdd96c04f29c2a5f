import DeclarativeCollections
import PortableUIKit

/// A button with a text.
public struct ButtonElement: PartElement {
    /// The text.
    public var title: String

    /// The appearance.
    public var style: Style

    /// Whether the button is enabled.
    public var isEnabled: Bool

    /// Whether an activity indicator replaces the text. The button keeps its size and takes no taps.
    public var isActive: Bool

    /// Whether the button is as wide as its line, and taller than beside a text.
    public var isWide: Bool

    /// The theme of the colors and text styles.
    public var theme: CellTheme

    /// Called when the button is tapped.
    public var handler: (@MainActor () -> Void)?

    /// Creates a button, by default a text without a background.
    public init(
        title: String,
        style: Style = .plain,
        isEnabled: Bool = true,
        isActive: Bool = false,
        isWide: Bool = false,
        theme: CellTheme,
        handler: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.isEnabled = isEnabled
        self.isActive = isActive
        self.isWide = isWide
        self.theme = theme
        self.handler = handler
    }

    /// Creates a button.
    public static func makeView() -> PartButton { PartButton(frame: .zero) }

    /// Returns the size of the text with its padding.
    public func size(fitting width: CGFloat) -> CGSize {
        let padding = padding(fitting: width)
        let room = (width - padding.left - padding.right).layoutLength
        let text = label.size(fitting: room)
        return CGSize(
            width: min(text.width + padding.left + padding.right, width.layoutLength),
            height: max(text.height + padding.top + padding.bottom, isWide ? Self.wideHeight : 0)
        )
    }

    /// The width of the longest word with its padding.
    public var minWidth: CGFloat { label.longestWordWidth + padding(fitting: .infinity).left * 2 }

    /// Shows the text and the colors.
    public func update(_ view: PartButton, isAnimated: Bool) {
        label.showText(in: view.label)
        view.backgroundColor = style.backgroundColor(in: theme.palette)
        view.layer.borderWidth = style == .outlined ? theme.details.strokes.outline : 0
        view.opacities = theme.details.opacities
        view.isEnabled = isEnabled && !isActive
        view.accessibilityIdentifier = title
        view.showActivity(isActive, color: style.textColor(in: theme.palette))
    }

    /// Replaces the handler.
    public func updateHandlers(_ view: PartButton) {
        view.didTapHandler = handler
    }

    /// Sets the font and the corners.
    public func layOut(_ view: PartButton) {
        let padding = padding(fitting: view.bounds.width)
        view.padding = padding
        label.apply(to: view.label, fitting: view.bounds.width - padding.left - padding.right)
        view.layer.cornerRadius = style == .plain ? 0 : cornerRadius(of: view.bounds.height)
        view.layer.borderColor = theme.palette.accent.resolvedColor(with: view.traitCollection).cgColor
    }

    /// A wide button is its row; any other one is an action of the row.
    public func accessibility(of view: PartButton) -> RightControlAccessibility {
        let traits: UIAccessibilityTraits = isEnabled && !isActive ? .button : [.button, .notEnabled]
        let activate: @MainActor () -> Void = { if isEnabled, !isActive { handler?() } }
        return RightControlAccessibility(
            label: isWide ? title : nil,
            value: nil,
            traits: isWide ? traits : .none,
            activate: activate,
            actions: isWide ? [] : [RightControlAction(name: title, perform: activate)]
        )
    }

    /// Returns `true`.
    public var isInteractive: Bool { true }

    /// Returns `true`.
    public var isControl: Bool { true }

    /// Whether the button is wide.
    public var fillsWidth: Bool { isWide }

    /// From iOS 26 on buttons are capsules; with several lines of text their ends are as round as those of one line.
    private func cornerRadius(of height: CGFloat) -> CGFloat {
        guard SystemDesign.hasCapsuleButtons else {
            return isWide ? theme.cornerRadii.large : theme.cornerRadii.medium
        }
        let padding = padding(fitting: .infinity)
        let line = isWide ? Self.wideHeight : label.lineHeight + padding.top + padding.bottom
        return min(height, line) / 2
    }

    /// The height of a wide button with one line of text, in points.
    private static let wideHeight: CGFloat = 48

    private var label: LabelContent {
        var textStyle = theme.typography.button
        if isWide { textStyle.weight = .semibold }
        return LabelContent(text: title, style: textStyle, color: style.textColor(in: theme.palette))
    }

    /// The insets of the text; less at the sides if the longest word needs the room.
    private func padding(fitting width: CGFloat) -> UIEdgeInsets {
        let spacing = theme.spacing
        guard style != .plain || isWide else { return .zero }
        let isTight = width.isFinite && label.longestWordWidth > width - spacing.s - spacing.s
        let side = isTight ? spacing.xxs : spacing.s
        let end = isWide ? spacing.xs : spacing.xxs
        return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    }
}
