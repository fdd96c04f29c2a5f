import PortableUIKit

/// The elements of a left part with text: a title, an optional subtitle and an optional graphic.
public struct LeftElements {
    /// The graphic before the text.
    public var graphic: LeftGraphic?

    /// What VoiceOver says for the graphic, before the texts; `nil` for a decorative one.
    public var graphicLabel: String?

    /// The title.
    public var title: LabelContent

    /// The text below the title. An empty subtitle takes no space.
    public var subtitle: LabelContent?

    /// The accessibility value, such as the state of a checkbox.
    public var accessibilityValue: String?

    /// The accessibility traits of the part.
    public var accessibilityTraits: UIAccessibilityTraits

    /// Creates the elements of a part.
    public init(
        graphic: LeftGraphic? = nil,
        graphicLabel: String? = nil,
        title: LabelContent,
        subtitle: LabelContent? = nil,
        accessibilityValue: String? = nil,
        accessibilityTraits: UIAccessibilityTraits = .none
    ) {
        self.graphic = graphic
        self.graphicLabel = graphicLabel
        self.title = title
        self.subtitle = subtitle
        self.accessibilityValue = accessibilityValue
        self.accessibilityTraits = accessibilityTraits
    }
}

extension LeftElements {
    /// The accessibility value of the on state, the same as of `UISwitch`. VoiceOver localizes it.
    public static let onValue = "1"

    /// The accessibility value of the off state; see ``onValue``.
    public static let offValue = "0"
}

extension LeftElements {
    /// The width of the longest word of all texts, in points, for the current traits.
    @MainActor
    var longestWordWidth: CGFloat {
        max(title.longestWordWidth, subtitle?.longestWordWidth ?? 0)
    }
}
