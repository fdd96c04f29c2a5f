/// A problem in a document, identified by a byte offset instead of a line and column.
package struct DocumentProblem: Error {
    /// The offset of the byte where the problem begins.
    package let offset: Int

    package let pointer: JSONPointer

    /// A description of the problem.
    package let message: String

    /// The allowed values, unless the message makes them obvious.
    package let allowed: String?

    package init(at offset: Int, in pointer: JSONPointer, _ message: String, allowed: String? = nil) {
        self.offset = offset
        self.pointer = pointer
        self.message = message
        self.allowed = allowed
    }
}
