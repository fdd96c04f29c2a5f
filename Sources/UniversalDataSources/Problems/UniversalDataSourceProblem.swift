import PortableUIKit

/// A problem in the assignment of views to models. The data source continues with a placeholder or the first candidate.
public enum UniversalDataSourceProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// No view is known for a model. `registered` lists the models that have one.
    case missing(RegistrationKey, container: ViewContainer, registered: [String])
    /// Several rules of the same rank match a model; the first one is followed. `candidates` lists them in order.
    case ambiguous(RegistrationKey, container: ViewContainer, candidates: [String])
    /// The container cannot show views of this type: a table view cell in a collection view, or a plain view that does
    /// not conform to ``HostableView``.
    case unsuitableView(String, key: RegistrationKey, container: ViewContainer)
    /// The dequeued view is not of the registered class, for instance because a nib contains another cell.
    case unexpectedView(String, found: String, key: RegistrationKey)
    /// One view is assigned to several items, but it can be in only one place at a time.
    case sharedView(String, items: [String])
    /// An item was applied more than once; only the first occurrence is shown.
    case duplicateItem(String)
    /// A section was applied more than once; its items are merged into the first occurrence.
    case duplicateSection(String)

    /// A sentence that names the problem, its location and the fix.
    public var description: String {
        switch self {
        case .missing(let key, let container, let registered):
            "No view is registered for \(key.place) of \(key.itemTypeName) in the \(container). "
                + (registered.isEmpty ? "Nothing is registered there." : "Registered: \(registered.listed).")
                + " Register a view for this type, or add a correspondence for it to the map."
        case .ambiguous(let key, let container, let candidates):
            "Several rules of the same rank show \(key.place) of \(key.itemTypeName) in the \(container): "
                + "\(candidates.listed). The first one is followed; remove the others or give them conditions."
        case .unsuitableView(let view, let key, let container):
            "\(view) cannot be \(key.place) of \(key.itemTypeName) in a \(container). Use a class of UIKit's for that "
                + "place, or a plain view that conforms to HostableView."
        case .unexpectedView(let view, let found, let key):
            "\(view) is registered for \(key.place) of \(key.itemTypeName), but \(found) was made. Look into the nib, and "
                + "for other registrations with the same reuse identifier."
        case .sharedView(let view, let items):
            "One \(view) is to show several items: \(items.listed). Make a view for each."
        case .duplicateItem(let item):
            "The item \(item) was applied more than once; only the first one is shown. Give each item an identity."
        case .duplicateSection(let section):
            "The section \(section) was applied more than once; its items are shown in the first one."
        }
    }
}

extension RegistrationKey {
    /// The place: "cells", "views of kind …".
    fileprivate var place: String {
        switch (category, elementKind) {
        case (.cell, _): "cells"
        case (.decorationView, let kind): "decorations of kind \(kind ?? "")"
        case (_, let kind): "views of kind \(kind ?? "")"
        }
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}
