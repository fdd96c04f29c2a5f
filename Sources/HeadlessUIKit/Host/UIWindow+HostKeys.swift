import Foundation

@_spi(Host) extension UIWindow {
    /// Presses and releases a key with modifier keys; returns whether a key command or text input used it.
    ///
    /// A key command comes first, then the press goes up the responder chain, and the first responder gets the text. Arrow keys
    /// move the caret of a text that is being edited.
    ///
    /// - Parameters:
    ///   - input: The characters of the key without modifier keys, or a constant of `UIKeyCommand`.
    ///   - modifiers: The modifier keys that are held.
    @discardableResult
    public func hostPress(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
        hostLayout()
        defer {
            UndoEvents.eventDidEnd()
            hostLayout()
        }
        if input == UIKeyCommand.inputEscape, modifiers.isEmpty, let cover {
            cover.end()
            return true
        }
        let isNamed = input.hasPrefix("UIKeyInput")
        let typesText = !isNamed && modifiers.isDisjoint(with: [.command, .control]) && acceptsText
        if performKeyCommand(for: KeyCombination(input: input, modifierFlags: modifiers), isText: typesText) {
            return true
        }
        let isUppercase = modifiers.contains(.shift) || modifiers.contains(.alphaShift)
        let characters = isUppercase && !isNamed ? input.uppercased() : input
        let press = makePress(input, characters: characters, modifiers: modifiers)
        sendEvent(UIPressesEvent(presses: [press], timestamp: clock.now))
        var isUsed = false
        if typesText {
            isUsed = input == "\u{8}" ? hostDeleteBackward() : hostType(characters)
        } else if let movement = CaretMovement(key: input, modifiers: modifiers) {
            isUsed = moveCaret(movement)
        }
        press.phase = .ended
        press.timestamp = clock.now
        sendEvent(UIPressesEvent(presses: [press], timestamp: clock.now))
        return isUsed
    }

    /// Shakes the device: the first responder gets the motion.
    public func hostShake() {
        let event = ShakeEvent(touches: [], timestamp: clock.now)
        let responder = keyResponder
        responder.motionBegan(.motionShake, with: event)
        responder.motionEnded(.motionShake, with: event)
        UndoEvents.eventDidEnd()
        hostLayout()
    }

    private func moveCaret(_ movement: CaretMovement) -> Bool {
        guard let input = firstResponder as? any UIResponder & UITextInput, input.markedTextRange == nil,
            input.selectedTextRange != nil
        else { return false }
        movement.move(in: input, anchor: &caretAnchor)
        return true
    }

    private var acceptsText: Bool { firstResponder is any KeyboardTarget || firstResponder is any UIKeyInput }

    private func makePress(_ input: String, characters: String, modifiers: UIKeyModifierFlags) -> UIPress {
        let code = KeyCodes.code(of: input)
        let key = UIKey(characters: characters, plainCharacters: input, modifierFlags: modifiers, keyCode: code)
        return UIPress(
            type: KeyCodes.pressType(of: code),
            key: key,
            window: self,
            responder: nil,
            timestamp: clock.now
        )
    }
}

/// A shake of the device.
private final class ShakeEvent: UIEvent {
    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
}
