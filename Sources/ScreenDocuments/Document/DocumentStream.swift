import Foundation

/// A document that arrives in pieces. It can be shown before it is complete: with the rows that have arrived.
///
/// ```swift
/// var stream = DocumentStream()
/// for try await piece in pieces {
///     if let data = stream.append(piece) { … }
/// }
/// ```
///
/// A row is shown once all of it has arrived. What rows need, the `state`, `templates` and `strings`, should come before the
/// `sections`.
public struct DocumentStream: Sendable {
    /// All bytes that have arrived.
    public private(set) var data = Data()

    /// Whether the outermost object is complete.
    public private(set) var isComplete = false

    /// The closing brackets that are missing, the innermost one last.
    private var closers: [UInt8] = []
    private var isInString = false
    private var isEscaped = false
    /// Whether a bracket does not match, so that no beginning is a document.
    private var isBroken = false

    /// The beginning that becomes a document with these brackets after it.
    private var end = 0
    private var endClosers: [UInt8] = []
    private var returnedEnd = 0

    /// What is returned grows by at least this part of itself each time.
    private static let share = 16

    /// How many brackets are open between two rows: the document, its sections, a section, its rows.
    private static let rowDepth = 4

    /// Creates an empty stream.
    public init() {}

    /// Appends a piece, which may end anywhere, also within a character.
    ///
    /// - Returns: A document of what is complete, if that is more than the last time; `nil` otherwise. The longer the document, the
    ///   more rows come at once, so that showing each of them costs no more than a few times the whole.
    public mutating func append(_ piece: Data) -> Data? {
        for byte in piece {
            data.append(byte)
            if !isBroken, !isComplete { take(byte) }
        }
        guard end > returnedEnd, end - returnedEnd >= returnedEnd / Self.share else { return nil }
        returnedEnd = end
        return data.prefix(end) + Data(endClosers.reversed())
    }

    private mutating func take(_ byte: UInt8) {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
        case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            isBroken = closers.popLast() != byte
            isComplete = closers.isEmpty
            note(end: data.count)
        case UInt8(ascii: ","): note(end: data.count - 1)
        default: break
        }
    }

    /// Notes a place where a value is complete.
    private mutating func note(end: Int) {
        guard !isBroken, closers.count <= Self.rowDepth else { return }
        self.end = end
        endClosers = closers
    }
}
