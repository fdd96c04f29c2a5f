import Honeycomb

/// A field of a part in documents: its key and the property that it sets.
public struct PartField<Content>: Sendable {
    /// The key of the field.
    public let name: String

    /// Whether documents must contain the field.
    public let isRequired: Bool

    /// What the field means, in one or two sentences: a description in the schema and in the reference of documents.
    public let description: String

    /// The type of the value, with the closure that sets it.
    public let value: PartFieldValue<Content>

    /// The key of the field that the user changes with this action, such as "isOn". Its value is stored where a document takes
    /// it from the state of the screen.
    public let changes: String?

    /// The first version of the format of documents that has the field.
    public let since: Int

    /// Reads the value from a content, so that documents can be written; `nil` is no value. A field without this closure cannot
    /// be written.
    public let read: (@Sendable (Content) -> PartFieldReading?)?

    /// Whether a content has a handler that sends the action of the field.
    public let hasHandler: (@Sendable (Content) -> Bool)?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: The key in JSON.
    ///   - isRequired: Whether documents must contain the field.
    ///   - description: What the field means, in one or two sentences.
    ///   - value: The type of the value, with the closure that sets it.
    ///   - changes: The key of the field that the user changes with this action.
    ///   - since: The first version of the format of documents that has the field.
    ///   - hasHandler: Whether a content has a handler that sends the action of the field.
    ///   - read: Reads the value from a content.
    public init(
        _ name: String,
        isRequired: Bool,
        description: String = "",
        value: PartFieldValue<Content>,
        changes: String? = nil,
        since: Int = 1,
        hasHandler: (@Sendable (Content) -> Bool)? = nil,
        read: (@Sendable (Content) -> PartFieldReading?)? = nil
    ) {
        self.name = name
        self.isRequired = isRequired
        self.description = description
        self.value = value
        self.changes = changes
        self.since = since
        self.hasHandler = hasHandler
        self.read = read
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

    /// A whole number in a range.
    case integer(ClosedRange<Int>, Setter<Int>)

    /// A list of texts.
    case texts(Setter<[String]>)

    /// A date, as in `2026-05-04` (midnight, universal time) or `2026-05-04T09:30:00Z`.
    case date(Setter<Date>)

    /// One of several names. The noun describes them in error messages, such as "title style".
    case name(noun: String, [String], Setter<String>)

    /// The name of an icon of the design system.
    case icon(Setter<UIImage>)

    /// The name of a color of the design system.
    case tint(Setter<UIColor>)

    /// The name of an icon of the design system or the URL of an image.
    case image(Setter<ImageSource>)

    /// A list of images.
    case images(Setter<[ImageSource]>)

    /// A size of pictures, by name or in points.
    case pictureSize(Setter<PictureSize>)

    /// A text, or a list of runs with styles.
    case styledText(Setter<RichText>)

    /// A text, or a list of runs with styles and links.
    case richText(Setter<RichText>)

    /// A list of chips.
    case chips(Setter<[Chip]>)

    /// A list of lines, each a text with what stands at its end.
    case lines(Setter<[PartLine]>)

    /// A list of indexes, from 0.
    case indexes(Setter<Set<Int>>)

    /// Rules for the value of the field `value`. The closure is called with what is to happen when the user leaves the field.
    case checks(Setter<PartAction>)

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

    /// A link with this name was tapped.
    case link(String)

    /// A date was selected.
    case date(Date)

    /// The list was scrolled near one of its ends.
    case scroll

    /// Pull to refresh was triggered.
    case pull

    /// A long press.
    case longPress

    /// A row was moved to an index of a section.
    case move(section: String, index: Int)

    /// Rows were selected or deselected; these are selected now.
    case selection(Set<String>)
}
