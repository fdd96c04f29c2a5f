import FlyingFox

/// Ends a connection whose message is too long, before its parts are put together, and keeps what waits within limits.
struct LimitedHandler: WSHandler {
    /// The largest message, in bytes.
    let limit: Int
    /// Returns the handler of a connection.
    let makeHandler: @Sendable (Connection) -> MessageFrameWSHandler

    private struct TooLongError: Error {}

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let (frames, continuation) = AsyncThrowingStream<WSFrame, any Error>.makeStream()
        let connection = Connection()
        let limit = limit
        let task = Task {
            var size = 0
            do {
                for try await frame in client {
                    size += frame.payload.count
                    guard size <= limit else { throw TooLongError() }
                    if frame.fin {
                        size = 0
                        if [.text, .binary, .continuation].contains(frame.opcode) { await connection.takeMessage() }
                    }
                    continuation.yield(frame)
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in
            connection.close()
            task.cancel()
        }
        // A frame is taken when the last one was written; the stream asks for one after the other.
        nonisolated(unsafe) var output = try await makeHandler(connection).makeFrames(for: frames).makeAsyncIterator()
        return AsyncStream {
            let frame = await output.next()
            if let frame { connection.removeOutput(frame.payload.count) }
            return frame
        }
    }
}
