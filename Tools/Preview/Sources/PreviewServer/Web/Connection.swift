import Synchronization

/// What waits to be handled and to be sent in one connection, both bounded: a page that floods waits, and one that does not read is
/// disconnected.
final class Connection: Sendable {
    private struct State {
        var messageCount = 0
        var byteCount = 0
        var isClosed = false
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Waits until there is room for another message of the page.
    func takeMessage() async {
        await withCheckedContinuation { continuation in
            let hasRoom = state.withLock { state in
                let hasRoom = state.isClosed || state.messageCount < Self.maximumMessageCount
                if hasRoom { state.messageCount += 1 } else { state.reader = continuation }
                return hasRoom
            }
            if hasRoom { continuation.resume() }
        }
    }

    /// A message of the page was handled.
    func didHandleMessage() {
        let reader = state.withLock { state in
            // The next message takes the place.
            if state.reader == nil { state.messageCount -= 1 }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume()
    }

    /// No more messages are handled.
    func close() {
        let reader = state.withLock { state in
            state.isClosed = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume()
    }

    /// Adds a message to the page; false if so much waits already that the page does not read.
    func addOutput(_ count: Int) -> Bool {
        state.withLock { state in
            guard state.byteCount <= Self.maximumByteCount else { return false }
            state.byteCount += count
            return true
        }
    }

    /// A message to the page was written.
    func removeOutput(_ count: Int) {
        state.withLock { $0.byteCount -= count }
    }

    /// So many messages wait to be handled; a page sends one or two at a time.
    static let maximumMessageCount = 16

    /// So many bytes wait to be sent, and one more message, as a single frame may be larger.
    static let maximumByteCount = 8 << 20
}
