/// Something wrong with a document, before its place in the file is worked out.
struct DocumentProblem: Error {
    /// The byte where the problem begins.
    let offset: Int

    let pointer: JSONPointer

    /// What is wrong.
    let message: String

    /// What would be right, where that is not plain from the message.
    let allowed: String?

    init(at offset: Int, in pointer: JSONPointer, _ message: String, allowed: String? = nil) {
        self.offset = offset
        self.pointer = pointer
        self.message = message
        self.allowed = allowed
    }
}
