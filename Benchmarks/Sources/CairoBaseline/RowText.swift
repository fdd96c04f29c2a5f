/// The unique texts of a benchmark row.
public struct RowText: Sendable {
    /// 10 to 40 letters, Latin in even rows and Cyrillic in odd ones.
    public let title: String
    /// A text of one or two lines at a width of 390 points.
    public let subtitle: String

    /// Creates the texts of a row; equal indexes have equal texts.
    public init(index: Int) {
        var random = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random % UInt64(bound))
        }
        for _ in 0..<4 { _ = next(2) }
        let alphabet = index.isMultiple(of: 2) ? Self.latin : Self.cyrillic
        func words(_ count: Int) -> String {
            var text = ""
            var sinceSpace = 0
            while text.count < count {
                if sinceSpace > 2 + next(8), text.count < count - 1 {
                    text.append(" ")
                    sinceSpace = 0
                } else {
                    text.append(alphabet[next(alphabet.count)])
                    sinceSpace += 1
                }
            }
            return text
        }
        title = words(10 + next(31))
        subtitle = next(2) == 0 ? words(20 + next(12)) : words(50 + next(20))
    }

    private static let latin = Array("abcdefghijklmnopqrstuvwxyz")
    private static let cyrillic = Array("абвгдежзийклмнопрстуфхцчшщыьэюя")
}
