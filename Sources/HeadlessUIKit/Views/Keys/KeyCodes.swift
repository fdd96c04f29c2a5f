/// The codes of keys by their characters on a US keyboard.
enum KeyCodes {
    /// Returns the code of the key with the characters or with the name of a key without characters.
    static func code(of input: String) -> UIKeyboardHIDUsage {
        if let code = named[input] { return code }
        if let function = Int(input.dropFirst("UIKeyInputF".count)), input.hasPrefix("UIKeyInputF") {
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + function - 1)
                ?? .keyboard_Reserved
        }
        guard let scalar = input.lowercased().unicodeScalars.first else { return .keyboard_Reserved }
        switch scalar {
        case "a"..."z": return code(.keyboardA, plus: scalar, from: "a")
        case "1"..."9": return code(.keyboard1, plus: scalar, from: "1")
        default: return .keyboard_Reserved
        }
    }

    /// Returns the button of a remote control that an arrow key stands for.
    static func pressType(of code: UIKeyboardHIDUsage) -> UIPress.PressType? {
        switch code {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardReturnOrEnter: .select
        case .keyboardEscape: .menu
        default: nil
        }
    }

    private static func code(
        _ first: UIKeyboardHIDUsage,
        plus scalar: Unicode.Scalar,
        from start: Unicode.Scalar
    ) -> UIKeyboardHIDUsage {
        UIKeyboardHIDUsage(rawValue: first.rawValue + Int(scalar.value - start.value)) ?? .keyboard_Reserved
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
        "0": .keyboard0, "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
        "\u{8}": .keyboardDeleteOrBackspace, "\u{1B}": .keyboardEscape, " ": .keyboardSpacebar,
        "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
        "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
        ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    ]
}
