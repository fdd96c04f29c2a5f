import Foundation

/// Writes a text as HTML.
enum HTMLWriter {
    static func document(_ text: NSAttributedString) -> String {
        var body = ""
        let string = NSString(string: text.string)
        var start = 0
        while start < text.length {
            let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
            body += "<p\(alignment(of: text, at: start))>\(spans(of: text, in: paragraph))</p>\n"
            start = NSMaxRange(paragraph)
        }
        return """
            <!DOCTYPE html>
            <html>
            <head><meta charset="utf-8"></head>
            <body>
            \(body)</body>
            </html>

            """
    }

    private static func alignment(of text: NSAttributedString, at index: Int) -> String {
        guard let style = text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle else {
            return ""
        }
        let names: [NSTextAlignment: String] = [
            .left: "left", .right: "right", .center: "center", .justified: "justify",
        ]
        return names[style.alignment].map { " style=\"text-align: \($0)\"" } ?? ""
    }

    private static func spans(of text: NSAttributedString, in range: NSRange) -> String {
        var spans = ""
        text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
            let string = text.attributedSubstring(from: part).string.trimmingCharacters(in: .newlines)
            let content = HTMLEntities.encoded(string)
            var span = "<span style=\"\(declarations(attributes).joined(separator: "; "))\">\(content)</span>"
            if let link = attributes[.link] {
                let target = (link as? URL)?.absoluteString ?? "\(link)"
                span = "<a href=\"\(HTMLEntities.encoded(target))\">\(span)</a>"
            }
            if !string.isEmpty { spans += span }
        }
        return spans
    }

    private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
        var declarations: [String] = []
        if let font = attributes[.font] as? UIFont {
            declarations.append("font-family: '\(font.familyName)'")
            declarations.append("font-size: \(font.pointSize)px")
            let traits = font.fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { declarations.append("font-weight: bold") }
            if traits.contains(.traitItalic) { declarations.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { declarations.append("color: \(css(color))") }
        if let color = attributes[.backgroundColor] as? UIColor {
            declarations.append("background-color: \(css(color))")
        }
        let lines = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")]
            .filter { (attributes[$0.0] as? Int ?? 0) != 0 }.map(\.1)
        if !lines.isEmpty { declarations.append("text-decoration: \(lines.joined(separator: " "))") }
        if let kern = attributes[.kern] as? CGFloat, kern != 0 { declarations.append("letter-spacing: \(kern)px") }
        return declarations
    }

    private static func css(_ color: UIColor) -> String {
        let color = color.currentRGBA
        func byte(_ component: CGFloat) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
        return "rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), \(color.alpha))"
    }
}
