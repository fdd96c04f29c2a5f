import A2UIScreens
import Honeycomb
import ScreenHosting
import SnapshotFiles

/// Plays a stream: prints the effects of its messages, and optionally draws a frame for each.
@MainActor
final class A2UIPlayback {
    private(set) var picture = AnimatedPNG()
    private(set) var hasErrors = false

    private let options: A2UIOptions
    private let seconds: Double?
    private let theme: CellTheme
    private let configuration: ScreenConfiguration
    private let agent: A2UIAgent?
    private let stage: A2UIStage
    private var screen: HostedScreen?
    private var shown: String?
    private var messageCount = 0
    private var events: [DocumentValue] = []

    /// Creates a playback without surfaces.
    ///
    /// - Parameters:
    ///   - options: The shown surface and the policy on URLs.
    ///   - seconds: The duration of each frame; `nil` draws none.
    ///   - theme: The theme of the screen.
    ///   - configuration: The size, scale and traits of the screen.
    ///   - agent: The program that answers events.
    init(
        options: A2UIOptions,
        seconds: Double?,
        theme: CellTheme,
        configuration: ScreenConfiguration,
        agent: A2UIAgent?
    ) {
        self.options = options
        self.seconds = seconds
        self.theme = theme
        self.configuration = configuration
        self.agent = agent
        stage = A2UIStage(formatting: options.formatting)
    }

    /// Processes a message and draws a frame.
    func show(_ message: DocumentValue) throws {
        messageCount += 1
        let taken = stage.take(message)
        for change in taken.changes { print("\(messageCount): \(description(change))") }
        for error in taken.errors {
            Console.printError("\(options.file): message \(messageCount): error: \(error)")
            hasErrors = true
        }
        if stage.current != shown {
            shown = stage.current
            screen = try stage.controller(options.surface, policy: options.policy, theme: theme).map {
                connect($0)
                return try HostedScreen($0, configuration: configuration)
            }
        }
        try draw()
    }

    /// Taps a component and processes the agent's answer.
    ///
    /// - Parameter name: The id, in lists followed by the key of the element: `send`, `book:1930`.
    /// - Throws: A `CommandFailure` if there is no such component, or if the agent fails.
    func tap(_ name: String) throws {
        guard let controller = screen?.controller as? A2UISurfaceViewController,
            let node = Self.node(name, of: controller.surface)
        else { throw CommandFailure("There is no component '\(name)'.") }
        guard node.failures.isEmpty else {
            print("\(name) is disabled: \(node.failures.joined(separator: " "))")
            return
        }
        controller.perform(node.id)
        guard let agent else { return }
        let sent = events
        events = []
        for event in sent {
            for message in try agent.answer(event, stage.surfaces.dataModels) { try show(message) }
        }
    }

    /// Prints the data models that are sent with events.
    func printModels() {
        if let models = stage.surfaces.dataModels { print("data: \(models.json)") }
    }

    private static func node(_ name: String, of surface: A2UISurface) -> A2UINode? {
        var open = [A2UINodeID(component: "root")]
        var seen: Set<A2UINodeID> = []
        while let id = open.popLast() {
            guard seen.insert(id).inserted, let node = surface.node(id) else { continue }
            if id.description == name { return node }
            open += node.children.values.joined()
        }
        return nil
    }

    private func connect(_ controller: A2UISurfaceViewController) {
        controller.eventHandler = { [unowned self] event in
            print("event: \(event.json)")
            events.append(event)
        }
        controller.functionHandler = { print("function: \($0) \(DocumentValue.object($1).json)") }
        controller.openHandler = { print("open: \($0.absoluteString)") }
    }

    private func draw() throws {
        guard let screen else { return }
        screen.host.settle(within: 2)
        if let seconds { picture.add(try screen.host.data(format: .png), for: seconds) }
    }

    private func description(_ change: A2UISurfaces.Change) -> String {
        switch change {
        case .created(let id): "surface \(id) is new"
        case .updated(let id, let nodes): "surface \(id): \(nodes.count) components are different"
        case .deleted(let id): "surface \(id) is gone"
        }
    }
}
