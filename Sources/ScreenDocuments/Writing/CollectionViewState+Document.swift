import Honeycomb
import PartDeclarations
import ScreenDocumentsCore

extension CollectionViewState {
    /// Writes the screen as a document, as indented JSON in UTF-8.
    ///
    /// ```swift
    /// let data = try state.document { handler in "open-\(handler.itemIdentifier)" }
    /// ```
    ///
    /// Reading the document gives an equal state again, which is checked before this function returns. Fields with their
    /// default values are left out. Sections and rows need identifiers of the type `String`, rows are of two parts that the
    /// vocabulary declares. A closure becomes an action with a name.
    ///
    /// - Parameters:
    ///   - vocabulary: The parts, icons, colors and themes that the document may name.
    ///   - actionName: Returns the name of the action of a closure; `nil` leaves the closure out. By default, it is the
    ///     identifier of the row.
    /// - Throws: A ``ScreenWritingError`` with everything that a document cannot say.
    /// - Complexity: Linear in the number of rows.
    public func document(
        vocabulary: ScreenVocabulary = .designSystem,
        actionName: (ScreenHandler) -> String? = { $0.itemIdentifier }
    ) throws(ScreenWritingError) -> Data {
        try written(vocabulary, actionName: actionName).data
    }

    /// Returns a document and its root, after a check that it reads back as an equal state.
    func written(
        _ vocabulary: ScreenVocabulary,
        actionName: (ScreenHandler) -> String?
    ) throws(ScreenWritingError) -> (value: DocumentValue, data: Data) {
        let (value, problems) = withoutActuallyEscaping(actionName) { actionName in
            let writer = DocumentWriter(vocabulary: vocabulary, actionName: actionName)
            return (writer.document(self), writer.problems)
        }
        guard problems.isEmpty else { throw ScreenWritingError(problems: problems) }
        let data = Data((value.indentedJSON + "\n").utf8)
        let differences = WrittenDocument(data: data, vocabulary: vocabulary).differences(from: self)
        guard differences.isEmpty else { throw ScreenWritingError(problems: differences) }
        return (value, data)
    }
}
