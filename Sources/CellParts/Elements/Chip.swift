import PortableUIKit

/// A short text on a pill, optionally with an icon, a number and a chevron that announces a menu.
public struct Chip: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text.
    public var title: String

    /// The icon before the text; `nil` for none.
    public var icon: UIImage?

    /// A number after the text, such as that of results; `nil` for none.
    public var count: Int?

    /// Whether a chevron after the text announces a menu or a sheet.
    public var hasMenu: Bool

    /// Creates a chip, by default with a text only.
    public init(_ title: String, icon: UIImage? = nil, count: Int? = nil, hasMenu: Bool = false) {
        self.title = title
        self.icon = icon
        self.count = count
        self.hasMenu = hasMenu
    }

    /// Creates a chip with a text only.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// What is said for the chip.
    var spokenText: String { count.map { "\(title), \($0)" } ?? title }

    /// The text with the icon, the number and the chevron.
    ///
    /// - Parameter isSelected: Whether the chip is selected, so that all of it has one color.
    func text(isSelected: Bool) -> RichText {
        guard icon != nil || count != nil || hasMenu else { return RichText(title) }
        var runs: [RichText.Run] = []
        if let icon { runs += [.icon(icon), RichText.Run(Self.gap)] }
        runs.append(RichText.Run(title))
        if let count { runs.append(RichText.Run("\(Self.gap)\(count)", style: isSelected ? nil : .secondary)) }
        if hasMenu { runs += [RichText.Run(Self.gap), .icon(Icon.chevronDown.image)] }
        return RichText(runs)
    }

    /// An en space, without a break.
    private static let gap = "\u{2060}\u{2002}\u{2060}"
}
