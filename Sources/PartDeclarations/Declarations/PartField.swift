import Honeycomb

/// A field of a part in documents: its key and the property that it sets.
public struct PartField<Content>: Sendable {
    /// The key of the field.
    public let name: String

    /// Whether documents must contain the field.
    public let isRequired: Bool

    /// The type of the value, with the closure that sets it.
    public let value: PartFieldValue<Content>

    /// Creates a field.
    public init(_ name: String, isRequired: Bool, value: PartFieldValue<Content>) {
        self.name = name
        self.isRequired = isRequired
        self.value = value
    }
}

/// The types of field values, each with a closure that sets the value of a content.
public enum PartFieldValue<Content>: Sendable {
    /// Sets a value of a content.
    public typealias Setter<Value> = @Sendable (inout Content, Value) -> Void

    /// A text, which may be empty only if allowed.
    case text(isEmptyAllowed: Bool, Setter<String>)

    /// The maximum number of lines of a text. Zero means no limit.
    case lineCount(Setter<UInt>)

    /// A Boolean value.
    case boolean(Setter<Bool>)

    /// A number in a range.
    case number(ClosedRange<Double>, Setter<Double>)

    /// One of several names. The noun describes them in error messages, such as "title style".
    case name(noun: String, [String], Setter<String>)

    /// The name of an icon of the design system.
    case icon(Setter<UIImage>)

    /// The name of a color of the design system.
    case tint(Setter<UIColor>)

    /// The name of an icon of the design system or the URL of an image.
    case image(Setter<ImageSource>)

    /// The name of an action that is sent to the app.
    case action(Setter<PartAction>)
}

/// Called when the user operates a part.
public typealias PartAction = @MainActor (PartActionValue) -> Void

/// The value of a user interaction with a part, or with its list.
public enum PartActionValue: Hashable, Sendable {
    /// A tap.
    case tap

    /// An on state was changed.
    case toggle(Bool)

    /// A number was changed.
    case number(Double)

    /// A text was changed.
    case text(String)

    /// The list was scrolled near one of its ends.
    case scroll

    /// Pull to refresh was triggered.
    case pull
}
