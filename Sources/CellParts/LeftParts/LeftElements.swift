import PortableUIKit

/// What a left part with text consists of: a title, and a subtitle and a picture where there are any.
public struct LeftElements {
    /// The picture before the text.
    public var graphic: LeftGraphic?

    /// The text of the first lines.
    public var title: LabelContent

    /// The text below the title. An empty one takes no room.
    public var subtitle: LabelContent?

    /// What a screen reader says of the state, such as that of a checkbox.
    public var accessibilityValue: String?

    /// What a screen reader says of the nature of the part.
    public var accessibilityTraits: UIAccessibilityTraits

    /// Creates a part; what is left out is not there.
    public init(
        graphic: LeftGraphic? = nil,
        title: LabelContent,
        subtitle: LabelContent? = nil,
        accessibilityValue: String? = nil,
        accessibilityTraits: UIAccessibilityTraits = .none
    ) {
        self.graphic = graphic
        self.title = title
        self.subtitle = subtitle
        self.accessibilityValue = accessibilityValue
        self.accessibilityTraits = accessibilityTraits
    }
}

extension LeftElements {
    /// The accessibility values of what is on or off: those of UIKit's own switch, which screen readers put into words in
    /// the reader's language.
    public static let onValue = "1"

    /// See ``onValue``.
    public static let offValue = "0"
}
