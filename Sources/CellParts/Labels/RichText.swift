import PortableUIKit

/// A text with runs of different sizes, weights and colors, with icons between them, or with links that can be tapped.
///
/// All titles, subtitles and details take one where they take a `String`:
///
/// ```swift
/// LeftTitle(title: RichText([RichText.Run("1 490 ₽", size: .largeTitle), RichText.Run(" a month", style: .secondary)]))
/// ```
public struct RichText: Hashable, Sendable {
    /// Most texts have no styles, and need no list.
    private enum Storage: Hashable, Sendable {
        case plain(String)
        case runs([Run])
    }

    private var storage: Storage

    /// The pieces in order.
    public var runs: [Run] {
        get {
            switch storage {
            case .plain(let text): [Run(text)]
            case .runs(let runs): runs
            }
        }
        set { self = RichText(newValue) }
    }

    /// Creates a text from its runs.
    public init(_ runs: [Run]) {
        if runs.count == 1, runs[0].isPlain {
            storage = .plain(runs[0].text)
        } else {
            storage = .runs(runs)
        }
    }

    /// Creates a text without styles.
    public init(_ text: String) {
        storage = .plain(text)
    }

    /// Creates a text in which all matches of a search are highlighted, regardless of case and diacritics.
    public init(_ text: String, highlighting search: String) {
        var runs: [Run] = []
        var rest = text.startIndex
        while !search.isEmpty,
            let match = text.range(
                of: search,
                options: [.caseInsensitive, .diacriticInsensitive],
                range: rest..<text.endIndex
            ), !match.isEmpty
        {
            if match.lowerBound > rest { runs.append(Run(String(text[rest..<match.lowerBound]))) }
            runs.append(Run(String(text[match]), isHighlighted: true))
            rest = match.upperBound
        }
        if rest < text.endIndex { runs.append(Run(String(text[rest...]))) }
        self.init(runs)
    }

    /// The text without styles, with the labels of icons.
    public var text: String {
        switch storage {
        case .plain(let text): text
        case .runs(let runs): runs.map(\.text).joined()
        }
    }

    /// Whether all of the text has the style of its part.
    public var isPlain: Bool {
        if case .plain = storage { true } else { false }
    }

    /// Whether there is nothing to show: no text and no icon.
    public var isEmpty: Bool {
        switch storage {
        case .plain(let text): text.isEmpty
        case .runs(let runs): runs.allSatisfy { $0.text.isEmpty && $0.icon == nil }
        }
    }

    /// Whether a run is a link.
    var hasLinks: Bool {
        if case .runs(let runs) = storage { runs.contains { $0.link != nil } } else { false }
    }
}

extension RichText: ExpressibleByStringInterpolation {
    /// Creates a text of one run without a style.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
