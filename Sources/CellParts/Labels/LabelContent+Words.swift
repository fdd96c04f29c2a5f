import BoundedCaches
import DeclarativeCollections
import PortableUIKit

extension LabelContent {
    /// The width of the longest word, in points, for the current traits. A narrower label has to break the word.
    ///
    /// Words are laid out once and cached.
    @MainActor
    var longestWordWidth: CGFloat {
        runs.isEmpty
            ? WordWidths.longest(in: self, font: style.font(compatibleWith: .current)) : longestWordWidthOfRuns
    }

    /// Returns the minimum width of the text for the current traits, in points: at least its longest word.
    ///
    /// It is the width of the longest word where that matters. If all words certainly fit into `width`, it is the width of the
    /// widest line, without laying out anything.
    ///
    /// - Parameters:
    ///   - size: The size of the text in `width` points.
    @MainActor
    func minWidth(taking size: CGSize, fitting width: CGFloat) -> CGFloat {
        keepsWords(in: width) ? size.width : longestWordWidth
    }

    /// Whether all words are whole in a label of `width` points, as far as the number of their characters tells.
    ///
    /// `false` if only a layout can tell.
    @MainActor
    func keepsWords(in width: CGFloat) -> Bool {
        guard width < .infinity else { return true }
        let font = tallestFont
        let limit = width / (font.pointSize * WordWidths.widestCharacter + max(style.kerning, 0))
        // Characters of other fonts may be twice as wide, but have at least two bytes.
        if CGFloat(text.utf8.count) <= limit { return true }
        var count: CGFloat = 0
        for scalar in text.unicodeScalars {
            guard scalar.isOfSystemFont else { return false }
            if scalar.endsWord {
                count = 0
            } else {
                count += 1
                if count > limit { return false }
            }
        }
        return true
    }
}

extension LabelContent {
    /// Returns the width of the widest character, in points; `nil` if all characters certainly fit into a width, or if lines do not
    /// break between them.
    @MainActor
    func widestCharacterWidth(ifBeyond width: CGFloat, _ font: UIFont) -> CGFloat? {
        guard lineCount != 1, width < font.pointSize * WordWidths.widestCharacter else { return nil }
        return Set(text).reduce(0) { widest, character in
            var label = self
            label.lineCount = 1
            label.text = String(character)
            return max(widest, WordWidths.longest(in: label, font: font))
        }
    }

    /// The width of the longest word, which may have several runs.
    @MainActor
    private var longestWordWidthOfRuns: CGFloat {
        var longest: CGFloat = 0
        // The width of the word that the last run ends with.
        var open: CGFloat = 0
        for run in runs {
            guard run.icon == nil else {
                longest = max(longest, run.iconSide)
                open = 0
                continue
            }
            let label = LabelContent(text: run.text, style: run.style, color: run.color)
            let scalars = run.text.unicodeScalars
            let words = run.text.words
            guard let first = words.first, let last = words.last else {
                open = 0
                continue
            }
            func width(_ word: Substring) -> CGFloat {
                var label = label
                label.text = String(word)
                return label.longestWordWidth
            }
            let isContinuing = open > 0 && scalars.first?.endsWord == false
            longest = max(longest, label.longestWordWidth, isContinuing ? open + width(first) : 0)
            let isOpen = scalars.last?.endsWord == false
            open = !isOpen ? 0 : (words.count == 1 && isContinuing ? open : 0) + width(last)
        }
        return longest
    }
}

/// A cache of the widths of recently used words.
@MainActor
private enum WordWidths {
    private struct Key: Hashable {
        let text: String
        let font: UIFont
        let kerning: CGFloat
        let scale: CGFloat
    }

    /// More than the width of a capital letter of the system font, as a multiple of the font size.
    static let widestCharacter: CGFloat = 1.25

    private static var widths = BoundedCache<Key, CGFloat>(capacity: 1_024)

    static func longest(in label: LabelContent, font: UIFont) -> CGFloat {
        let scale = UITraitCollection.current.displayScale
        let key = Key(text: label.text, font: font, kerning: label.style.kerning, scale: scale)
        if let cached = widths.value(for: key) { return cached }
        var word = label
        word.lineCount = 1
        var longest: CGFloat = 0
        // Long words first: short ones need no layout once a longer one is known.
        for part in label.text.words.sorted(by: { $0.unicodeScalars.count > $1.unicodeScalars.count }) {
            let bound =
                CGFloat(part.unicodeScalars.count) * (font.pointSize * widestCharacter + max(label.style.kerning, 0))
            guard bound > longest else { break }
            word.text = String(part)
            longest = max(longest, word.size(fitting: .infinity).width)
        }
        widths.insert(longest, for: key)
        return longest
    }
}

extension String {
    /// The parts that lines can be broken between. A hyphen stays with the word before it.
    fileprivate var words: [Substring] {
        var words: [Substring] = []
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            let scalar = unicodeScalars[index]
            let next = unicodeScalars.index(after: index)
            if scalar.isIdeograph {
                if start < index { words.append(self[start..<index]) }
                words.append(self[index..<next])
                start = next
            } else if scalar.endsWord {
                let end = scalar.isHyphen ? next : index
                if start < end { words.append(self[start..<end]) }
                start = next
            }
            index = next
        }
        if start < endIndex { words.append(self[start...]) }
        return words
    }

    /// Whether the text may contain characters missing from the system font: all but Latin, Greek, Cyrillic and
    /// symbols.
    var needsOtherFonts: Bool {
        unicodeScalars.contains { !$0.isOfSystemFont }
    }
}

extension Unicode.Scalar {
    /// Whether the character is Latin, Greek, Cyrillic or a symbol.
    fileprivate var isOfSystemFont: Bool {
        switch value {
        case 0..<0x0530, 0x1E00..<0x2070, 0x20A0..<0x20D0, 0x2100..<0x2150: true
        default: false
        }
    }

    /// Whether a line can be broken after the character: white space other than nonbreaking one, and hyphens.
    fileprivate var endsWord: Bool {
        switch value {
        case 0xA0, 0x2007, 0x202F: false
        case 0x200B: true
        default: isHyphen || properties.isWhitespace
        }
    }

    /// A hyphen, soft hyphen or dash.
    fileprivate var isHyphen: Bool {
        value == 0x2D || value == 0xAD || value == 0x2010 || value == 0x2013 || value == 0x2014
    }

    /// Whether lines can be broken before and after the character: Chinese characters and Japanese syllables.
    fileprivate var isIdeograph: Bool {
        switch value {
        case 0x2E80...0x2FDF, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
