/// A string that is compared byte by byte, as RFC 8259 compares keys. Swift's strings are equal if they show the same
/// characters: "é" is one letter for them, and two different keys of JSON, as U+00E9 and as "e" with U+0301.
package struct ExactString: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.text.isIdentical(to: right.text)
    }

    /// Equal bytes are equal characters, so the string's own hash serves.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

extension ExactString: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) {
        self.init(text)
    }
}

extension String {
    /// Returns whether both have the same bytes; see ``ExactString``.
    package func isIdentical(to other: String) -> Bool {
        // Almost all strings are stored as contiguous bytes, which are compared without a loop over an iterator.
        let isIdentical = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { others in
                bytes.count == others.count && bytes.elementsEqual(others)
            }
        }
        return (isIdentical ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// Returns whether the bytes come before those of another string.
    package func precedesBytes(of other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension Dictionary where Key == ExactString {
    /// The value of a key.
    package subscript(text: String) -> Value? {
        get { self[ExactString(text)] }
        set { self[ExactString(text)] = newValue }
    }
}
