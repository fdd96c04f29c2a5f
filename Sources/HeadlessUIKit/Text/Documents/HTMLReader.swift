import Foundation

/// Reads the text of an HTML document with its attributes.
struct HTMLReader {
    private struct Element {
        let name: String
        let style: HTMLStyle
        /// The number of the next item of a list.
        var number = 1
    }

    private let defaults: [NSAttributedString.Key: Any]
    private let result = NSMutableAttributedString(string: "")
    private var elements: [Element] = []
    /// The rules of style sheets by their selectors, with their places in the document.
    private var rules: [String: [(place: Int, declarations: [String: String])]] = [:]
    private var ruleCount = 0
    /// The style of a space that is due before the next word.
    private var pendingSpace: HTMLStyle?
    private var style: HTMLStyle { elements.last?.style ?? rootStyle }
    private var rootStyle = HTMLStyle()

    private init(defaults: [NSAttributedString.Key: Any]) {
        self.defaults = defaults
    }

    static func text(_ html: String, defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        var reader = HTMLReader(defaults: defaults)
        for token in HTMLTokenizer.tokens(of: html) {
            switch token {
            case .text(let text): reader.add(text)
            case .start(let name, let attributes): reader.start(name, attributes)
            case .end(let name): reader.end(name)
            }
        }
        while let last = reader.elements.last { reader.end(last.name) }
        return reader.result
    }

    /// Elements that begin and end lines.
    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt", "fieldset", "figure",
        "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "html", "li", "main", "nav", "ol", "p", "pre",
        "section", "table", "td", "th", "tr", "ul",
    ]
    /// Elements without content.
    private static let voids: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    private static let hidden: Set = ["head", "script", "style", "title", "noscript", "template", "object", "svg"]

    /// Elements that end where another one of them begins.
    private static let siblings: [String: Set<String>] = [
        "li": ["li"], "p": ["p"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "tr": ["tr", "td", "th"],
        "td": ["td", "th"], "th": ["td", "th"], "option": ["option"],
    ]

    /// The deepest nesting; elements beyond it have no effect on the text.
    private static let depthLimit = 512

    /// The number of rules of style sheets; further ones have no effect.
    private static let ruleLimit = 1_000

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if let ended = Self.siblings[name], let last = elements.last, ended.contains(last.name) { end(last.name) }
        if Self.blocks.contains(name) {
            if elements.last?.name == "p", name != "p" { end("p") }
            beginLine()
        }
        switch name {
        case "br": return breakLine()
        case "hr":
            beginLine()
            return append("\n", style: style)
        default: break
        }
        guard !Self.voids.contains(name), elements.count < Self.depthLimit else { return }
        var style = style
        // The space below a block is not inherited.
        if Self.blocks.contains(name) { style.spacing = 0 }
        style.apply(name, attributes)
        let found = selectors(name, attributes).compactMap { rules[$0] }.joined().sorted { $0.place < $1.place }
        for rule in found { style.apply(rule.declarations) }
        if let own = attributes["style"] { style.apply(CSSValues.declarations(own)) }
        if Self.hidden.contains(name) { style.isHidden = true }
        let start = attributes["start"].flatMap { Int($0) } ?? 1
        elements.append(Element(name: name, style: style, number: start))
        if name == "li" { addMarker(style) }
    }

    /// Returns the selectors of an element.
    private func selectors(_ name: String, _ attributes: [String: String]) -> [String] {
        guard !rules.isEmpty else { return [] }
        let classes = attributes["class"]?.lowercased().split(separator: " ").map { ".\($0)" } ?? []
        let id = attributes["id"].map { ["#\($0.lowercased())"] } ?? []
        return ["*", name] + classes + classes.map { name + $0 } + id
    }

    private mutating func add(_ sheet: [(selector: String, declarations: [String: String])]) {
        for rule in sheet where ruleCount < Self.ruleLimit {
            rules[rule.selector, default: []].append((ruleCount, rule.declarations))
            ruleCount += 1
        }
    }

    private mutating func end(_ name: String) {
        // An end tag without its start tag has no effect, but that of a paragraph is one.
        guard let index = elements.lastIndex(where: { $0.name == name }) else { return }
        for element in elements[index...].reversed() where Self.blocks.contains(element.name) && !element.style.isHidden
        {
            // A list ends with its last item, and a document with its last block.
            if !["ul", "ol", "html", "body", "table", "tr"].contains(element.name) { endLine(element.style) }
        }
        elements.removeSubrange(index...)
        if Self.blocks.contains(name) { pendingSpace = nil }
    }

    private mutating func addMarker(_ style: HTMLStyle) {
        guard let index = elements.lastIndex(where: { ["ul", "ol", "menu", "dir"].contains($0.name) }) else { return }
        let isNumbered = elements[index].name == "ol"
        append("\t" + (isNumbered ? "\(elements[index].number)." : "•") + "\t", style: style)
        if elements[index].number < .max { elements[index].number += 1 }
    }

    /// Begins a line unless one has just begun.
    private mutating func beginLine() {
        pendingSpace = nil
        guard result.length > 0, !style.isHidden, !endsWithNewline, !isAfterMarker else { return }
        append("\n", style: style)
    }

    /// Ends a line that is not empty.
    private mutating func endLine(_ style: HTMLStyle) {
        pendingSpace = nil
        guard result.length > 0, !endsWithNewline else { return }
        append("\n", style: style)
    }

    /// Breaks the line: inside a paragraph, an item or a heading, the paragraph of the text goes on.
    private mutating func breakLine() {
        pendingSpace = nil
        guard !style.isHidden else { return }
        let block = elements.last { Self.blocks.contains($0.name) }?.name ?? ""
        let isInParagraph = block == "p" || block == "li" || block.count == 2 && block.hasPrefix("h")
        append(isInParagraph ? "\u{2028}" : "\n", style: style)
    }

    private var endsWithNewline: Bool {
        let string = result.mutableString
        return string.length > 0 && string.character(at: string.length - 1) == 0x0A
    }

    private var isAfterMarker: Bool {
        let string = result.mutableString
        return string.length > 0 && string.character(at: string.length - 1) == 0x09 && style.isListItem
    }

    private mutating func add(_ text: String) {
        if elements.last?.name == "style" { add(CSSValues.rules(text)) }
        guard !text.isEmpty, !style.isHidden else { return }
        if style.keepsSpaces { return append(text, style: style) }
        var words = ""
        for character in text {
            // A space that does not break stays.
            if character.isASCII, character.isWhitespace {
                pendingSpace = pendingSpace ?? style
                continue
            }
            if let space = pendingSpace {
                if !words.isEmpty {
                    words += " "
                } else if !startsLine {
                    append(" ", style: space)
                }
                pendingSpace = nil
            }
            words.append(character)
        }
        append(words, style: style)
    }

    private var startsLine: Bool {
        let string = result.mutableString
        guard string.length > 0 else { return true }
        return [0x0A, 0x2028, 0x09].contains(string.character(at: string.length - 1))
    }

    private func append(_ text: String, style: HTMLStyle) {
        guard !text.isEmpty else { return }
        result.append(NSAttributedString(string: text, attributes: style.attributes(over: defaults)))
    }
}
