import PortableUIKit

/// The labels that show the attributed text of a ``LabelContent``.
///
/// Asking the label is too slow: the `attributedText` of a plain text is created on demand, at more than the cost of
/// setting the text.
@MainActor
enum AttributedLabels {
    private struct Entry {
        weak var label: UILabel?
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated labels are removed.
    private static var entryLimit = minimumLimit
    private static let minimumLimit = 64

    static func contains(_ label: UILabel) -> Bool {
        // An identifier may belong to a label that was deallocated.
        entries[ObjectIdentifier(label)]?.label === label
    }

    static func insert(_ label: UILabel) {
        entries[ObjectIdentifier(label)] = Entry(label: label)
        guard entries.count > entryLimit else { return }
        entries = entries.filter { $0.value.label != nil }
        entryLimit = max(entries.count * 2, minimumLimit)
    }

    /// Removes a label and returns whether it was an entry.
    static func remove(_ label: UILabel) -> Bool {
        entries.removeValue(forKey: ObjectIdentifier(label))?.label === label
    }
}
