import PortableUIKit

extension AuditedElement {
    /// What is read before something that is seen before it.
    ///
    /// Texts in columns may be read column by column, so only what is seen before in every order counts: above and no
    /// further in, or before in the same line.
    func readingOrder(_ spoken: [SpokenElement]) -> [AuditFinding] {
        let isReversed = element.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var found: [AuditFinding] = []
        for (index, later) in spoken.enumerated().dropFirst() {
            guard
                let earlier = spoken[..<index].first(where: { Self.isSeen(later.frame, before: $0.frame, isReversed) })
            else { continue }
            found.append(
                finding(
                    .readingOrder,
                    name: later.name,
                    frame: later.frame,
                    "is read after \(earlier.name), which is seen after it"
                )
            )
        }
        return found + spoken.flatMap { partsOutOfOrder($0, isReversed) }
    }

    /// The texts of an element that says several, in the order of its label.
    private func partsOutOfOrder(_ spoken: SpokenElement, _ isReversed: Bool) -> [AuditFinding] {
        guard let view = spoken.view, !spoken.label.isEmpty else { return [] }
        let parts = labels.filter { $0.isDescendant(of: view) }.compactMap {
            label -> (UILabel, CGRect, String.Index)? in
            // Of a text that is said twice, it is not known which one is this.
            guard let text = label.shownText, let range = spoken.label.range(of: text),
                spoken.label[range.upperBound...].range(of: text) == nil
            else { return nil }
            return (label, frame(of: label), range.lowerBound)
        }
        .sorted { $0.2 < $1.2 }
        for (index, later) in parts.enumerated().dropFirst() {
            guard let earlier = parts[..<index].first(where: { Self.isSeen(later.1, before: $0.1, isReversed) }),
                earlier.2 < later.2
            else { continue }
            return [
                finding(.readingOrder, later.0, "is read after \(earlier.0.auditName), which is seen after it")
            ]
        }
        return []
    }

    private static func isSeen(_ first: CGRect, before second: CGRect, _ isReversed: Bool) -> Bool {
        let start = isReversed ? -first.maxX : first.minX
        let otherStart = isReversed ? -second.maxX : second.minX
        if first.maxY <= second.minY + 0.5 { return start <= otherStart + 0.5 }
        let isInLine = first.midY > second.minY && first.midY < second.maxY
        let isBeside = isReversed ? first.minX >= second.maxX - 0.5 : first.maxX <= second.minX + 0.5
        return isInLine && isBeside
    }
}
