import Honeycomb

extension PartField {
    /// A writable, sendable key path of the content.
    public typealias Path<Value> = WritableKeyPath<Content, Value> & Sendable

    /// A required text, which may be empty.
    public static func text(_ name: String, _ path: Path<String>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: true,
            description: description,
            value: .text(isEmptyAllowed: true) { $0[keyPath: path] = $1 },
            read: { .text($0[keyPath: path]) }
        )
    }

    /// An optional text, which may be empty.
    public static func optionalText(_ name: String, _ path: Path<String>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .text(isEmptyAllowed: true) { $0[keyPath: path] = $1 },
            read: { .text($0[keyPath: path]) }
        )
    }

    /// The accessibility identifier of a view.
    public static func accessibilityIdentifier(_ path: Path<String?>) -> PartField {
        PartField(
            "accessibilityIdentifier",
            isRequired: false,
            description: "Identifies the view in UI tests. VoiceOver does not read it.",
            value: .text(isEmptyAllowed: false) {
                $0[keyPath: path] = $1
            },
            read: { $0[keyPath: path].map { .text($0) } }
        )
    }

    /// An optional text, which must not be empty.
    public static func optionalText(_ name: String, _ path: Path<String?>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .text(isEmptyAllowed: false) { $0[keyPath: path] = $1 },
            read: { $0[keyPath: path].map { .text($0) } }
        )
    }

    /// The maximum number of lines of a text. Without a description, the name says which: "titleLineCount".
    public static func lineCount(_ name: String, _ path: Path<UInt>, description: String? = nil) -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description ?? lineCountText(of: name),
            value: .lineCount { $0[keyPath: path] = $1 },
            read: { .number(Double($0[keyPath: path])) }
        )
    }

    /// A Boolean value.
    public static func boolean(_ name: String, _ path: Path<Bool>, isRequired: Bool = false, description: String = "")
        -> PartField
    {
        PartField(
            name,
            isRequired: isRequired,
            description: description,
            value: .boolean { $0[keyPath: path] = $1 },
            read: { .boolean($0[keyPath: path]) }
        )
    }

    /// A number in a range.
    public static func number(
        _ name: String,
        _ path: Path<Double>,
        in range: ClosedRange<Double>,
        isRequired: Bool = false,
        description: String = ""
    ) -> PartField {
        PartField(
            name,
            isRequired: isRequired,
            description: description,
            value: .number(range) { $0[keyPath: path] = $1 },
            read: { .number($0[keyPath: path]) }
        )
    }

    /// A list of texts.
    public static func texts(_ name: String, _ path: Path<[String]>, isRequired: Bool = true, description: String = "")
        -> PartField
    {
        PartField(
            name,
            isRequired: isRequired,
            description: description,
            value: .texts { $0[keyPath: path] = $1 },
            read: { .texts($0[keyPath: path]) }
        )
    }

    /// The optional index of an element of a list, from 0.
    public static func index(_ name: String, _ path: Path<Int?>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .integer(0...999) { $0[keyPath: path] = $1 },
            read: { $0[keyPath: path].map { .number(Double($0)) } }
        )
    }

    /// A whole number in a range.
    public static func count(_ name: String, _ path: Path<Int>, in range: ClosedRange<Int>, description: String = "")
        -> PartField
    {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .integer(range) { $0[keyPath: path] = $1 },
            read: { .number(Double($0[keyPath: path])) }
        )
    }

    /// An optional whole number in a range.
    public static func optionalCount(
        _ name: String,
        _ path: Path<Int?>,
        in range: ClosedRange<Int>,
        description: String = ""
    ) -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .integer(range) { $0[keyPath: path] = $1 },
            read: { $0[keyPath: path].map { .number(Double($0)) } }
        )
    }

    /// An optional Boolean value.
    public static func optionalBoolean(_ name: String, _ path: Path<Bool?>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .boolean { $0[keyPath: path] = $1 },
            read: { $0[keyPath: path].map { .boolean($0) } }
        )
    }

    /// A value by name. The noun describes the values in error messages.
    public static func named<Value: Hashable & Sendable>(
        _ name: String,
        noun: String,
        _ path: Path<Value>,
        in table: KeyValuePairs<String, Value>,
        description: String = ""
    ) -> PartField {
        let values = Dictionary(table.map { ($0.key, $0.value) }) { first, _ in first }
        let names = Dictionary(table.map { ($0.value, $0.key) }) { first, _ in first }
        return PartField(
            name,
            isRequired: false,
            description: description,
            value: .name(noun: noun, table.map(\.key)) { content, name in
                if let value = values[name] { content[keyPath: path] = value }
            },
            read: { names[$0[keyPath: path]].map { .text($0) } }
        )
    }

    /// An optional icon of the design system, by name.
    public static func optionalIcon(_ name: String, _ path: Path<UIImage?>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .icon { $0[keyPath: path] = $1 },
            read: { $0[keyPath: path].map { .icon($0) } }
        )
    }

    /// A required date, as in `2026-05-04` or `2026-05-04T09:30:00Z`.
    public static func date(_ name: String, _ path: Path<Date>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: true,
            description: description,
            value: .date { $0[keyPath: path] = $1 },
            read: { .date($0[keyPath: path]) }
        )
    }

    /// An optional date.
    public static func optionalDate(_ name: String, _ path: Path<Date?>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .date { $0[keyPath: path] = $1 },
            read: { $0[keyPath: path].map { .date($0) } }
        )
    }

    /// A case of an enumeration. The noun describes the enumeration in error messages.
    public static func name<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String,
        noun: String,
        _ path: Path<Value>,
        description: String = ""
    ) -> PartField {
        let names = Value.allCases.map(\.rawValue)
        return PartField(
            name,
            isRequired: false,
            description: description,
            value: .name(noun: noun, names) { content, name in
                if let value = Value(rawValue: name) { content[keyPath: path] = value }
            },
            read: { .text($0[keyPath: path].rawValue) }
        )
    }

    /// The name of an icon of the design system.
    public static func icon(_ name: String, _ path: Path<UIImage>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: true,
            description: description,
            value: .icon { $0[keyPath: path] = $1 },
            read: { .icon($0[keyPath: path]) }
        )
    }

    /// The name of a color of the design system.
    public static func tint(_ name: String, _ path: Path<UIColor?>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .tint { $0[keyPath: path] = $1 },
            read: { $0[keyPath: path].map { .tint($0) } }
        )
    }

    /// The name of an icon of the design system or the URL of an image.
    public static func image(_ name: String, _ path: Path<ImageSource>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: true,
            description: description,
            value: .image { $0[keyPath: path] = $1 },
            read: { .image($0[keyPath: path]) }
        )
    }

    /// An optional image: the name of an icon of the design system or the URL of an image.
    public static func optionalImage(_ name: String, _ path: Path<ImageSource?>, description: String = "") -> PartField
    {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .image { $0[keyPath: path] = $1 },
            read: { $0[keyPath: path].map { .image($0) } }
        )
    }

    /// A list of images.
    public static func images(_ name: String, _ path: Path<[ImageSource]>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: true,
            description: description,
            value: .images { $0[keyPath: path] = $1 },
            read: { .images($0[keyPath: path]) }
        )
    }

    /// A size of pictures, by name or in points.
    public static func pictureSize(_ name: String, _ path: Path<PictureSize>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .pictureSize { $0[keyPath: path] = $1 },
            read: { .pictureSize($0[keyPath: path]) }
        )
    }

    /// A list of indexes, from 0.
    public static func indexes(_ name: String, _ path: Path<Set<Int>>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .indexes { $0[keyPath: path] = $1 },
            read: { .indexes($0[keyPath: path]) }
        )
    }

    /// An optional case of an enumeration. The noun describes the enumeration in error messages.
    public static func optionalName<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String,
        noun: String,
        _ path: Path<Value?>,
        description: String = ""
    ) -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .name(noun: noun, Value.allCases.map(\.rawValue)) { $0[keyPath: path] = Value(rawValue: $1) },
            read: { $0[keyPath: path].map { .text($0.rawValue) } }
        )
    }

    /// The name of the action that is sent to the app when the user operates the part.
    ///
    /// - Parameters:
    ///   - name: The key in JSON.
    ///   - changes: The key of the field that the user changes.
    ///   - hasHandler: Whether a content has a handler that sends the action.
    ///   - description: What the field means, in one or two sentences.
    ///   - set: Gives the content what sends the action.
    public static func action(
        _ name: String,
        changes: String? = nil,
        hasHandler: (@Sendable (Content) -> Bool)? = nil,
        description: String = "",
        set: @escaping @Sendable (inout Content, @escaping PartAction) -> Void
    ) -> PartField {
        PartField(
            name,
            isRequired: false,
            description: description,
            value: .action { set(&$0, $1) },
            changes: changes,
            hasHandler: hasHandler
        )
    }

    private static func lineCountText(of name: String) -> String {
        let noun = name.hasSuffix("LineCount") ? String(name.dropLast("LineCount".count)) : "text"
        return "The maximum number of lines of the \(noun); 0 is no limit."
    }
}
