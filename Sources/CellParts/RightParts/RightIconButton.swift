import DeclarativeCollections
import PortableUIKit

/// An icon, 24 points across, at the right of a row, that can be tapped apart from the row.
public struct RightIconButton: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightIconButton>

    /// The icon. It fits into its square as a whole.
    public var icon: UIImage

    /// The colour of a template icon. `nil`: the accent colour of the theme.
    public var iconTintColor: UIColor?

    /// What the button does, for screen readers: "Delete".
    public var iconLabel: String

    /// Called when the button is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// Creates a button, by default in the accent colour.
    public init(
        icon: UIImage,
        iconTintColor: UIColor? = nil,
        iconLabel: String,
        didTapHandler: (@MainActor () -> Void)? = nil
    ) {
        self.icon = icon
        self.iconTintColor = iconTintColor
        self.iconLabel = iconLabel
        self.didTapHandler = didTapHandler
    }
}

extension RightIconButton {
    /// Makes a button.
    @MainActor
    public static func makeControl(didUse: @escaping @MainActor (IconButton) -> Void) -> IconButton {
        let button = IconButton(frame: .zero)
        button.addAction(UIAction { [weak button] _ in button.map(didUse) }, for: .touchUpInside)
        return button
    }

    /// The size of an icon.
    @MainActor
    public static var controlSize: CGSize {
        Graphic.icon(.standard).size
    }

    /// Shows the icon.
    @MainActor
    public func update(_ control: IconButton, theme: CellTheme, isAnimated: Bool) {
        control.icon = icon
        control.tintColor = iconTintColor ?? theme.palette.accent
    }

    /// Calls the handler.
    @MainActor
    public func didUse(_ control: IconButton) {
        didTapHandler?()
    }

    /// The button does not speak for the row: it is one of the actions that the row offers besides.
    @MainActor
    public func accessibility(of control: IconButton) -> RightControlAccessibility {
        RightControlAccessibility(activate: { didTapHandler?() }, customActionName: iconLabel)
    }
}
