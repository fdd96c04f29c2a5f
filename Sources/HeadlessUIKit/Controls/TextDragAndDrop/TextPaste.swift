import Foundation

/// Turns items into text, one by one, and inserts it when all have a result.
@MainActor final class TextPaste {
    private weak var host: (any TextDragAndDropHost)?
    private let range: Range<Int>
    private var results: [TextPasteItem.Result?] = []
    private let completion: (Range<Int>?) -> Void

    /// Creates a paste into a range. The closure receives the range of the inserted text; `nil` if there is none.
    init(
        into host: any TextDragAndDropHost,
        _ range: Range<Int>,
        completion: @escaping (Range<Int>?) -> Void = { _ in }
    ) {
        self.host = host
        self.range = range
        self.completion = completion
    }

    /// Asks for the texts of items: the delegate, if there is one, or else their providers.
    func begin(_ items: [(data: NSItemProvider, localObject: Any?)]) {
        guard let host, !items.isEmpty else { return completion(nil) }
        results = items.map { _ in nil }
        for (index, item) in items.enumerated() {
            let pasted = TextPasteItem(item.data, localObject: item.localObject, host: host) { result in
                self.results[index] = result
                self.finishIfComplete()
            }
            if let delegate = host.pasteDelegate {
                delegate.textPasteConfigurationSupporting(host, transform: pasted)
            } else {
                pasted.setDefaultResult()
            }
        }
    }

    private func finishIfComplete() {
        let texts = results.compactMap { $0 }
        guard texts.count == results.count else { return }
        guard let host else { return completion(nil) }
        completion(insert(texts.filter { !$0.isNone }, into: host))
    }

    /// Inserts the texts and returns the range of what was inserted; `nil` if nothing was.
    private func insert(_ texts: [TextPasteItem.Result], into host: any TextDragAndDropHost) -> Range<Int>? {
        guard !texts.isEmpty else { return nil }
        let range = range.clamped(to: 0..<host.document.length)
        let plain = texts.compactMap(\.plain)
        let isPlain = plain.count == texts.count
        guard let delegate = host.pasteDelegate else {
            return isPlain ? host.insert(plain.joined(), in: range) : host.insert(joined(texts, in: host), in: range)
        }
        let target = UTF16TextRange(range)
        let strings = texts.map { $0.attributed(host.insertionAttributes) }
        let combined = delegate.textPasteConfigurationSupporting?(
            host,
            combineItemAttributedStrings: strings,
            for: target
        )
        let text = combined ?? joined(texts, in: host)
        let animates = delegate.textPasteConfigurationSupporting?(host, shouldAnimatePasteOf: text, to: target) ?? true
        var inserted: Range<Int>?
        let perform = {
            if let made = delegate.textPasteConfigurationSupporting?(host, performPasteOf: text, to: target) {
                inserted = host.document.units(of: made)
            } else if isPlain, combined == nil {
                inserted = host.insert(text.string, in: range)
            } else {
                inserted = host.insert(text, in: range)
            }
        }
        if animates { perform() } else { UIView.performWithoutAnimation(perform) }
        return inserted
    }

    private func joined(_ texts: [TextPasteItem.Result], in host: any TextDragAndDropHost) -> NSAttributedString {
        let joined = NSMutableAttributedString()
        for text in texts { joined.append(text.attributed(host.insertionAttributes)) }
        return joined
    }
}
