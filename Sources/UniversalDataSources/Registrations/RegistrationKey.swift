import PortableUIKit

/// The key of a registration: a model type, and whether it is shown as a cell, a supplementary view or a decoration
/// view.
///
/// Table headers and footers are supplementary views of UIKit's header and footer kinds.
public struct RegistrationKey: Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the model type.
    public let id: ObjectIdentifier
    /// The category of the view: cell, supplementary view or decoration view.
    public let category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; `nil` for cells.
    public let elementKind: String?
    /// The name of the model type, for messages.
    public let itemTypeName: String

    /// Creates a key for a model type and a category of view.
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

    /// Creates the key of a cell if `elementKind` is `nil`, otherwise of a supplementary view.
    init(itemType: Any.Type, elementKind: String?) {
        self.init(
            itemType: itemType,
            category: elementKind == nil ? .cell : .supplementaryView,
            elementKind: elementKind
        )
    }

    /// Creates a key for messages about a model without a view: it names the model's type and those of its payloads.
    init(models: [Any], elementKind: String?) {
        let names = models.map { String(describing: type(of: $0)) }
        id = ObjectIdentifier(models.first.map { type(of: $0) } ?? Void.self)
        category = elementKind == nil ? .cell : .supplementaryView
        self.elementKind = elementKind
        itemTypeName = names.dropFirst().reduce(names.first ?? "") { "\($0) with \($1)" }
    }

    /// The name of the type, and the element kind if there is one.
    public var description: String {
        elementKind.map { "\(itemTypeName) (\($0))" } ?? itemTypeName
    }
}
