import Foundation

/// An item that is pasted or dropped, which reports its result once.
@MainActor final class TextPasteItem: NSObject, UITextPasteItem {
    /// The text of an item.
    enum Result {
        case none
        case plain(String)
        case attributed(NSAttributedString)
    }

    let itemProvider: NSItemProvider
    let localObject: Any?
    private weak var host: (any TextDragAndDropHost)?
    private var report: ((Result) -> Void)?

    init(
        _ itemProvider: NSItemProvider,
        localObject: Any?,
        host: any TextDragAndDropHost,
        report: @escaping (Result) -> Void
    ) {
        self.itemProvider = itemProvider
        self.localObject = localObject
        self.host = host
        self.report = report
        super.init()
    }

    var defaultAttributes: [NSAttributedString.Key: Any] { host?.insertionAttributes ?? [:] }

    func setResult(string: String) {
        finish(.plain(string))
    }

    func setResult(attributedString string: NSAttributedString) {
        finish(.attributed(string))
    }

    func setResult(attachment textAttachment: NSTextAttachment) {
        finish(.attributed(NSAttributedString(attachment: textAttachment)))
    }

    func setNoResult() {
        finish(.none)
    }

    func setDefaultResult() {
        if itemProvider.canLoadObject(ofClass: NSString.self) {
            load(NSString.self) { .plain(String(describing: $0)) }
        } else if itemProvider.canLoadObject(ofClass: NSURL.self) {
            load(NSURL.self) { ($0 as? NSURL).map { .plain($0.absoluteString) } }
        } else if host?.insertsImages == true, itemProvider.canLoadObject(ofClass: UIImage.self) {
            load(UIImage.self) { object in
                let attachment = (object as? UIImage).map { NSTextAttachment(image: $0) }
                return attachment.map { .attributed(NSAttributedString(attachment: $0)) }
            }
        } else {
            setNoResult()
        }
    }

    private func load(
        _ type: any NSItemProviderReading.Type,
        _ result: @escaping @MainActor (any NSItemProviderReading) -> Result?
    ) {
        itemProvider.loadObject(ofClass: type) { object, _ in
            nonisolated(unsafe) let object = object
            DispatchQueue.runOnMain { self.finish(object.flatMap(result) ?? Result.none) }
        }
    }

    private func finish(_ result: Result) {
        let report = report
        self.report = nil
        report?(result)
    }
}

extension TextPasteItem.Result {
    /// Whether there is nothing to insert.
    var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// The string, if the text has no attributes of its own.
    var plain: String? {
        if case .plain(let text) = self { text } else { nil }
    }

    /// Returns the text with attributes for what has none of its own.
    func attributed(_ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        switch self {
        case .none: NSAttributedString(string: "")
        case .plain(let text): NSAttributedString(string: text, attributes: defaults)
        case .attributed(let text): text
        }
    }
}
