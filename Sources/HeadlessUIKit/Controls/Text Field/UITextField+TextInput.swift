import Foundation

/// A number of UTF-16 units before a place.
@MainActor final class TextFieldPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TextFieldPosition)?.offset == offset
    }

    override var hash: Int { offset }
}

/// A range of UTF-16 units.
@MainActor final class TextFieldRange: UITextRange {
    let units: Range<Int>

    init(_ units: Range<Int>) {
        self.units = units
        super.init()
    }

    override var isEmpty: Bool { units.isEmpty }
    override var start: UITextPosition { TextFieldPosition(units.lowerBound) }
    override var end: UITextPosition { TextFieldPosition(units.upperBound) }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TextFieldRange)?.units == units
    }

    override var hash: Int { units.hashValue }
}

extension UITextField {
    final func units(of range: UITextRange) -> Range<Int>? {
        (range as? TextFieldRange)?.units.clamped(to: 0..<document.length)
    }
}
