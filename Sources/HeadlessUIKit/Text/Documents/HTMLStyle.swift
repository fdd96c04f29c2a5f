import Foundation

/// How text of an HTML element looks.
struct HTMLStyle {
    var family = "TimesNewRomanPSMT"
    /// The font size in points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var color = UIColor.black
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    var link: String?
    /// Whether the text is above (positive) or below the line.
    var superscript = 0
    var kern: CGFloat?
    var keepsSpaces = false
    var isHidden = false

    var alignment: NSTextAlignment?
    /// The indent of lines, and the space below paragraphs, in points.
    var indent: CGFloat = 0
    var spacing: CGFloat = 0
    var lineHeight: CGFloat?
    var isListItem = false

    private static let standard = HTMLStyle()

    /// Returns the font: of the family, or else Times New Roman. Where the document names no family, the default font takes the place
    /// of Times New Roman of 12 points, and is larger and smaller with it.
    private func font(over defaultFont: UIFont?) -> UIFont {
        let base = base(over: defaultFont)
        var traits = base.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard traits != base.fontDescriptor.symbolicTraits,
            let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
        else { return base }
        return UIFont(descriptor: descriptor, size: base.pointSize)
    }

    private func base(over defaultFont: UIFont?) -> UIFont {
        if let defaultFont, family == Self.standard.family {
            return defaultFont.withSize(defaultFont.pointSize * size / Self.standard.size)
        }
        let known: UIFont? =
            switch family.lowercased() {
            case "-apple-system", "system-ui", ".sfui-regular", ".applesystemuifont", ".sfuitext", "sans-serif",
                "ui-sans-serif":
                .systemFont(ofSize: size)
            case "monospace", "ui-monospace": UIFont(name: "Courier", size: size)
            default: UIFont(name: family, size: size)
            }
        return known ?? UIFont(name: Self.standard.family, size: size) ?? .systemFont(ofSize: size)
    }

    /// The attributes of text, over those that the document leaves open.
    func attributes(over defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var attributes = defaults
        attributes[.font] = font(over: defaults[.font] as? UIFont)
        if defaults[.foregroundColor] == nil || color != Self.standard.color { attributes[.foregroundColor] = color }
        if let background { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = URL(string: link) as Any? ?? link }
        if superscript != 0 { attributes[.baselineOffset] = CGFloat(superscript) * size / 3 }
        if let kern { attributes[.kern] = kern }
        if defaults[.paragraphStyle] == nil || alignment != nil || isListItem || indent != 0 {
            attributes[.paragraphStyle] = paragraphStyle
        }
        return attributes
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment ?? .natural
        style.paragraphSpacing = spacing
        style.headIndent = indent
        style.firstLineHeadIndent = isListItem ? 0 : indent
        if let lineHeight {
            style.minimumLineHeight = lineHeight
            style.maximumLineHeight = lineHeight
        }
        if isListItem {
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: indent - 25),
                NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        return style
    }

    /// Sizes of `<font size>` from 1 to 7, and of headings.
    static let fontSizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]

    /// Changes the style as an element does.
    mutating func apply(_ element: String, _ attributes: [String: String]) {
        switch element {
        case "b", "strong": isBold = true
        case "i", "em", "cite", "dfn", "var", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "small": size *= 5 / 6
        case "big": size *= 6 / 5
        case "code", "kbd", "samp", "tt": (family, size) = ("Courier", size * 13 / 16)
        case "pre": (family, size, keepsSpaces, spacing) = ("Courier", size * 13 / 16, true, size)
        case "sup": (superscript, size) = (superscript + 1, size * 5 / 6)
        case "sub": (superscript, size) = (superscript - 1, size * 5 / 6)
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "h1": heading(2, spacing: 0.67)
        case "h2": heading(1.5, spacing: 0.83)
        case "h3": heading(1.17, spacing: 1)
        case "h4": heading(1, spacing: 1.33)
        case "h5": heading(0.83, spacing: 1.67)
        case "h6": heading(0.67, spacing: 2.33)
        case "p": spacing = size
        case "center": alignment = .center
        case "blockquote", "dd": indent += 40
        case "ul", "ol", "menu", "dir": indent += 36
        case "li": isListItem = true
        case "th": (isBold, alignment) = (true, .center)
        case "a":
            guard let target = attributes["href"] else { break }
            (link, isUnderlined, color) = (target, true, UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1))
        case "font":
            if let color = attributes["color"].flatMap(CSSValues.color) { self.color = color }
            if let face = attributes["face"] { family = CSSValues.family(face) }
            if let number = attributes["size"].flatMap(CSSValues.fontSize) { size = number }
        default: break
        }
        if let name = attributes["align"], let alignment = CSSValues.alignment(name) { self.alignment = alignment }
    }

    private mutating func heading(_ factor: CGFloat, spacing factorOfSpacing: CGFloat) {
        size *= factor
        isBold = true
        spacing = size * factorOfSpacing
    }

    /// Changes the style as declarations of CSS do.
    mutating func apply(_ declarations: [String: String]) {
        let parent = size
        for (name, value) in declarations.sorted(by: { $0.key < $1.key }) {
            switch name {
            case "color": color = CSSValues.color(value) ?? color
            case "background-color", "background": background = CSSValues.color(value) ?? background
            case "font-family": family = CSSValues.family(value)
            case "font-size": size = CSSValues.length(value, relativeTo: parent) ?? size
            case "font-weight": isBold = CSSValues.isBold(value) ?? isBold
            case "font-style": isItalic = value == "italic" || value == "oblique"
            case "font": apply(font: value, parent: parent)
            case "text-align": alignment = CSSValues.alignment(value) ?? alignment
            case "text-decoration", "text-decoration-line":
                isUnderlined = value.contains("underline")
                isStruck = value.contains("line-through")
            case "letter-spacing": kern = CSSValues.length(value, relativeTo: size)
            case "line-height": lineHeight = CSSValues.lineHeight(value, size: size)
            case "margin-bottom": spacing = CSSValues.length(value, relativeTo: size) ?? spacing
            case "margin-left", "padding-left": indent += CSSValues.length(value, relativeTo: size) ?? 0
            case "margin": spacing = CSSValues.length(value, relativeTo: size) ?? spacing
            case "white-space": keepsSpaces = value.hasPrefix("pre")
            case "display": isHidden = value == "none"
            default: break
            }
        }
    }

    /// Changes the font as the shorthand does: a style and weight, a size with a line height, and families.
    private mutating func apply(font value: String, parent: CGFloat) {
        let words = value.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        guard let index = words.firstIndex(where: { $0.first?.isNumber == true && Int($0) == nil }) else { return }
        for word in words[..<index] {
            if word == "italic" || word == "oblique" { isItalic = true }
            isBold = CSSValues.isBold(word) ?? isBold
        }
        let parts = words[index].split(separator: "/")
        size = parts.first.flatMap { CSSValues.length(String($0), relativeTo: parent) } ?? size
        let families = words[(index + 1)...].joined(separator: " ")
        if !families.isEmpty { family = CSSValues.family(families) }
    }
}
