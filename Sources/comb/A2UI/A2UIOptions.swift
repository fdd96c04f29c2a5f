import A2UIScreens
import ArgumentParser
import Honeycomb
import PositionedJSON
import ScreenHosting

/// A recorded stream of messages and the size of the screen that it is shown on.
struct A2UIOptions: ParsableArguments {
    @Argument(
        help: "Recorded messages: one a line, a list, or an object with a list \"messages\".",
        completion: .file(extensions: ["jsonl", "json"])
    )
    var file: String

    @Option(help: "The surface to show. By default the one that was created last.")
    var surface: String?

    @Option(help: ArgumentHelp("The width of the screen in points.", valueName: "points"))
    var width = Length(points: 390)

    @Option(help: ArgumentHelp("The number of pixels per point.", valueName: "factor"))
    var scale = Scale(factor: 2)

    @Option(help: ArgumentHelp("The locale of numbers and dates: en_US, de.", valueName: "identifier"))
    var locale = "en_US"

    @Option(help: ArgumentHelp("The time zone of dates.", valueName: "identifier"))
    var timeZone = "UTC"

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("The hosts from which pictures are loaded, over https.", valueName: "host")
    )
    var allowHost: [String] = []

    func validate() throws {
        guard TimeZone(identifier: timeZone) != nil else { throw ValidationError("'\(timeZone)' is no time zone.") }
    }

    /// The locale and time zone of formatted values.
    var formatting: ValueFormatting {
        ValueFormatting(locale: Locale(identifier: locale), timeZone: TimeZone(identifier: timeZone))
    }

    var policy: A2UIAddressPolicy {
        let hosts = allowHost
        return A2UIAddressPolicy { address in
            hosts.contains { A2UIAddressPolicy.hosts($0).allowsLoading(address) }
        }
    }

    /// Reads the file; on failure prints the problems and exits with status 1.
    func messages() throws -> [DocumentValue] {
        let file = A2UIMessageFile(try DocumentFiles.read(file))
        for problem in file.problems { Console.printError(line(problem, of: self.file)) }
        if !file.problems.isEmpty { throw ExitCode.failure }
        return file.entries.map(\.message)
    }

    func line(_ problem: A2UIMessageFile.Problem, of path: String) -> String {
        A2UIOptions.line(problem, of: path)
    }

    static func line(_ problem: A2UIMessageFile.Problem, of path: String) -> String {
        diagnosticLine(
            file: DocumentFiles.name(path),
            position: problem.position,
            message: problem.message,
            pointer: problem.pointer,
            allowed: nil
        )
    }
}

/// A stream that is shown message by message.
@MainActor
final class A2UIStage {
    let surfaces: A2UISurfaces
    private(set) var errors: [A2UIError] = []
    private(set) var changes: [A2UISurfaces.Change] = []
    private(set) var current: String?

    init(formatting: ValueFormatting) {
        surfaces = A2UISurfaces(functions: A2UIFunctions(formatting: formatting))
        surfaces.errorHandler = { [unowned self] error in MainActor.assumeIsolated { errors.append(error) } }
        surfaces.changeHandler = { [unowned self] change in MainActor.assumeIsolated { took(change) } }
    }

    private func took(_ change: A2UISurfaces.Change) {
        changes.append(change)
        switch change {
        case .created(let id): current = id
        case .deleted(let id) where id == current: current = surfaces.surfaceIDs.last
        default: break
        }
    }

    /// Processes a message and returns its effects and errors.
    func take(_ message: DocumentValue) -> (changes: [A2UISurfaces.Change], errors: [A2UIError]) {
        changes = []
        errors = []
        surfaces.process(message)
        return (changes, errors)
    }

    /// Returns the screen of a surface.
    func controller(_ id: String?, policy: A2UIAddressPolicy, theme: CellTheme) -> A2UISurfaceViewController? {
        guard let surface = (id ?? current).flatMap(surfaces.surface) else { return nil }
        return A2UISurfaceViewController(surface: surface, policy: policy, theme: theme)
    }
}
