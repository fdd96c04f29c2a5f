import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

// Keys whose values are read and written in the same way wherever they are.

extension DocumentKey where Target == Source {
    /// A truth value, which is written if it is not the usual one.
    static func flag(
        _ name: String,
        _ description: String,
        default usual: Bool,
        _ path: WritableKeyPath<Target, Bool> & Sendable
    ) -> Self {
        .optional(
            name,
            .boolean,
            description,
            default: .boolean(usual),
            read: { target, node, _ in target[keyPath: path] = node.boolean ?? usual },
            write: { source, _ in source[keyPath: path] == usual ? nil : .boolean(source[keyPath: path]) }
        )
    }

    /// A length, as the name of a spacing or in points; without it, none.
    static func spacing(
        _ name: String,
        _ description: String,
        examples: [DocumentValue] = [],
        _ path: WritableKeyPath<Target, CGFloat> & Sendable
    ) -> Self {
        .optional(
            name,
            .spacing,
            description,
            default: 0,
            examples: examples,
            read: { target, node, place in target[keyPath: path] = place.builder.length(node) },
            write: { source, _ in source[keyPath: path] == 0 ? nil : .number(Double(source[keyPath: path])) }
        )
    }
}

extension DocumentKey {
    /// The distances from the edges; without them, none.
    ///
    /// - Parameter writesZero: Whether distances of 0 are another thing than none.
    static func insets(
        read: @escaping @Sendable (inout Target, UIEdgeInsets) -> Void,
        write: @escaping @Sendable (Source) -> UIEdgeInsets?,
        writesZero: @escaping @Sendable (Source) -> Bool = { _ in false }
    ) -> Self {
        .optional(
            "insets",
            InsetKeys.all.kind("Insets"),
            "The distances from the edges, as names of spacings or in points.",
            read: { target, node, place in
                var insets = UIEdgeInsets.zero
                node.object.map { InsetKeys.all.read($0, into: &insets, place) }
                read(&target, insets)
            },
            write: { source, writer in
                guard let insets = write(source) else { return nil }
                let members = InsetKeys.all.write(insets, writer)
                guard members.isEmpty else { return .object(members) }
                return writesZero(source) ? .object([InsetKeys.top.name: 0]) : nil
            }
        )
    }

    /// The name of a theme; without it, that of the surroundings.
    static func theme(
        read: @escaping @Sendable (inout Target, CellTheme?) -> Void,
        write: @escaping @Sendable (Source) -> CollectionViewEnvironment
    ) -> Self {
        .optional(
            "theme",
            .theme,
            "The theme of the screen, the section or the row, by name.",
            read: { target, node, place in read(&target, node.text.flatMap { place.vocabulary.theme($0) }) },
            write: { source, writer in writer.theme(write(source)) }
        )
    }

    /// Whether selected rows have a check mark.
    static func selectionMarks(
        read: @escaping @Sendable (inout Target, Bool) -> Void,
        write: @escaping @Sendable (Source) -> CollectionViewEnvironment
    ) -> Self {
        .optional(
            "selectionMarks",
            .boolean,
            "Whether selected rows have a check mark. Rows follow their section, sections the screen.",
            isBindable: true,
            read: { target, node, _ in if let isShown = node.boolean { read(&target, isShown) } },
            write: { source, _ in
                write(source).value(of: SelectionMarkKey.self).map { .boolean($0 != nil) }
            }
        )
    }

    /// How right parts are aligned with left ones.
    static func accessoryAlignment(
        read: @escaping @Sendable (inout Target, AccessoryAlignment) -> Void,
        write: @escaping @Sendable (Source) -> CollectionViewEnvironment
    ) -> Self {
        .optional(
            "accessoryAlignment",
            .name(noun: "alignment", AccessoryAlignment.allCases.map(\.rawValue)),
            "Where right parts stand beside texts of several lines: in their middle or on the first line; that of the theme by "
                + "default. Rows follow their section, sections the screen.",
            read: { target, node, _ in
                if let alignment = node.text.flatMap({ AccessoryAlignment(rawValue: $0) }) { read(&target, alignment) }
            },
            write: { source, _ in
                write(source).value(of: AccessoryAlignmentKey.self).flatMap { $0 }.map { .string($0.rawValue) }
            }
        )
    }

    /// How much room rows have above and below their contents.
    static func density(
        read: @escaping @Sendable (inout Target, RowDensity) -> Void,
        write: @escaping @Sendable (Source) -> CollectionViewEnvironment
    ) -> Self {
        .optional(
            "density",
            .name(noun: "density", RowDensity.allCases.map(\.rawValue)),
            "How much room rows have above and below their contents. Rows follow their section, sections the screen.",
            read: { target, node, _ in
                if let density = node.text.flatMap({ RowDensity(rawValue: $0) }) { read(&target, density) }
            },
            write: { source, _ in write(source).value(of: RowDensityKey.self).map { .string($0.rawValue) } }
        )
    }

    /// The least height of rows.
    static func minimumRowHeight(
        read: @escaping @Sendable (inout Target, CGFloat) -> Void,
        write: @escaping @Sendable (Source) -> CollectionViewEnvironment
    ) -> Self {
        .optional(
            "minimumRowHeight",
            .number(0...1_000),
            "The least height of rows, in points; they are as high as their contents in any case. Rows follow their section, "
                + "sections the screen.",
            read: { target, node, _ in if let height = node.number { read(&target, CGFloat(height)) } },
            write: { source, _ in write(source).value(of: MinimumRowHeightKey.self).map { .number(Double($0)) } }
        )
    }

    /// The row that is shown if there are no others.
    static func emptyItem(
        _ path: WritableKeyPath<Target, CollectionViewDiffableItem?> & Sendable,
        write: @escaping @Sendable (Source) -> CollectionViewDiffableItem?
    ) -> Self {
        .optional(
            "emptyItem",
            .rule(.item),
            "The row that is shown if there are no others.",
            read: { target, node, place in
                target[keyPath: path] = node.object.map { place.builder.item($0, in: place.sectionIdentifier) }
            },
            write: { source, writer in write(source).map { writer.value($0) } }
        )
    }

    /// What happens when the user does something: the name of an action.
    static func action(
        _ name: String = "action",
        _ description: String = "What happens when the user taps or changes it.",
        isRequired: Bool = false,
        read: @escaping @Sendable (inout Target, DocumentAction) -> Void,
        write: Write? = nil
    ) -> Self {
        let take: Read = { target, node, _ in read(&target, DocumentAction(node)) }
        return isRequired
            ? .required(name, .rule(.action), description, read: take, write: write)
            : .optional(name, .rule(.action), description, read: take, write: write)
    }

    /// Whether an element is shown; readers leave it out otherwise.
    static var condition: Self { .optional("if", .rule(.condition), "Whether it is shown.") }
}

extension JSONNode {
    var boolean: Bool? {
        if case .boolean(let value) = value { value } else { nil }
    }

    var number: Double? {
        if case .number(let value) = value { value } else { nil }
    }

    var integer: Int? { number.flatMap { Int(exactly: $0) } }
}
