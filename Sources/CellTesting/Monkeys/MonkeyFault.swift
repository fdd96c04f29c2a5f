/// Something that is wrong with a screen.
struct MonkeyFault: Equatable, Sendable {
    let kind: MonkeyFailure.Kind
    let message: String
}

/// Errors that views report while actions are performed.
@MainActor
final class MonkeyFaultLog {
    private(set) var messages: [String] = []

    /// Adds a message.
    func add(_ message: String) {
        messages.append(message)
    }

    /// Returns the first message, and forgets all.
    func takeFirst() -> MonkeyFault? {
        defer { messages = [] }
        return messages.first.map { MonkeyFault(kind: .consistency, message: $0) }
    }
}
