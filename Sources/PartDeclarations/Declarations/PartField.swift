import Honeycomb

/// A key with which documents say something of a part, and where it goes.
public struct PartField<Content>: Sendable {
    /// The key.
    public let name: String

    /// Whether a document has to say it.
    public let isRequired: Bool

    /// What kind of value it is, and how it gets into a content.
    public let value: PartFieldValue<Content>

    /// Declares a key.
    public init(_ name: String, isRequired: Bool, value: PartFieldValue<Content>) {
        self.name = name
        self.isRequired = isRequired
        self.value = value
    }
}

/// The kinds of values that documents give to parts, each with what puts it into a content.
public enum PartFieldValue<Content>: Sendable {
    /// Puts a value into a content.
    public typealias Setter<Value> = @Sendable (inout Content, Value) -> Void

    /// Any text; an empty one only where that is allowed.
    case text(isEmptyAllowed: Bool, Setter<String>)

    /// The most lines a text may take; zero stands for as many as it needs.
    case lineCount(Setter<UInt>)

    /// `true` or `false`.
    case boolean(Setter<Bool>)

    /// A number between two limits.
    case number(ClosedRange<Double>, Setter<Double>)

    /// One of several names; the noun says what a name stands for: "title style".
    case name(noun: String, [String], Setter<String>)

    /// An icon of the design system.
    case icon(Setter<UIImage>)

    /// A colour of the design system.
    case tint(Setter<UIColor>)

    /// An icon of the design system, or an address to load an image from.
    case image(Setter<ImageSource>)

    /// The name of what the app is asked to do.
    case action(Setter<PartAction>)
}

/// Tells the app what somebody did with a part.
public typealias PartAction = @MainActor (PartActionValue) -> Void

/// What somebody did with a part, or with the list it is in.
public enum PartActionValue: Hashable, Sendable {
    /// A tap.
    case tap

    /// Something was switched on or off.
    case toggle(Bool)

    /// A number was set.
    case number(Double)

    /// A text was changed.
    case text(String)

    /// The list was scrolled near one of its ends.
    case scroll

    /// The list was pulled down.
    case pull
}
