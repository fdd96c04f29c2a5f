import PortableUIKit

/// The widths of the strokes of a theme, in points; the names are those of the tokens `stroke`.
public struct StrokeScale: Hashable, Sendable {
    /// The outlines of buttons, and of switches in high contrast.
    public var outline = Strokes.outline
    /// Outlined icons.
    public var icon = Strokes.icon
    /// The outlines of checkboxes and radio buttons.
    public var control = Strokes.control
    /// The outlines of chosen radio buttons.
    public var chosenControl = Strokes.chosenControl
    /// The check marks of checkboxes.
    public var checkmark = Strokes.checkmark
    /// Chevrons.
    public var chevron = Strokes.chevron
    /// The rims between pictures, and around their dots.
    public var rim = Strokes.rim
    /// Rings that show progress.
    public var ring = Strokes.ring

    /// Creates the widths of the design system.
    public init() {}

    /// The widths of the design system.
    public static let standard = StrokeScale()
}

/// The opacities of a theme, from 0 to 1; the names are those of the tokens `opacity`.
public struct OpacityScale: Hashable, Sendable {
    /// Disabled buttons.
    public var disabled = Opacities.disabled
    /// Pressed buttons.
    public var pressed = Opacities.pressed
    /// The text or icon of pressed buttons without a background.
    public var pressedContent = Opacities.pressedContent
    /// The warning color behind the matches of a search.
    public var highlight = Opacities.highlight
    /// The control color of the tracks of rings.
    public var track = Opacities.track
    /// The background color of the band that moves over skeletons.
    public var shimmer = Opacities.shimmer
    /// The tint behind icons and initials in the place of images.
    public var imageGround = Opacities.imageGround

    /// Creates the opacities of the design system.
    public init() {}

    /// The opacities of the design system.
    public static let standard = OpacityScale()
}
