import Foundation
import Testing

/// Runs code whose failures are expected, and returns their messages.
@MainActor
func failures(_ body: () -> Void) -> [String] {
    let messages = Messages()
    withKnownIssue(isIntermittent: true) {
        body()
    } matching: { issue in
        messages.add(issue)
        return true
    }
    return messages.all
}

/// Runs asynchronous code whose failures are expected, and returns their messages.
@MainActor
func failures(_ body: () async -> Void) async -> [String] {
    let messages = Messages()
    await withKnownIssue(isIntermittent: true) {
        await body()
    } matching: { issue in
        messages.add(issue)
        return true
    }
    return messages.all
}

private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []

    var all: [String] { lock.withLock { messages } }

    func add(_ issue: Issue) {
        lock.withLock { messages.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    }
}
