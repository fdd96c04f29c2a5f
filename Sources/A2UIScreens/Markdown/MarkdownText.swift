import CellParts

/// The Markdown subset of the protocol: headings, lists, bold, italic, strikethrough and code. Links show only their text, as the
/// protocol says, and HTML is shown as plain text.
struct MarkdownText: Hashable {
    /// A paragraph.
    struct Paragraph: Hashable {
        enum Kind: Hashable {
            case text
            /// A heading, 1 the largest.
            case heading(Int)
            /// A list item, with its marker.
            case item(String)
        }

        var kind: Kind
        var runs: [RichText.Run]
    }

    /// The paragraphs from top to bottom.
    private(set) var paragraphs: [Paragraph] = []

    /// The text without markup.
    var plainText: String { paragraphs.map { $0.runs.map(\.text).joined() }.joined(separator: "\n") }

    private static let lineLimit = 2_000

    init(_ text: String) {
        var isNew = true
        for line in text.split(separator: "\n", maxSplits: Self.lineLimit, omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " || $0 == "\t" }
            if content.isEmpty || content.allSatisfy({ $0.isWhitespace }) {
                isNew = true
                continue
            }
            let (kind, words) = Self.kind(of: content)
            let runs = Self.runs(words)
            // Line breaks inside a paragraph are kept: agents write postal addresses and verses.
            if !isNew, kind == .text, let last = paragraphs.indices.last, paragraphs[last].kind == .text {
                paragraphs[last].runs.append(RichText.Run("\n"))
                paragraphs[last].runs += runs
            } else {
                paragraphs.append(Paragraph(kind: kind, runs: runs))
            }
            isNew = false
        }
    }

    private static func kind(of line: Substring) -> (Paragraph.Kind, Substring) {
        let hashes = line.prefix { $0 == "#" }
        if (1...6).contains(hashes.count), line.dropFirst(hashes.count).first == " " {
            return (.heading(hashes.count), line.dropFirst(hashes.count + 1))
        }
        if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
            return (.item("•"), line.dropFirst(2))
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        if (1...9).contains(digits.count), let mark = line.dropFirst(digits.count).first, mark == "." || mark == ")",
            line.dropFirst(digits.count + 1).first == " "
        {
            return (.item(digits + "."), line.dropFirst(digits.count + 2))
        }
        return (.text, line)
    }

    // MARK: - Words

    private static func runs(_ text: Substring) -> [RichText.Run] {
        let letters = Array(text)
        var runs: [RichText.Run] = []
        var word = ""
        var isBold = false
        var isStruck = false
        var isItalic = false
        func flush() {
            guard !word.isEmpty else { return }
            runs.append(RichText.Run(word, isBold: isBold, isStruck: isStruck))
            word = ""
        }
        func has(_ mark: String, at index: Int) -> Bool { letters[index...].starts(with: mark) }
        /// Whether a delimiter that begins here has a matching end.
        func ends(_ mark: String, after index: Int) -> Bool {
            guard index < letters.count, !letters[index].isWhitespace else { return false }
            var next = index + 1
            while next <= letters.count - mark.count {
                if has(mark, at: next), !letters[next - 1].isWhitespace { return true }
                next += 1
            }
            return false
        }
        var index = 0
        while index < letters.count {
            let letter = letters[index]
            if letter == "\\", index + 1 < letters.count, "\\`*_{}[]()#+-.!~>".contains(letters[index + 1]) {
                word.append(letters[index + 1])
                index += 2
            } else if has("**", at: index) || has("__", at: index),
                isBold || ends(String(letters[index...index + 1]), after: index + 2)
            {
                flush()
                isBold.toggle()
                index += 2
            } else if has("~~", at: index), isStruck || ends("~~", after: index + 2) {
                flush()
                isStruck.toggle()
                index += 2
            } else if letter == "`", let end = letters[(index + 1)...].firstIndex(of: "`") {
                word += String(letters[(index + 1)..<end])
                index = end + 1
            } else if letter == "*" || letter == "_",
                isMark(letters, index, isItalic) || (!isItalic && letter == "*" && ends("*", after: index + 1))
            {
                // Themes have no italic style, so italic text is shown upright, without its delimiters.
                isItalic.toggle()
                index += 1
            } else if let link = link(letters, index) {
                word += link.words
                index = link.end
            } else {
                word.append(letter)
                index += 1
            }
        }
        flush()
        return runs.isEmpty ? [RichText.Run("")] : runs
    }

    /// Whether an asterisk or underscore delimits italic text: at the edge of a word, not inside it.
    private static func isMark(_ letters: [Character], _ index: Int, _ isOpen: Bool) -> Bool {
        if isOpen { return index > 0 && !letters[index - 1].isWhitespace }
        let isAtStart = index == 0 || letters[index - 1].isWhitespace || letters[index - 1].isPunctuation
        guard isAtStart, index + 1 < letters.count, !letters[index + 1].isWhitespace else { return false }
        return letters[(index + 1)...].dropFirst().contains(letters[index])
    }

    /// The text of `[text](url)` and `![text](url)`.
    private static func link(_ letters: [Character], _ index: Int) -> (words: String, end: Int)? {
        let start = letters[index] == "!" ? index + 1 : index
        guard start < letters.count, letters[start] == "[", let close = letters[start...].firstIndex(of: "]"),
            close + 1 < letters.count, letters[close + 1] == "(", let end = letters[close...].firstIndex(of: ")")
        else { return nil }
        return (String(letters[(start + 1)..<close]), end + 1)
    }
}
