import PortableUIKit

/// The text styles of a theme by purpose.
public struct Typography: Hashable, Sendable {
    /// The largest text: the one number or word that a screen is about. See ``TextSize/display``.
    public var display: TextStyle

    /// The title of a screen, or a sum. See ``TextSize/largeTitle``.
    public var largeTitle: TextStyle

    /// The title of a card, or a price. See ``TextSize/heading``.
    public var heading: TextStyle

    /// The main text of a row.
    public var title: TextStyle

    /// The text below a title.
    public var subtitle: TextStyle

    /// The text of the right part. It has the size of `title`, so that the baselines align.
    public var detail: TextStyle

    /// The text of a badge.
    public var badge: TextStyle

    /// The large title of a section.
    public var largeHeader: TextStyle

    /// The small title of a section.
    public var smallHeader: TextStyle

    /// The text below a section.
    public var footer: TextStyle

    /// The text of a button.
    public var button: TextStyle

    /// The text styles with other names, such as those of a brand's file. Texts have them as their ``TextSize``.
    public var others: [NamedTextStyle] = []

    /// Creates a typography from its styles. The large ones are by default bold, in 48, 34 and 22 points at the standard text size.
    public init(
        display: TextStyle = TextStyle(.largeTitle, fontSize: 48, weight: .bold),
        largeTitle: TextStyle = TextStyle(.largeTitle, weight: .bold),
        heading: TextStyle = TextStyle(.title2, weight: .bold),
        title: TextStyle,
        subtitle: TextStyle,
        detail: TextStyle,
        badge: TextStyle,
        largeHeader: TextStyle,
        smallHeader: TextStyle,
        footer: TextStyle,
        button: TextStyle
    ) {
        self.display = display
        self.largeTitle = largeTitle
        self.heading = heading
        self.title = title
        self.subtitle = subtitle
        self.detail = detail
        self.badge = badge
        self.largeHeader = largeHeader
        self.smallHeader = smallHeader
        self.footer = footer
        self.button = button
    }
}
