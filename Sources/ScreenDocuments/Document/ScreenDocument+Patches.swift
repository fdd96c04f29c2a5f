import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

extension ScreenDocument {
    /// Returns the document after the operations of a JSON Patch (RFC 6902).
    ///
    /// - Throws: A `ScreenDocumentError` if the patch is invalid, if one of its operations fails, or if the result cannot be
    ///   read.
    public func patched(by data: Data, fileName: String = "patch.json") throws(ScreenDocumentError) -> ScreenDocument {
        let patch = DocumentText([UInt8](data), fileName: fileName, limits: limits)
        return try changed(to: try JSONPatch(patch, limits: limits).applied(to: value), policy: policy)
    }

    /// Returns the document after a JSON Merge Patch (RFC 7396): members replace members, `null` removes them.
    ///
    /// - Throws: A `ScreenDocumentError` if the patch or the result cannot be read.
    public func merged(with data: Data, fileName: String = "patch.json") throws(ScreenDocumentError) -> ScreenDocument {
        let patch = DocumentText([UInt8](data), fileName: fileName, limits: limits)
        return try changed(to: value.merged(with: try patch.value()), policy: policy)
    }

    /// The whole document as a value.
    var value: DocumentValue { text.root.map { DocumentValue($0) } ?? .null }

    /// The sections that come from other addresses.
    var sectionSources: [(section: String, address: String)] {
        (value[ScreenKeys.sections.name]?.array ?? []).compactMap { section in
            guard let identifier = section[SectionKeys.identifier.name]?.string,
                let address = section[SectionKeys.source.name]?.string
            else { return nil }
            return (identifier, address)
        }
    }

    /// Returns a document with the same settings and another content.
    func changed(to value: DocumentValue, policy: DocumentPolicy) throws(ScreenDocumentError) -> ScreenDocument {
        try ScreenDocument(
            data: Data(value.json.utf8),
            fileName: text.fileName,
            policy: policy,
            vocabulary: vocabulary,
            limits: limits
        )
    }
}
