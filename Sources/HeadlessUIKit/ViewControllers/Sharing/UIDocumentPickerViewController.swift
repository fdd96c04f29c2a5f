import Foundation

/// What a document picker does with documents.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import` = 0
    case open = 1
    case exportToService = 2
    case moveToService = 3
}

/// Lets the user choose documents. A headless process has none to show: a host answers for the user.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    private let mode: UIDocumentPickerMode
    private let documents: [URL]
    private var isOver = false

    /// Creates a picker for documents of some types. Superseded by content types.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.mode = mode
        documents = []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for the place to which a document is exported or moved.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        self.mode = mode
        documents = [url]
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for the place to which documents are exported or moved.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.mode = mode
        documents = urls
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for the place to which documents are copied or moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        mode = asCopy ? .exportToService : .moveToService
        documents = urls
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for the place to which documents are moved.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The delegate that receives the documents.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// What the picker does with documents.
    open var documentPickerMode: UIDocumentPickerMode { mode }

    /// Whether the user can choose several documents.
    open var allowsMultipleSelection = false

    /// Whether file extensions are shown. No effect here.
    open var shouldShowFileExtensions = false

    /// The folder that is shown first. No effect here.
    open var directoryURL: URL?

    /// Chooses documents, as if the user did; only the first one unless several are allowed.
    @_spi(Host) public final func hostPick(_ urls: [URL]) {
        guard !isOver else { return }
        isOver = true
        let picked = allowsMultipleSelection || !documents.isEmpty ? urls : Array(urls.prefix(1))
        close()
        guard let delegate else { return }
        delegate.documentPicker(self, didPickDocumentsAt: picked)
    }

    /// Closes the picker without documents, as if the user did.
    @_spi(Host) public final func hostCancel() {
        guard !isOver else { return }
        isOver = true
        close()
        delegate?.documentPickerWasCancelled(self)
    }

    private func close() {
        presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled)
    }
}

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Receives the documents that the user chooses.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    // default: below
    /// Called after the user chose documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called after the user closed the picker without a choice.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// Called after the user chose a document, if the method for several is not implemented.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// The default implementation; hands the first document to the method for one.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }
}
