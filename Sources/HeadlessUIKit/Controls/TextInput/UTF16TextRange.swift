import Foundation

/// A text position as an offset in UTF-16 units.
@MainActor final class UTF16TextPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? UTF16TextPosition)?.offset == offset
    }

    override var hash: Int { offset }
}

/// A text range in UTF-16 units.
@MainActor final class UTF16TextRange: UITextRange {
    let units: Range<Int>

    init(_ units: Range<Int>) {
        self.units = units
        super.init()
    }

    override var isEmpty: Bool { units.isEmpty }
    override var start: UITextPosition { UTF16TextPosition(units.lowerBound) }
    override var end: UITextPosition { UTF16TextPosition(units.upperBound) }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? UTF16TextRange)?.units == units
    }

    override var hash: Int { units.hashValue }
}

/// The position arithmetic of `UITextInput` in UTF-16 units.
@MainActor extension EditableText {
    /// Returns the UTF-16 units of a range, clamped to the text.
    func units(of range: UITextRange) -> Range<Int>? {
        (range as? UTF16TextRange)?.units.clamped(to: 0..<length)
    }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = start as? UTF16TextPosition, let end = end as? UTF16TextPosition else { return nil }
        return UTF16TextRange(min(start.offset, end.offset)..<max(start.offset, end.offset))
    }

    /// Returns the position at a distance in UTF-16 units; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? UTF16TextPosition else { return nil }
        let (moved, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...length).contains(moved) ? UTF16TextPosition(moved) : nil
    }

    /// Returns the distance between two positions in UTF-16 units.
    func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
        guard let start = start as? UTF16TextPosition, let end = end as? UTF16TextPosition else { return 0 }
        return end.offset - start.offset
    }

    func order(of position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let distance = distance(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
}
