extension Double {
    /// The shortest notation of the number, without a fraction for integers: 16, 0.5.
    package var shortest: String {
        Int(exactly: self).map(String.init) ?? description
    }
}

extension String {
    /// The text as a JSON string, in quotation marks; only what JSON requires is escaped.
    package var jsonQuoted: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
