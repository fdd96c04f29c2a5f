import FlyingFox
import Foundation

/// Connects the WebSocket of a page with the screens.
struct LiveHandler: WSMessageHandler {
    let screens: any LiveScreens
    let connection: Connection

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (output, continuation) = AsyncStream<WSMessage>.makeStream()
        // Pages of this build send nothing else than what is understood.
        let refusal = WSMessage.close(WSCloseCode(1008, reason: "not a message of this preview"))
        let viewer = await screens.connect { [connection] message in
            switch message {
            case .text(let text):
                guard connection.addOutput(text.utf8.count) else { return continuation.finish() }
                continuation.yield(.text(text))
            case .data(let data):
                guard connection.addOutput(data.count) else { return continuation.finish() }
                continuation.yield(.data(data))
            case .refusal: continuation.yield(refusal)
            }
        }
        guard let viewer else {
            continuation.yield(.text(ServerMessage.text("full", PreviewLibrary.maximumViewerCount)))
            continuation.yield(.close(WSCloseCode(1013, reason: "too many viewers")))
            continuation.finish()
            return output
        }
        let task = Task { @MainActor in
            viewer.start()
            for await message in client {
                guard case .text(let text) = message, await viewer.receive(text) else {
                    if case .close = message { break }
                    continuation.yield(refusal)
                    break
                }
                connection.didHandleMessage()
                // The others have their turn.
                await Task.yield()
            }
            connection.close()
            viewer.disconnect()
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return output
    }
}
