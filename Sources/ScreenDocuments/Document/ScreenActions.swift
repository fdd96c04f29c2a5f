import Honeycomb
import ScreenDocumentsCore

/// The actions that an app performs, by the names in its documents, each with the type of its parameters.
///
/// ```swift
/// struct Open: Decodable {
///     var url: URL
/// }
///
/// var actions = ScreenActions()
/// actions.on("open", Open.self) { open, _ in router.open(open.url) }
/// actions.problemHandler = { problem in log.error("\(problem)") }
///
/// screen.actionHandler = { actions.perform($0) }
/// ```
@MainActor
public struct ScreenActions {
    /// Why an action was not performed.
    public enum Problem: CustomStringConvertible {
        /// The app has no action with this name.
        case unknown(ScreenAction)
        /// The parameters do not have the type that the app expects.
        case invalidParameters(ScreenAction, any Error)

        /// The name of the action, and what is wrong with it.
        public var description: String {
            switch self {
            case .unknown(let action): "unknown action \"\(action.name)\" of \"\(action.itemIdentifier)\""
            case .invalidParameters(let action, let error): "parameters of the action \"\(action.name)\": \(error)"
            }
        }
    }

    /// Called for actions that are not performed. The default prints them in debug builds.
    public var problemHandler: @MainActor (Problem) -> Void = { problem in
        // Release builds do not evaluate assertions.
        assert(problem.isPrinted())
    }

    private var performers: [String: @MainActor (ScreenAction) throws -> Void] = [:]

    /// Creates an app without actions.
    public init() {}

    /// The names of the actions, sorted.
    public var names: [String] { performers.keys.sorted() }

    /// Adds an action without parameters. It replaces an earlier one with the same name.
    public mutating func on(_ name: String, perform: @escaping @MainActor (ScreenAction) -> Void) {
        performers[name] = perform
    }

    /// Adds an action whose parameters have a type. It replaces an earlier one with the same name.
    public mutating func on<Parameters: Decodable>(
        _ name: String,
        _ type: Parameters.Type,
        perform: @escaping @MainActor (Parameters, ScreenAction) -> Void
    ) {
        performers[name] = { action in perform(try action.parameters(as: type), action) }
    }

    /// Performs an action. An unknown one, and one with wrong parameters, is reported.
    public func perform(_ action: ScreenAction) {
        guard let performer = performers[action.name] else { return problemHandler(.unknown(action)) }
        do {
            try performer(action)
        } catch {
            problemHandler(.invalidParameters(action, error))
        }
    }
}

extension ScreenActions.Problem {
    /// Prints the problem.
    fileprivate func isPrinted() -> Bool {
        print(description)
        return true
    }
}
