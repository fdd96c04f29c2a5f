import Foundation

@_spi(Host) extension UIWindow {
    /// Types text into the first responder, letter by letter as a keyboard does; a line break is the return key.
    /// Returns whether all of it was taken.
    @discardableResult
    public func hostType(_ text: String) -> Bool {
        for character in text {
            guard typeIntoFirstResponder(character) else { return false }
            hostLayout()
        }
        return true
    }

    /// Taps the delete key. Returns whether there is a first responder that takes letters.
    @discardableResult
    public func hostDeleteBackward() -> Bool {
        if let target = firstResponder as? any KeyboardTarget {
            target.keyboardDelete()
        } else if let input = firstResponder as? any UIKeyInput {
            input.deleteBackward()
        } else {
            return false
        }
        hostLayout()
        return true
    }

    /// The responder that takes what is typed.
    public var hostFirstResponder: UIResponder? { firstResponder }

    private func typeIntoFirstResponder(_ character: Character) -> Bool {
        if let target = firstResponder as? any KeyboardTarget {
            if character.isNewline { target.keyboardReturn() } else { target.keyboardInsert(String(character)) }
        } else if let input = firstResponder as? any UIKeyInput {
            input.insertText(character.isNewline ? "\n" : String(character))
        } else {
            return false
        }
        return true
    }
}
