import Foundation
import Honeycomb
import ScreenHosting

/// A viewer: the messages to its page, and the stage that it looks at.
@MainActor
final class PreviewSession {
    let library: PreviewLibrary
    private(set) var stage: PreviewStage
    /// The name of the room whose stage is shown; empty for one of its own.
    private(set) var room = ""

    let output: (ViewerOutput) -> Void
    /// Whether the page asked for a frame.
    var wantsFrame = true
    /// Whether the page missed a frame, and needs the whole picture.
    var isStale = false
    /// How often the stage had frames since the page asked for them.
    private var unansweredCount = 0

    /// Where others ask for frames as well, a page gets a few that it did not ask for, and then none.
    private static let maximumUnansweredCount = 3
    static let maximumRoomLength = 64
    static let maximumPageLength = 4_096

    init(library: PreviewLibrary, output: @escaping (ViewerOutput) -> Void) {
        self.library = library
        self.output = output
        stage = PreviewStage(library: library)
        stage.add(self)
    }

    struct ListedScreen: Encodable {
        let id: String
        let title: String
        let group: String

        @MainActor
        init(_ screen: PreviewScreen) {
            id = screen.identifier
            title = screen.title
            group = screen.group
        }
    }

    func start() {
        struct Hello: Encodable {
            let screens: [ListedScreen]
            let themes: [String]
            let systems: [String]
        }
        let hello = Hello(
            screens: library.screens.map(ListedScreen.init),
            themes: CellTheme.named.map(\.key),
            systems: SystemVersion.allCases.map(\.rawValue)
        )
        send("hello", hello)
        sendTokens()
    }

    /// Sends the list of screens, which has changed.
    func sendScreens() {
        send("screens", library.screens.map(ListedScreen.init))
    }

    func send(_ type: String, _ values: some Encodable & Sendable) {
        output(.text(ServerMessage.text(type, values)))
    }

    func close() {
        stage.remove(self)
    }

    // MARK: Messages

    /// Performs what the page asks for.
    func receive(_ message: ClientMessage) {
        switch message.type {
        case .next:
            unansweredCount = 0
            wantsFrame = true
            stage.requestDueFrame()
        case .token, .saveTokens: editTokens(message)
        case .open, .settings:
            let isJoining = enter(message.room ?? "")
            if let page = message.page, page.utf8.count <= Self.maximumPageLength, !isJoining {
                stage.pageSettings = page
            }
            guard !isJoining else { return }
            stage.receive(message)
            sendSettings()
        case .touch:
            stage.receive(message)
            sendPointer(message)
        default: stage.receive(message)
        }
    }

    /// The page takes another frame.
    func requestFrame() {
        unansweredCount = 0
        wantsFrame = true
        stage.requestFrame()
    }

    /// Takes the frames of all devices at one time for the page.
    func take(_ frames: [Data]) {
        guard !isStale, wantsFrame || unansweredCount < Self.maximumUnansweredCount else {
            isStale = true
            return
        }
        unansweredCount += 1
        for frame in frames { output(.data(frame)) }
    }

    // MARK: Rooms

    private struct Room: Encodable {
        /// The number of pages in the room.
        let count: Int
        /// The settings of the pages, as one of them has sent them.
        var page: String?
    }

    /// Enters a room, or leaves the one that the viewer is in. Returns whether others are there, whose stage is shown now.
    private func enter(_ name: String) -> Bool {
        let name = String(name.prefix(Self.maximumRoomLength))
        guard name != room else { return false }
        let old = stage
        room = name
        let other = name.isEmpty ? nil : library.sessions.first { $0 !== self && $0.room == name }
        // Who was alone keeps the stage, and others can come.
        guard other != nil || old.viewers.count > 1 else {
            send("room", Room(count: name.isEmpty ? 0 : 1))
            return false
        }
        old.remove(self)
        old.send("room", Room(count: old.viewers.count))
        stage = other?.stage ?? PreviewStage(library: library)
        if other == nil {
            stage.add(self)
            send("room", Room(count: name.isEmpty ? 0 : 1))
            return false
        }
        // The page makes its devices before it is sent elements and frames.
        send("room", Room(count: stage.viewers.count + 1, page: stage.pageSettings))
        wantsFrame = true
        stage.add(self)
        stage.send("room", Room(count: stage.viewers.count), except: self)
        stage.step()
        return true
    }

    /// Sends the others in the room the settings that the page has changed.
    private func sendSettings() {
        stage.send("room", Room(count: stage.viewers.count, page: stage.pageSettings), except: self)
    }

    /// Shows the others in the room where the viewer touches the screen.
    private func sendPointer(_ message: ClientMessage) {
        struct Pointer: Encodable {
            let device: Int
            let x: Double
            let y: Double
            let isDown: Bool
        }
        guard let x = message.x, let y = message.y, x.isFinite, y.isFinite else { return }
        let isDown = message.phase == "down" || message.phase == "move"
        stage.send("pointer", Pointer(device: message.device ?? 0, x: x, y: y, isDown: isDown), except: self)
    }
}

extension PreviewSession: LiveViewer {
    func receive(_ text: String) -> Bool {
        guard let message = ClientMessage.decode(text) else { return false }
        receive(message)
        return true
    }

    func disconnect() {
        library.remove(self)
    }
}
