import PortableUIKit

/// The colours of the design system by what they are for.
///
/// Every colour is dynamic: it has a value of ours in the light and in the dark appearance. Text colours reach a
/// contrast of at least 4.5 to 1 on `background` in both, the minimum of WCAG 2.2 (success criterion 1.4.3).
public struct Palette: Hashable, Sendable {

    /// Behind everything: the colour of a screen.
    public var background: UIColor

    /// Titles and headers.
    public var primaryText: UIColor

    /// Subtitles and details.
    public var secondaryText: UIColor

    /// What can be acted on, and what is switched on.
    public var accent: UIColor

    /// What deletes or cannot be undone.
    public var destructive: UIColor

    /// Chevrons and the outlines of controls that are off. Not for text: its contrast is 3 to 1, the minimum of
    /// WCAG 2.2 for graphics (success criterion 1.4.11).
    public var control: UIColor

    /// The hairlines between rows.
    public var separator: UIColor

    /// Pictures that stand for a missing one, such as the default avatar.
    public var placeholder: UIColor

    /// Creates a palette from its colours.
    public init(
        background: UIColor,
        primaryText: UIColor,
        secondaryText: UIColor,
        accent: UIColor,
        destructive: UIColor,
        control: UIColor,
        separator: UIColor,
        placeholder: UIColor
    ) {
        self.background = background
        self.primaryText = primaryText
        self.secondaryText = secondaryText
        self.accent = accent
        self.destructive = destructive
        self.control = control
        self.separator = separator
        self.placeholder = placeholder
    }
}

extension Palette {

    /// The palette that every part uses.
    public static let standard = Palette(
        background: UIColor(light: 0xFFFFFF, dark: 0x111317),
        primaryText: UIColor(light: 0x15181E, dark: 0xF2F4F7),
        secondaryText: UIColor(light: 0x5B6472, dark: 0xA3ACBA),
        accent: Tint.blue.color,
        destructive: Tint.red.color,
        control: UIColor(light: 0x8A93A1, dark: 0x6F7886),
        separator: UIColor(light: 0xDDE1E7, dark: 0x2B3038),
        placeholder: UIColor(light: 0x8C98AD, dark: 0x8C98AD)
    )
}
