import FlyingFox
import Foundation

/// Connects the WebSocket of a page with a session.
struct LiveHandler: WSMessageHandler {
    let library: PreviewLibrary

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (output, continuation) = AsyncStream<WSMessage>.makeStream()
        let session = await library.addSession { message in
            switch message {
            case .text(let text): continuation.yield(.text(text))
            case .data(let data): continuation.yield(.data(data))
            }
        }
        guard let session else {
            continuation.yield(.text(ServerMessage.text("full", PreviewLibrary.maximumViewerCount)))
            continuation.yield(.close(WSCloseCode(1013, reason: "too many viewers")))
            continuation.finish()
            return output
        }
        let task = Task { @MainActor in
            session.start()
            for await message in client {
                guard case .text(let text) = message, let message = ClientMessage.decode(text) else {
                    // Pages of this build send nothing else.
                    if case .close = message { break }
                    continuation.yield(.close(WSCloseCode(1008, reason: "not a message of this preview")))
                    break
                }
                session.receive(message)
            }
            library.remove(session)
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return output
    }
}
