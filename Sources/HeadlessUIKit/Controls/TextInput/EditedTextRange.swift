import Foundation

/// A text position as an offset in UTF-16 units.
@MainActor final class EditedTextPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? EditedTextPosition)?.offset == offset
    }

    override var hash: Int { offset }
}

/// A text range in UTF-16 units.
@MainActor final class EditedTextRange: UITextRange {
    let units: Range<Int>

    init(_ units: Range<Int>) {
        self.units = units
        super.init()
    }

    override var isEmpty: Bool { units.isEmpty }
    override var start: UITextPosition { EditedTextPosition(units.lowerBound) }
    override var end: UITextPosition { EditedTextPosition(units.upperBound) }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? EditedTextRange)?.units == units
    }

    override var hash: Int { units.hashValue }
}

/// The position arithmetic of `UITextInput` in UTF-16 units.
@MainActor extension EditedText {
    /// Returns the UTF-16 units of a range, clamped to the text.
    func units(of range: UITextRange) -> Range<Int>? {
        (range as? EditedTextRange)?.units.clamped(to: 0..<length)
    }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = start as? EditedTextPosition, let end = end as? EditedTextPosition else { return nil }
        return EditedTextRange(min(start.offset, end.offset)..<max(start.offset, end.offset))
    }

    /// Returns the position at a distance in UTF-16 units; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? EditedTextPosition else { return nil }
        let (moved, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...length).contains(moved) ? EditedTextPosition(moved) : nil
    }

    /// Returns the distance between two positions in UTF-16 units.
    func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
        guard let start = start as? EditedTextPosition, let end = end as? EditedTextPosition else { return 0 }
        return end.offset - start.offset
    }

    func order(of position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let distance = distance(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
}
