/// A row or a column of the matrix, with the names that item names are composed of.
public struct MatrixPart: Hashable, Sendable {
    /// The type name of the part, such as "LeftImageTitleSubtitle".
    public let typeName: String

    /// The component of item names, such as "ImageTitleSubtitle". Empty for `RightEmpty`.
    public let itemName: String

    /// A noun phrase for generated documentation, such as "an image with a title and a subtitle".
    public let summary: String

    /// Whether the part has an on state. Two such parts are not combined in one row.
    public let isSelection: Bool

    /// Whether a left part needs the whole row. It is combined with no right part.
    public let fillsRow: Bool

    /// The type parameter of a generic part, such as "Content"; `nil` for all others.
    public let typeParameter: String?

    init(
        typeName: String,
        itemName: String,
        summary: String,
        isSelection: Bool = false,
        fillsRow: Bool = false,
        typeParameter: String? = nil
    ) {
        self.typeName = typeName
        self.itemName = itemName
        self.summary = summary
        self.isSelection = isSelection
        self.fillsRow = fillsRow
        self.typeParameter = typeParameter
    }

    /// Returns whether this left part can be combined with a right part.
    public func isSensible(with right: MatrixPart) -> Bool {
        !(isSelection && right.isSelection) && (!fillsRow || right.itemName.isEmpty)
    }
}

extension DeclaredPart {
    fileprivate static var matrixPart: MatrixPart {
        MatrixPart(
            typeName: String(describing: Self.self),
            itemName: declaration.itemName,
            summary: declaration.summary,
            isSelection: declaration.isSelection,
            fillsRow: declaration.fillsRow
        )
    }
}

extension DeclaredParts {
    /// The rows of the matrix: all left parts, then `LeftCustom`.
    public var matrixLefts: [MatrixPart] {
        lefts.map { $0.matrixPart } + [
            MatrixPart(
                typeName: "LeftCustom",
                itemName: "Custom",
                summary: "a view of your own",
                typeParameter: "LeftHosted"
            )
        ]
    }

    /// The columns of the matrix: all right parts, then `RightCustom`.
    public var matrixRights: [MatrixPart] {
        rights.map { $0.matrixPart } + [
            MatrixPart(
                typeName: "RightCustom",
                itemName: "Custom",
                summary: "a view of your own",
                typeParameter: "RightHosted"
            )
        ]
    }
}
