import Foundation
import Glibc

/// The screens of this process, for the viewers of the process that started it.
@MainActor
final class ScreenService {
    private let library: PreviewLibrary
    private let channel: Channel
    private var viewers: [UInt32: PreviewSession] = [:]

    init(library: PreviewLibrary, channel: Channel) {
        self.library = library
        self.channel = channel
    }

    /// Shows the screens until the other process ends, which ends this one, too.
    func run() async {
        // Strongly: the screens live as long as the process.
        channel.read { [self] message in
            receive(message)
        } end: {
            // Also where a screen's code never returns, so that no process is left over.
            fflush(nil)
            _exit(0)
        }
        channel.send(ChannelMessage(kind: .ready))
        for await _ in AsyncStream<Never>.makeStream().stream {}
    }

    private func receive(_ message: ChannelMessage) {
        let identifier = message.viewer
        switch message.kind {
        case .connect:
            let viewer = library.addSession { [channel] output in
                switch output {
                case .text(let text):
                    channel.send(ChannelMessage(kind: .text, viewer: identifier, payload: Data(text.utf8)))
                case .data(let data): channel.send(ChannelMessage(kind: .data, viewer: identifier, payload: data))
                case .refusal: channel.send(ChannelMessage(kind: .disconnect, viewer: identifier))
                }
            }
            viewers[identifier] = viewer
            viewer?.start()
        case .text:
            guard let viewer = viewers[identifier] else { return }
            if !viewer.receive(String(decoding: message.payload, as: UTF8.self)) {
                remove(identifier)
                channel.send(ChannelMessage(kind: .disconnect, viewer: identifier))
            }
            channel.send(ChannelMessage(kind: .handled, viewer: identifier))
        case .disconnect: remove(identifier)
        case .ready, .data, .handled: break
        }
    }

    private func remove(_ identifier: UInt32) {
        viewers.removeValue(forKey: identifier)?.disconnect()
    }
}
