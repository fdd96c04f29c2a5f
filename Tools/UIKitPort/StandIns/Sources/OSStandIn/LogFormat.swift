import Foundation

/// Formats of `os_log`: those of C, with attributes in braces, as in `%{public}@`.
enum LogFormat {
    /// The text of a format with its arguments. A conversion without an argument stays as it is.
    static func text(_ format: String, _ arguments: [Any?]) -> String {
        var result = ""
        var rest = format[...]
        var remaining = arguments[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[end...].dropFirst() }
            let flags = rest.prefix { "-+ #0123456789.*hlqLzjt".contains($0) }
            rest = rest.dropFirst(flags.count)
            guard let conversion = rest.first else { return result + "%" + flags }
            rest = rest.dropFirst()
            if let value = remaining.popFirst() {
                result += converted(value, flags.filter { !"hlqLzjt".contains($0) }, conversion)
            } else {
                result += "%\(flags)\(conversion)"
            }
        }
        return result + rest
    }

    private static func converted(_ value: Any?, _ flags: String, _ conversion: Character) -> String {
        switch (conversion, value) {
        case ("f", let value as any BinaryFloatingPoint), ("g", let value as any BinaryFloatingPoint),
            ("e", let value as any BinaryFloatingPoint), ("F", let value as any BinaryFloatingPoint):
            String(format: "%\(flags)\(conversion)", Double(value))
        case ("x", let value as any BinaryInteger), ("X", let value as any BinaryInteger),
            ("o", let value as any BinaryInteger):
            String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: value))
        case ("d", let value as any BinaryInteger), ("i", let value as any BinaryInteger):
            String(format: "%\(flags)lld", Int64(truncatingIfNeeded: value))
        case (_, let value?): "\(value)"
        default: "(null)"
        }
    }
}
