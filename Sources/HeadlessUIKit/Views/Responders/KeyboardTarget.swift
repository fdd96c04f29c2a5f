/// A responder that a keyboard treats otherwise than by the methods of `UIKeyInput`.
@MainActor protocol KeyboardTarget: UIResponder {
    /// Letters were typed.
    func keyboardInsert(_ text: String)

    /// The delete key was tapped.
    func keyboardDelete()

    /// The return key was tapped.
    func keyboardReturn()
}
