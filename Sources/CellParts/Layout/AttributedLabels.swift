import PortableUIKit

/// The labels that show an attributed text of a ``LabelContent``.
///
/// A label cannot be asked: the `attributedText` of a plain text is made on demand, which costs more than the text itself.
@MainActor
enum AttributedLabels {
    private struct Entry {
        weak var label: UILabel?
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released labels are removed.
    private static var entryLimit = minimumLimit
    private static let minimumLimit = 64

    static func contains(_ label: UILabel) -> Bool {
        // An identifier may be that of a label that was released.
        entries[ObjectIdentifier(label)]?.label === label
    }

    static func insert(_ label: UILabel) {
        entries[ObjectIdentifier(label)] = Entry(label: label)
        guard entries.count > entryLimit else { return }
        entries = entries.filter { $0.value.label != nil }
        entryLimit = max(entries.count * 2, minimumLimit)
    }

    /// Removes a label and returns whether it was there.
    static func remove(_ label: UILabel) -> Bool {
        entries.removeValue(forKey: ObjectIdentifier(label))?.label === label
    }
}
