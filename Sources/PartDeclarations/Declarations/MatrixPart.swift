/// A row or a column of the matrix: a part by the names that items are made of.
public struct MatrixPart: Hashable, Sendable {
    /// The type of the part: "LeftImageTitleSubtitle".
    public let typeName: String

    /// What the part adds to the names of items: "ImageTitleSubtitle". Empty for no right part.
    public let itemName: String

    /// What the part is, as the end of a sentence: "an image with a title and a subtitle".
    public let summary: String

    /// Whether the part shows something that is on or off. Two of them in one row would contradict each other.
    public let isSelection: Bool

    /// The type parameter of a part for any content: "Content". `nil` for all others.
    public let typeParameter: String?

    init(
        typeName: String,
        itemName: String,
        summary: String,
        isSelection: Bool = false,
        typeParameter: String? = nil
    ) {
        self.typeName = typeName
        self.itemName = itemName
        self.summary = summary
        self.isSelection = isSelection
        self.typeParameter = typeParameter
    }

    /// Whether a row of this left part and a right part makes sense.
    public func isSensible(with right: MatrixPart) -> Bool {
        !(isSelection && right.isSelection)
    }
}

extension DeclaredPart {
    fileprivate static var matrixPart: MatrixPart {
        MatrixPart(
            typeName: String(describing: Self.self),
            itemName: declaration.itemName,
            summary: declaration.summary,
            isSelection: declaration.isSelection
        )
    }
}

extension DeclaredParts {
    /// The rows of the matrix: all left parts, and last the one for views of an app's own.
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

    /// The columns of the matrix: all right parts, and last the one for views of an app's own.
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
