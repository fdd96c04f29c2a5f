/// Texts of 30 letters.
enum LetterText {
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzäöüßабвгдежзиклмнопрстуфхц")

    /// Returns the text for a seed: different letters for each seed, spaces at the same positions.
    static func text(seed: Int) -> String {
        var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        var text = ""
        for index in 0..<30 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            // Alternates between Latin and Cyrillic, one script per text.
            let range = seed / 2 % 2 == 0 ? 0..<26 : 30..<letters.count
            let letter = letters[range.lowerBound + Int(state % UInt64(range.count))]
            text.append([5, 12, 20].contains(index) ? " " : letter)
        }
        return text
    }
}
