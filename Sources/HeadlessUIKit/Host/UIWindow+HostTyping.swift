import Foundation

@_spi(Host) extension UIWindow {
    /// Types text into the first responder character by character, like a keyboard; a newline taps the return key.
    /// Returns whether a responder accepted all characters.
    @discardableResult
    public func hostType(_ text: String) -> Bool {
        for character in text {
            guard typeIntoFirstResponder(character) else { return false }
            hostLayout()
        }
        return true
    }

    /// Taps the delete key; returns whether a responder accepts keyboard input.
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

    /// The first responder of the window.
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
