import Foundation

/// Part of a text with one set of attributes.
struct AttributedRun {
    let text: String
    private(set) var attributes: [NSAttributedString.Key: Any]

    /// Returns the run with its font, if that is scaled, in the text size of traits.
    func adjusted(for traits: UITraitCollection) -> AttributedRun {
        guard let font = attributes[.font] as? UIFont else { return self }
        var run = self
        run.attributes[.font] = font.adjusted(for: traits)
        return run
    }
}

extension UILabel {
    /// Shows runs: as plain text where one font and one color suffice, otherwise as an attributed string.
    ///
    /// Reuses an equal attributed string that is shown already: Foundation on Linux never frees the attributes of one.
    func show(_ runs: [AttributedRun]) {
        if let run = runs.first, runs.count == 1,
            run.attributes.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor })
        {
            let font = run.attributes[.font] as? UIFont ?? self.font ?? fontStorage
            let color = run.attributes[.foregroundColor] as? UIColor ?? .label
            return showPlain(run.text, font: font, color: color)
        }
        if case .attributed(let shown) = source, shown.consists(of: runs) { return }
        let text = NSMutableAttributedString(string: "")
        for run in runs { text.append(NSAttributedString(string: run.text, attributes: run.attributes)) }
        attributedText = text
    }

    /// Shows a text without attributes. Sets only what changed: every set requests another layout.
    func showPlain(_ string: String?, font: UIFont, color: UIColor) {
        if case .attributed = source { text = nil }
        if self.font != font { self.font = font }
        if text != string { text = string }
        if textColor != color { textColor = color }
    }
}

extension NSAttributedString {
    fileprivate func consists(of runs: [AttributedRun]) -> Bool {
        guard runs.reduce(into: "", { $0 += $1.text }).utf8.elementsEqual(string.utf8) else { return false }
        var location = 0
        return runs.allSatisfy { run in
            let range = NSRange(location: location, length: run.text.utf16.count)
            location += range.length
            guard range.length > 0 else { return true }
            var effective = NSRange()
            let own = attributes(at: range.location, longestEffectiveRange: &effective, in: range)
            return effective == range && own.count == run.attributes.count
                && run.attributes.allSatisfy { key, value in own[key].map { Self.isSame($0, value) } ?? false }
        }
    }

    private static func isSame(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? NSNumber { return first == second as? NSNumber }
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        return first as? AnyHashable == second as? AnyHashable
    }
}
