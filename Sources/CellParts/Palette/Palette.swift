import PortableUIKit

/// The colors of a theme by purpose.
///
/// Every color is dynamic, with values for the light and dark appearances and for "Increase Contrast". Text colors have
/// a contrast of at least 4.5 to 1 to their background, the minimum of WCAG 2.2 (success criterion 1.4.3).
public struct Palette: Hashable, Sendable {
    /// The background of screens: the lowest of the surfaces `background`, `card` and `fill`.
    public var background: UIColor

    /// The background of cards on the background of screens. Texts, chevrons and separators keep their contrast on it.
    public var card: UIColor

    /// The background of highlighted rows.
    public var pressedBackground: UIColor

    /// Titles and headers.
    public var primaryText: UIColor

    /// Subtitles, details and footers.
    public var secondaryText: UIColor

    /// Interactive elements and controls that are on.
    public var accent: UIColor

    /// Success.
    public var success: UIColor

    /// Warnings.
    public var warning: UIColor

    /// Destructive actions.
    public var destructive: UIColor

    /// Texts on `accent`, `success`, `warning` and `destructive`.
    public var inverseText: UIColor

    /// The background of texts in `primaryText`, such as neutral badges and text fields.
    public var fill: UIColor

    /// Chevrons and the outlines of controls that are off. Not for text: the contrast to `background`,
    /// `card` and `fill` is 3 to 1, the minimum of WCAG 2.2 for graphics (success criterion 1.4.11).
    public var control: UIColor

    /// The separators between rows, with a contrast of at least 1.3 to 1 to `background` and `card`.
    public var separator: UIColor

    /// Placeholder images, such as the default avatar.
    public var placeholder: UIColor

    /// The colors with other names, such as those of a brand's file. ``color(named:)`` stands for them in contents.
    public var others: [NamedColor] = []

    /// The tints of icons, if they are not those of the design system.
    var otherTints: Tints?

    /// Creates a palette from its colors, with the tints of the design system.
    public init(
        background: UIColor,
        card: UIColor,
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
        self.card = card
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
