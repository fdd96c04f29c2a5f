import Foundation

/// The names and numbers that stand for characters in HTML.
enum HTMLEntities {
    /// Returns a text with characters in place of references. What is no reference stays.
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(32).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
            if let character = character(String(name)) {
                result += character
                rest = rest[name.endIndex...]
                if rest.first == ";" { rest = rest.dropFirst() }
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    /// Returns a text with references in place of the characters that HTML uses.
    static func encoded(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return characters[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.map { Unicode.Scalar($0).map { String(Character($0)) } ?? "\u{FFFD}" }
    }

    private static let characters: [String: String] = {
        var characters = others.mapValues { String(Character($0)) }
        for (offset, name) in latin1.split(separator: " ").enumerated() {
            characters[String(name)] = Unicode.Scalar(160 + UInt32(offset)).map { String(Character($0)) }
        }
        for (offset, name) in greek.split(separator: " ").enumerated() where name != "-" {
            characters[name.prefix(1).uppercased() + name.dropFirst()] =
                Unicode.Scalar(0x391 + UInt32(offset)).map { String(Character($0)) }
            characters[String(name)] = Unicode.Scalar(0x3B1 + UInt32(offset)).map { String(Character($0)) }
        }
        characters["sigmaf"] = "ς"
        return characters
    }()

    /// The names of the characters from U+00A0 to U+00FF.
    private static let latin1 = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para \
        middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute \
        Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute \
        THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde \
        ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
        """

    /// The names of the letters from U+03B1 on, and with capitals from U+0391 on.
    private static let greek = """
        alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho - sigma tau upsilon phi chi psi omega
        """

    private static let others: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "mdash": "—", "ndash": "–",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "sbquo": "‚", "bdquo": "„", "lsaquo": "‹",
        "rsaquo": "›", "bull": "•", "trade": "™", "euro": "€", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
        "harr": "↔", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "minus": "−", "dagger": "†",
        "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
        "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "ensp": "\u{2002}", "emsp": "\u{2003}",
        "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
        "sum": "∑", "radic": "√", "part": "∂", "int": "∫", "check": "✓", "hearts": "♥", "star": "☆", "phone": "☎",
    ]
}
