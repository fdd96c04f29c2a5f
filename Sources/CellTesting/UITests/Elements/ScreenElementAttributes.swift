import PortableUIKit

/// The attributes of an element at one moment, for predicates.
public struct ScreenElementAttributes: Equatable, Sendable {
    /// The kind.
    public let elementType: ScreenElementType
    /// The accessibility identifier; empty if there is none.
    public let identifier: String
    /// The accessibility label, or the text of a label or button; empty if there is none.
    public let label: String
    /// The value: "1" or "0" of a switch, "50%" of a slider, the text of a field.
    public let value: String?
    /// The placeholder of a text field.
    public let placeholderValue: String?
    /// The texts of the labels in the element.
    public let texts: [String]
    /// The frame in the window, in points.
    public let frame: CGRect
    /// Whether the element is enabled.
    public let isEnabled: Bool
    /// Whether the element is selected.
    public let isSelected: Bool

    @MainActor
    init(_ node: ElementNode) {
        elementType = node.type
        identifier = node.identifier
        label = node.label
        value = node.value
        placeholderValue = node.placeholder
        texts = node.texts
        frame = node.frame
        isEnabled = node.isEnabled
        isSelected = node.isSelected
    }
}
