import Honeycomb

extension PartField {
    /// A required text, or a list of runs with styles. It may be empty.
    public static func styledText(_ name: String, _ path: Path<RichText>, description: String = "") -> PartField {
        styledText(name, path, isRequired: true, description: description)
    }

    /// An optional text, or a list of runs with styles. It may be empty.
    public static func optionalStyledText(_ name: String, _ path: Path<RichText>, description: String = "") -> PartField
    {
        styledText(name, path, isRequired: false, description: description)
    }

    private static func styledText(
        _ name: String,
        _ path: Path<RichText>,
        isRequired: Bool,
        description: String
    ) -> PartField {
        PartField(
            name,
            isRequired: isRequired,
            description: description,
            value: .styledText { $0[keyPath: path] = $1 },
            read: { .richText($0[keyPath: path]) }
        )
    }

    /// A text, or a list of runs with styles and links.
    public static func richText(
        _ name: String,
        _ path: Path<RichText>,
        isRequired: Bool = true,
        description: String = ""
    ) -> PartField {
        PartField(
            name,
            isRequired: isRequired,
            description: description,
            value: .richText { $0[keyPath: path] = $1 },
            read: { .richText($0[keyPath: path]) }
        )
    }

    /// A list of chips.
    public static func chips(_ name: String, _ path: Path<[Chip]>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: true,
            description: description,
            value: .chips { $0[keyPath: path] = $1 },
            read: { .chips($0[keyPath: path]) }
        )
    }

    /// A list of lines, each a text with what stands at its end.
    public static func lines(_ name: String, _ path: Path<[PartLine]>, description: String = "") -> PartField {
        PartField(
            name,
            isRequired: true,
            description: description,
            value: .lines { $0[keyPath: path] = $1 },
            read: { .lines($0[keyPath: path]) }
        )
    }
}
