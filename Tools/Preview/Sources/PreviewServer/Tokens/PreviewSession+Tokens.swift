import Foundation

extension PreviewSession {
    private struct Tokens: Encodable {
        let name: String
        let isEdited: Bool
        let light: [TokenValueMessage]
        let dark: [TokenValueMessage]
    }

    /// Sends the design tokens, if there are any.
    func sendTokens() {
        guard let tokens = library.tokens else { return }
        let values = Tokens(
            name: tokens.name,
            isEdited: tokens.isEdited,
            light: tokens.values(isDark: false),
            dark: tokens.values(isDark: true)
        )
        send("tokens", values)
    }

    /// Changes or saves tokens as the page asks for it. What is wrong is sent to the page.
    func editTokens(_ message: ClientMessage) {
        do {
            if message.type == .saveTokens {
                try library.saveTokens()
            } else {
                try library.setToken(message.text ?? "", to: message.value ?? "", isDark: message.isDark ?? false)
            }
            send("tokenProblem", "")
        } catch {
            send("tokenProblem", (error as? any LocalizedError)?.errorDescription ?? "\(error)")
        }
    }
}
