extension JSONParser {
    /// Returns the length in bytes of the UTF-8 encoded scalar at an offset inside the text.
    ///
    /// Well-formed sequences are those of table 3-7 of the Unicode standard: no overlong forms, no surrogates, nothing
    /// above U+10FFFF.
    func scalarLength(at offset: Int) throws(DocumentProblem) -> Int {
        let first = bytes[offset]
        if first < 0x80 { return 1 }
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0...0)
            }
        guard
            length > 0, offset + length <= bytes.count, second.contains(bytes[offset + 1]),
            bytes[(offset + 2)..<(offset + length)].allSatisfy({ (0x80...0xBF).contains($0) })
        else {
            let byte = String(first, radix: 16, uppercase: true)
            throw DocumentProblem(at: offset, in: pointer, "byte 0x\(byte) is not UTF-8", allowed: "UTF-8 text")
        }
        return length
    }

    /// Rejects UTF-16 and UTF-32 files: they begin with a byte order mark of their own, or with a zero beside the first
    /// character.
    func rejectUTF16() throws(DocumentProblem) {
        let isUTF16 =
            bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            || (bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0))
        if isUTF16 {
            throw DocumentProblem(
                at: 0,
                in: .root,
                "the document is not UTF-8 but UTF-16 or UTF-32",
                allowed: "UTF-8 text"
            )
        }
    }

    /// Skips white space and comments, reporting an error for each comment.
    mutating func skipSpace() throws(DocumentProblem) {
        while let byte = peek {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), .lineFeed, .carriageReturn:
                index += 1
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
                reportComment()
                while let next = peek, next != .lineFeed, next != .carriageReturn {
                    index += try scalarLength(at: index)
                }
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
                reportComment()
                try skipBlockComment()
            default:
                return
            }
        }
    }

    private mutating func reportComment() {
        report(at: index, "a comment", allowed: "JSON without comments")
    }

    private mutating func skipBlockComment() throws(DocumentProblem) {
        let start = index
        index += 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return
            }
            index += try scalarLength(at: index)
        }
        throw DocumentProblem(at: start, in: pointer, "a comment is not closed", allowed: "JSON without comments")
    }
}
