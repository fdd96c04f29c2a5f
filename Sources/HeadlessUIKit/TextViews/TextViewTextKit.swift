import Foundation

/// The text storage and the layout manager of a text view.
///
/// A text view keeps its text without them until an app asks: Foundation on Linux never frees the attributes of an attributed
/// string.
@MainActor final class TextViewTextKit {
    let storage: NSTextStorage
    let layoutManager: NSLayoutManager
    /// The changes of the storage that the view knows.
    var knownChanges = 0
    /// Whether the view itself changes the storage.
    var isChanging = false

    init(storage: NSTextStorage, layoutManager: NSLayoutManager) {
        self.storage = storage
        self.layoutManager = layoutManager
        knownChanges = storage.changeCount
    }
}

extension UITextView {
    /// The storage and layout manager, made from the text if need be.
    final var madeTextKit: TextViewTextKit {
        if let textKit { return textKit }
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        return useTextKit(of: manager)
    }

    /// Lays out the text with a layout manager. If it has a storage, its text is shown.
    @discardableResult
    final func useTextKit(of manager: NSLayoutManager) -> TextViewTextKit {
        let known = manager.textStorage
        let storage = known ?? NSTextStorage(attributedString: document.attributed)
        if known == nil { storage.addLayoutManager(manager) }
        let made = TextViewTextKit(storage: storage, layoutManager: manager)
        textKit = made
        if known != nil { document.adopt(NSAttributedString(attributedString: storage)) }
        manager.styleText = { [weak self] text, container in
            self?.styledText(text, container) ?? StyledText(text, defaultFont: StringDrawing.defaultFont)
        }
        manager.invalidateAll()
        textContentDidChange()
        return made
    }

    /// Called after the container or the storage changed.
    final func containerDidChange() {
        if let textKit, !textKit.isChanging, textKit.knownChanges != textKit.storage.changeCount {
            textKit.knownChanges = textKit.storage.changeCount
            document.adopt(NSAttributedString(attributedString: textKit.storage))
        }
        textContentDidChange()
    }

    /// Repeats a change of the document in the storage. Without a range the whole text is replaced.
    final func documentDidChange(_ range: Range<Int>? = nil, length: Int = 0) {
        guard let textKit else { return }
        textKit.isChanging = true
        if let range {
            let new = document.attributed.attributedSubstring(
                from: NSRange(location: range.lowerBound, length: length)
            )
            textKit.storage.replaceCharacters(in: NSRange(range), with: new)
        } else {
            textKit.storage.setAttributedString(document.attributed)
        }
        textKit.isChanging = false
        textKit.knownChanges = textKit.storage.changeCount
        // A storage of the app's may have set attributes of its own.
        document.adopt(NSAttributedString(attributedString: textKit.storage))
    }
}
