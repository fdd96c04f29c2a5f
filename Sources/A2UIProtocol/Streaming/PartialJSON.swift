import ScreenDocumentsCore

/// An incremental parser for a list of JSON objects. Reports complete objects, also nested ones, and returns the values of
/// incomplete ones.
///
/// Mismatched brackets and invalid words invalidate only the values around them, so that one mistake of a model does not end the
/// stream.
struct PartialJSON {
    /// An array or object that is not complete.
    struct Frame {
        enum Place { case key, colon, value, end }

        let isObject: Bool
        var members: DocumentObject = [:]
        var elements: [DocumentValue] = []
        var key: String?
        var place: Place
        /// Whether it contains a syntax error.
        var isSpoiled = false

        init(isObject: Bool) {
            self.isObject = isObject
            place = isObject ? .key : .value
        }

        var value: DocumentValue { isObject ? .object(members) : .array(elements) }
        var isEmpty: Bool { isObject ? members.isEmpty : elements.isEmpty }
    }

    private enum Token {
        case none
        case string(String.UnicodeScalarView)
        case escape(String.UnicodeScalarView)
        case code(String.UnicodeScalarView, digits: String, high: UInt32?)
        case word(String)
    }

    /// The frames from the outermost list to the innermost open value.
    private(set) var frames: [Frame] = []
    private var token = Token.none
    private(set) var byteCount = 0
    /// Whether the last complete object was in a place without a key, because the object around it was not closed.
    private(set) var isMisplaced = false
    /// The first half of a surrogate pair.
    private var highSurrogate: UInt32?

    static let depthLimit = 64

    /// Consumes a character. Returns the valid object that it completes, with the frames around it.
    mutating func take(_ scalar: Unicode.Scalar) -> DocumentValue? {
        byteCount += 1
        switch token {
        case .string(var text):
            switch scalar {
            case "\"":
                token = .none
                addString(String(text))
            case "\\": token = .escape(text)
            default:
                // Clearing the case makes the buffer uniquely referenced, so it grows in place.
                token = .none
                text.append(scalar)
                token = .string(text)
            }
            return nil
        case .escape(let text):
            takeEscape(scalar, text)
            return nil
        case .code(let text, let digits, let high):
            takeCode(scalar, text, digits, high)
            return nil
        case .word(let word):
            if scalar.isPartOfWord {
                token = .word(word + String(scalar))
                return nil
            }
            token = .none
            addWord(word)
        case .none: break
        }
        return takeStructure(scalar)
    }

    private mutating func takeStructure(_ scalar: Unicode.Scalar) -> DocumentValue? {
        switch scalar {
        case "[", "{":
            if frames.isEmpty, scalar == "{" { return nil }
            if let last = frames.last, last.isObject, last.place != .value { spoil() }
            frames.append(Frame(isObject: scalar == "{"))
        case "]":
            // A superfluous or wrong closing bracket: the members read so far are valid.
            if frames.last?.isObject == false { return close() }
        case "}": return frames.count > 1 ? close() : nil
        case ",":
            if let last = frames.last { frames[frames.count - 1].place = last.isObject ? .key : .value }
        case ":":
            if frames.last?.isObject == true { frames[frames.count - 1].place = .value }
        case "\"":
            if !frames.isEmpty { token = .string("".unicodeScalars) }
        case " ", "\n", "\r", "\t": break
        default:
            if frames.isEmpty { break }
            if scalar.isPartOfWord { token = .word(String(scalar)) } else { spoil() }
        }
        return nil
    }

    private mutating func spoil() {
        if !frames.isEmpty { frames[frames.count - 1].isSpoiled = true }
    }

    private mutating func close() -> DocumentValue? {
        guard let frame = frames.popLast() else { return nil }
        guard !frame.isSpoiled, frame.place != .colon, !(frame.isObject && frame.place == .value) else {
            spoil()
            add(.null)
            return nil
        }
        let value = frame.value
        if frames.count == 1 { byteCount = 0 }
        isMisplaced = frames.last.map { $0.isObject && $0.place != .value } ?? false
        if !frames.isEmpty { add(value) }
        return frame.isObject ? value : nil
    }

    private mutating func add(_ value: DocumentValue) {
        guard let last = frames.indices.last else { return }
        if frames[last].isObject {
            if let key = frames[last].key, frames[last].place == .value {
                frames[last].members[key] = value
            } else {
                frames[last].isSpoiled = true
            }
            frames[last].key = nil
        } else if last > 0 {
            frames[last].elements.append(value)
        }
        frames[last].place = .end
    }

    private mutating func addString(_ text: String) {
        guard let last = frames.indices.last else { return }
        if frames[last].isObject, frames[last].place != .value {
            if frames[last].place != .key { frames[last].isSpoiled = true }
            frames[last].key = text
            frames[last].place = .colon
        } else {
            add(.string(text))
        }
    }

    private mutating func addWord(_ word: String) {
        if let value = Self.value(of: word) { add(value) } else { spoil() }
    }

    private static func value(of word: String) -> DocumentValue? {
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            guard let first = word.first, first == "-" || first.isNumber, word.last?.isNumber == true,
                let number = Double(word), number.isFinite
            else { return nil }
            let isInteger = !word.contains { ".eE".contains($0) }
            return isInteger && number.magnitude >= 0x1p53 ? .largeInteger(word) : .number(number)
        }
    }

    /// Closes all frames inside the outermost list.
    mutating func closeAll() {
        frames.removeSubrange(min(1, frames.count)...)
        byteCount = 0
    }

    // MARK: - Escapes

    private mutating func takeEscape(_ scalar: Unicode.Scalar, _ text: String.UnicodeScalarView) {
        var text = text
        switch scalar {
        case "u":
            token = .code(text, digits: "", high: highSurrogate)
            return
        case "n": text.append("\n")
        case "r": text.append("\r")
        case "t": text.append("\t")
        case "b": text.append("\u{8}")
        case "f": text.append("\u{C}")
        case "\"", "\\", "/": text.append(scalar)
        default:
            text.append(scalar)
            spoil()
        }
        highSurrogate = nil
        token = .string(text)
    }

    private mutating func takeCode(
        _ scalar: Unicode.Scalar,
        _ text: String.UnicodeScalarView,
        _ digits: String,
        _ high: UInt32?
    ) {
        let digits = digits + String(scalar)
        guard digits.count == 4 else {
            token = .code(text, digits: digits, high: high)
            return
        }
        var text = text
        highSurrogate = nil
        let code = UInt32(digits, radix: 16)
        switch code {
        case nil: spoil()
        case let code? where (0xD800..<0xDC00).contains(code): highSurrogate = code
        case let code? where (0xDC00..<0xE000).contains(code):
            let whole = high.map { 0x10000 + (($0 - 0xD800) << 10) + (code - 0xDC00) }
            text.append(whole.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
        case let code?: text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
        }
        token = .string(text)
    }

    // MARK: - What is there

    /// How to treat an incomplete text.
    enum OpenString { case kept, dropped }

    /// Returns a frame as if all open values ended here, or `nil` if one of them is too incomplete.
    ///
    /// - Parameters:
    ///   - depth: The index of the frame.
    ///   - isLenient: Whether values that are too incomplete are omitted, and containers that become empty by that.
    ///   - rule: How to treat an incomplete text, by its key (`nil` in a list) and the object that contains it.
    func healed(
        _ depth: Int,
        isLenient: Bool = false,
        _ rule: (_ key: String?, _ text: String, _ object: DocumentObject) -> OpenString
    ) -> DocumentValue? {
        guard frames.indices.contains(depth), !frames[depth...].contains(where: \.isSpoiled) else { return nil }
        var inner: DocumentValue?
        var isIncomplete = false
        let last = frames[frames.count - 1]
        switch token {
        case .none:
            isIncomplete = last.isObject && (last.place == .colon || last.place == .value)
        case .word(let word):
            inner = Self.value(of: word)
            isIncomplete = inner == nil || (last.isObject && last.place != .value)
        case .string(let text), .escape(let text), .code(let text, _, _):
            let text = String(text)
            let isKey = last.isObject && last.place != .value
            if !isKey, rule(last.isObject ? last.key : nil, text, last.members) == .kept {
                inner = .string(text)
            } else {
                isIncomplete = true
            }
        }
        if isIncomplete, !isLenient { return nil }
        var isDropped = isIncomplete
        if isIncomplete { inner = nil }
        for index in stride(from: frames.count - 1, through: depth, by: -1) {
            var frame = frames[index]
            if let inner {
                if frame.isObject {
                    if let key = frame.key { frame.members[key] = inner }
                } else {
                    frame.elements.append(inner)
                }
            }
            inner = isDropped && frame.isEmpty && index > depth ? nil : frame.value
            isDropped = isDropped && inner == nil
        }
        return inner
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "+", ".", "_": true
        default: false
        }
    }
}
