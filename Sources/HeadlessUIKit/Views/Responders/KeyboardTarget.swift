/// A responder that handles keyboard input itself instead of through `UIKeyInput`.
@MainActor protocol KeyboardTarget: UIResponder {
    /// Handles typed text.
    func keyboardInsert(_ text: String)

    /// Handles a tap on the delete key.
    func keyboardDelete()

    /// Handles a tap on the return key.
    func keyboardReturn()
}
