import PortableUIKit

/// The colours of a theme by what they are for.
///
/// Every colour is dynamic: it has a value in the light and in the dark appearance, and others with "Increase Contrast".
/// Text colours reach a contrast of at least 4.5 to 1 on what is behind them, the minimum of WCAG 2.2 (success
/// criterion 1.4.3).
public struct Palette: Hashable, Sendable {
    /// Behind everything: the colour of a screen.
    public var background: UIColor

    /// Behind a row under a touch.
    public var pressedBackground: UIColor

    /// Titles and headers.
    public var primaryText: UIColor

    /// Subtitles, details and footers.
    public var secondaryText: UIColor

    /// What can be acted on, and what is switched on.
    public var accent: UIColor

    /// What went well.
    public var success: UIColor

    /// What needs attention.
    public var warning: UIColor

    /// What deletes or cannot be undone.
    public var destructive: UIColor

    /// Texts on `accent`, `success`, `warning` and `destructive`.
    public var inverseText: UIColor

    /// Behind texts in `primaryText` that stand out from the background: neutral badges, text fields.
    public var fill: UIColor

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
        pressedBackground: UIColor,
        primaryText: UIColor,
        secondaryText: UIColor,
        accent: UIColor,
        success: UIColor,
        warning: UIColor,
        destructive: UIColor,
        inverseText: UIColor,
        fill: UIColor,
        control: UIColor,
        separator: UIColor,
        placeholder: UIColor
    ) {
        self.background = background
        self.pressedBackground = pressedBackground
        self.primaryText = primaryText
        self.secondaryText = secondaryText
        self.accent = accent
        self.success = success
        self.warning = warning
        self.destructive = destructive
        self.inverseText = inverseText
        self.fill = fill
        self.control = control
        self.separator = separator
        self.placeholder = placeholder
    }
}
