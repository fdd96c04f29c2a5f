import Foundation

extension TextUnits {
    /// Returns the units of a granularity. Lines are told apart by the heights of their characters.
    func units(_ granularity: UITextGranularity, height: (Int) -> CGFloat?) -> [Range<Int>] {
        switch granularity {
        case .character: characters
        case .word: words
        case .sentence: sentences
        case .paragraph: paragraphs
        case .line: lines(height)
        case .document: text.isEmpty ? [] : [0..<text.utf16.count]
        }
    }

    private func lines(_ height: (Int) -> CGFloat?) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var current: CGFloat?
        for character in characters {
            let place = height(character.lowerBound)
            if let line = current, let place, abs(place - line) > 1 {
                lines.append(start..<character.lowerBound)
                start = character.lowerBound
            }
            current = place ?? current
        }
        lines.append(start..<text.utf16.count)
        return lines
    }
}
