/// A text that parts show: a `String`, or a ``RichText`` with styles.
public protocol PartText: Sendable {
    /// The text with its styles.
    var richText: RichText { get }
}

extension String: PartText {
    /// The text without styles.
    public var richText: RichText { RichText(self) }
}

extension RichText: PartText {
    /// The text itself.
    public var richText: RichText { self }
}

/// A text of a part, as a `String`; its styles are the projected value.
///
/// ```swift
/// var left = LeftTitle(title: "1 490 ₽")
/// left.$title = RichText([RichText.Run("1 490 ₽", size: .heading)])
/// left.title          // "1 490 ₽"
/// left.title = "Free" // without styles
/// ```
@propertyWrapper
public struct Styled: Hashable, Sendable {
    /// The text with its styles.
    public var projectedValue: RichText

    /// The text without styles. A text that is assigned has none.
    public var wrappedValue: String {
        get { projectedValue.text }
        set { projectedValue = RichText(newValue) }
    }

    /// Creates a text without styles.
    public init(wrappedValue: String) {
        projectedValue = RichText(wrappedValue)
    }

    /// Creates a text with the styles that it has.
    public init(_ text: some PartText) {
        projectedValue = text.richText
    }
}
