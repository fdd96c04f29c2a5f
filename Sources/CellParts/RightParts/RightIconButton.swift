import DeclarativeCollections
import PortableUIKit

/// A 24-point icon button at the right of a row, tapped separately from the row.
public struct RightIconButton: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightIconButton>

    /// The icon, scaled to fit its square.
    public var icon: UIImage

    /// The tint color of a template icon. If `nil`, the accent color of the theme is used.
    public var iconTintColor: UIColor?

    /// The accessibility label of the button, such as "Delete".
    public var iconLabel: String

    /// Called when the button is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// Creates a button, by default with the accent color.
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
    /// Creates the button.
    @MainActor
    public static func makeControl(didUse: @escaping @MainActor (IconButton) -> Void) -> IconButton {
        let button = IconButton(frame: .zero)
        button.addAction(UIAction { [weak button] _ in button.map(didUse) }, for: .touchUpInside)
        return button
    }

    /// The size of the icon, in points.
    @MainActor
    public static var controlSize: CGSize {
        Graphic.icon(.standard).size
    }

    /// Updates the icon.
    @MainActor
    public func update(_ control: IconButton, theme: CellTheme, isAnimated: Bool) {
        control.details = theme.details
        control.icon = icon
        control.tintColor = theme.palette.color(for: iconTintColor) ?? theme.palette.accent
    }

    /// Calls the handler of the content.
    @MainActor
    public func didUse(_ control: IconButton) {
        didTapHandler?()
    }

    /// The button is a custom accessibility action of the row.
    @MainActor
    public func accessibility(of control: IconButton) -> RightControlAccessibility {
        RightControlAccessibility(actions: [RightControlAction(name: iconLabel) { didTapHandler?() }])
    }
}
