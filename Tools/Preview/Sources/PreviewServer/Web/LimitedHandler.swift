import FlyingFox

/// Ends a connection whose message is too long, before its parts are put together.
struct LimitedHandler: WSHandler {
    let handler: MessageFrameWSHandler
    /// The largest message, in bytes.
    let limit: Int

    private struct TooLongError: Error {}

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let (frames, continuation) = AsyncThrowingStream<WSFrame, any Error>.makeStream()
        let limit = limit
        let task = Task {
            var size = 0
            do {
                for try await frame in client {
                    size += frame.payload.count
                    guard size <= limit else { throw TooLongError() }
                    if frame.fin { size = 0 }
                    continuation.yield(frame)
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return try await handler.makeFrames(for: frames)
    }
}
