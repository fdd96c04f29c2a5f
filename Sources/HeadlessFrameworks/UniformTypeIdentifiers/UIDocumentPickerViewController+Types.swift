import HeadlessUIKit

extension UIDocumentPickerViewController {
    /// Creates a picker of documents of some types, which are copied or opened where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }
}
