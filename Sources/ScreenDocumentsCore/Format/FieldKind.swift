/// The kinds of values of keys.
public indirect enum FieldKind: Hashable, Sendable {
    /// A text, which may be empty if allowed.
    case text(isEmptyAllowed: Bool)
    /// A truth value.
    case boolean
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A list of texts.
    case texts
    /// A date, with or without a time.
    case date
    /// A language, as BCP 47 writes it.
    case language
    /// A web address.
    case address
    /// One of several names. The noun describes a name in messages.
    case name(noun: String, [String])
    /// The name of an icon.
    case icon
    /// The name of a tint.
    case tint
    /// The name of a color of backgrounds.
    case color
    /// The name of a theme.
    case theme
    /// A length, as the name of a spacing or in points.
    case spacing
    /// A corner radius, by name or in points.
    case radius
    /// The name of an icon, or the address of an image.
    case image
    /// A list of images.
    case images
    /// A size of pictures, by name or in points.
    case pictureSize
    /// A text, or a list of runs with styles.
    case styledText
    /// A text, or a list of runs with styles and links.
    case richText
    /// A list of chips.
    case chips
    /// A list of lines, each a text with what stands at its end.
    case lines
    /// A list of indexes, from 0.
    case indexes
    /// The rules that the value of a field has to follow.
    case checks
    /// An action.
    case action
    /// What another rule of the grammar describes: a section, a row, a part.
    case rule(DocumentRule)
    /// A list of values.
    case list(FieldKind)
    /// An object with keys. Types for servers have the name; without one, they are named after their place.
    case object(name: String? = nil, [KeyFormat])
    /// An object with exactly one of the keys.
    case alternatives([KeyFormat])
    /// A value of one of two kinds.
    case either(FieldKind, FieldKind)
}

extension FieldKind {
    /// Whether a value of the kind may come from the state, unless its key says otherwise.
    var isUsuallyBindable: Bool { self != .action && self != .checks }
}
