import PortableUIKit

/// What a view is registered for: a type of models, shown as a cell, as a supplementary view of a kind, or a decoration.
///
/// The headers and footers of tables are supplementary views of UIKit's kinds for headers and footers.
public struct RegistrationKey: Hashable, Sendable, CustomStringConvertible {
    /// The type of the models.
    public let id: ObjectIdentifier
    /// What the view is in its container.
    public let category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view, nil for cells.
    public let elementKind: String?
    /// The name of the type of the models, for messages.
    public let itemTypeName: String

    /// Names what a view is registered for.
    public init(
        itemType: Any.Type,
        category: UICollectionView.ElementCategory = .cell,
        elementKind: String? = nil
    ) {
        id = ObjectIdentifier(itemType)
        self.category = category
        self.elementKind = elementKind
        itemTypeName = String(describing: itemType)
    }

    /// A cell where `elementKind` is nil, else a supplementary view.
    init(itemType: Any.Type, elementKind: String?) {
        self.init(
            itemType: itemType,
            category: elementKind == nil ? .cell : .supplementaryView,
            elementKind: elementKind
        )
    }

    /// What a model without a view is looked for by: the names of its type and of what is in it.
    init(models: [Any], elementKind: String?) {
        let names = models.map { String(describing: type(of: $0)) }
        id = ObjectIdentifier(models.first.map { type(of: $0) } ?? Void.self)
        category = elementKind == nil ? .cell : .supplementaryView
        self.elementKind = elementKind
        itemTypeName = names.dropFirst().reduce(names.first ?? "") { "\($0) with \($1)" }
    }

    /// The type, and the kind where there is one.
    public var description: String {
        elementKind.map { "\(itemTypeName) (\($0))" } ?? itemTypeName
    }
}
