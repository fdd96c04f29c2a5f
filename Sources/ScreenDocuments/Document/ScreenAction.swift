import Honeycomb
import PartDeclarations
import ScreenDocumentsCore

/// An action that a document requests from the app, for a row, a header, a footer or the whole list.
public struct ScreenAction: Hashable, Sendable {
    /// A closure that performs actions. It is called on the main actor, after the tap or the change.
    public typealias Handler = @MainActor (ScreenAction) -> Void

    /// A closure that performs loading actions and returns when loading has finished or failed.
    public typealias LoadHandler = @MainActor (ScreenAction) async -> Void

    /// The name in the document, such as "profile".
    public let name: String

    /// The `id` of the section that contains the row; empty for the whole list.
    public let sectionIdentifier: String

    /// The `id` of the row; "header" or "footer" for those of a section; "refresh", "didReachStart", "didReachEnd",
    /// "selection", "bottomButton" or "buttons" for the whole list.
    public let itemIdentifier: String

    /// The user's input: a tap, or the new value of a control.
    public let value: PartActionValue

    /// What the document says beside the name: `"url"` in `{"name": "open", "url": "…"}`.
    public let parameters: DocumentObject

    /// The state of the screen when the action was requested, with the values of all bound controls and fields.
    public let state: DocumentObject

    /// Creates an action.
    public init(
        name: String,
        sectionIdentifier: String = "",
        itemIdentifier: String,
        value: PartActionValue = .tap,
        parameters: DocumentObject = [:],
        state: DocumentObject = [:]
    ) {
        self.name = name
        self.sectionIdentifier = sectionIdentifier
        self.itemIdentifier = itemIdentifier
        self.value = value
        self.parameters = parameters
        self.state = state
    }
}

extension ScreenAction {
    /// Returns the parameters as a value of a type.
    ///
    /// - Throws: A `DecodingError` that names the missing or wrong parameter.
    public func parameters<Parameters: Decodable>(as type: Parameters.Type) throws -> Parameters {
        try JSONDecoder().decode(type, from: Data(DocumentValue.object(parameters).json.utf8))
    }

    /// Returns the state as a value of a type.
    ///
    /// - Throws: A `DecodingError` that names the missing or wrong value.
    public func state<State: Decodable>(as type: State.Type) throws -> State {
        try JSONDecoder().decode(type, from: Data(DocumentValue.object(state).json.utf8))
    }
}
