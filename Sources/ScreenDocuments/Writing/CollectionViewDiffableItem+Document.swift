import Honeycomb
import PartDeclarations
import ScreenDocumentsCore

extension CollectionViewDiffableItem {
    /// Returns the row as the object that it is in the `items` of a document, as indented JSON.
    ///
    /// Reading it gives an equal row again, as for `document(vocabulary:actionName:)` of a `CollectionViewState`, which writes
    /// many rows in less time.
    ///
    /// - Parameters:
    ///   - vocabulary: The parts, icons, colors and themes that the row may name.
    ///   - actionName: Returns the name of the action of a closure; `nil` leaves the closure out. By default, it is the
    ///     identifier of the row.
    /// - Throws: A ``ScreenWritingError`` with everything that a document cannot say about the row.
    public func documentJSON(
        vocabulary: ScreenVocabulary = .designSystem,
        actionName: (ScreenHandler) -> String? = { $0.itemIdentifier }
    ) throws(ScreenWritingError) -> String {
        let section = CollectionViewSection(differenceIdentifier: lonelySection, items: [self])
        let value = try section.documentValue(vocabulary, actionName: actionName)
        return value[SectionKeys.items.name]?.array?.first?.indentedJSON ?? ""
    }
}

extension CollectionViewDiffableSupplementaryElement {
    /// Returns the header or footer as the object that it is in a section of a document, as indented JSON.
    ///
    /// - Parameters:
    ///   - vocabulary: The headers, footers, icons, colors and themes that the object may name.
    ///   - actionName: Returns the name of the action of a closure; `nil` leaves the closure out. By default, it is "header"
    ///     or "footer".
    /// - Throws: A ``ScreenWritingError`` with everything that a document cannot say about it.
    public func documentJSON(
        vocabulary: ScreenVocabulary = .designSystem,
        actionName: (ScreenHandler) -> String? = { $0.itemIdentifier }
    ) throws(ScreenWritingError) -> String {
        let content = (base as? any WritableSupplementaryElement).map { ObjectIdentifier(type(of: $0.anyContent)) }
        let isFooter = vocabulary.parts.footers.contains { ObjectIdentifier($0) == content }
        let section = CollectionViewSection(
            differenceIdentifier: lonelySection,
            header: isFooter ? nil : self,
            footer: isFooter ? self : nil
        )
        let value = try section.documentValue(vocabulary, actionName: actionName)
        return value[(isFooter ? SectionKeys.footer : SectionKeys.header).name]?.indentedJSON ?? ""
    }
}

/// The identifier of a section with one element only.
private let lonelySection = "section"

extension CollectionViewSection {
    fileprivate func documentValue(
        _ vocabulary: ScreenVocabulary,
        actionName: (ScreenHandler) -> String?
    ) throws(ScreenWritingError) -> DocumentValue {
        let state = CollectionViewState(sections: [self])
        let document = try state.written(vocabulary, actionName: actionName).value
        return document[ScreenKeys.sections.name]?.array?.first ?? .null
    }
}
