import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// The values of the state of a screen, shared by all of its handlers, so that an action has the newest ones.
@MainActor
final class DocumentValues {
    var values: DocumentObject

    nonisolated init(_ values: DocumentObject) {
        self.values = values
    }

    /// Stores values of known names: a row that is going may belong to the document before. Returns the names of those that
    /// have changed.
    func set(_ assignments: DocumentObject) -> Set<ExactString> {
        var changed: Set<ExactString> = []
        for (name, value) in assignments {
            let path = Self.path(name)
            guard let first = path.keys.first, var old = values[first] else { continue }
            // An expression may have a value of another kind than the state; what shows the state would not fit then.
            if let current = self.value(name), !current.hasKind(of: value) { continue }
            guard old.set(value, at: ModelPath(keys: Array(path.keys.dropFirst()))) else { continue }
            values[first] = old
            changed.insert(ExactString(first))
        }
        return changed
    }

    /// Returns the value of a name or pointer.
    func value(_ name: String) -> DocumentValue? {
        let path = Self.path(name)
        guard let first = path.keys.first else { return nil }
        return values[first]?.value(at: ModelPath(keys: Array(path.keys.dropFirst())))
    }

    private static func path(_ name: String) -> ModelPath {
        name.hasPrefix("/") ? ModelPath(name) : ModelPath(keys: [name])
    }
}

/// The receivers of what the user does on a screen.
struct DocumentActions {
    let values: DocumentValues
    let actionHandler: ScreenAction.Handler
    let loadHandler: ScreenAction.LoadHandler
    /// Called with all values, and the names of those that have changed.
    let valuesHandler: @MainActor (_ values: DocumentObject, _ changed: Set<ExactString>) -> Void
    /// Called when the user changes or leaves a field with checks.
    var fieldHandler: @MainActor (_ identifier: String, FormProgress.Step) -> Void = { _, _ in }
    /// Returns whether all fields are valid, and shows the errors otherwise.
    var submitHandler: @MainActor () -> Bool = { true }

    /// Returns the receiver of the actions of the whole list.
    func sink(_ itemIdentifier: String) -> DocumentActionSink {
        sink("", itemIdentifier)
    }

    /// Returns the receiver of the actions of an element.
    func sink(_ sectionIdentifier: String, _ itemIdentifier: String) -> DocumentActionSink {
        DocumentActionSink(actions: self, sectionIdentifier: sectionIdentifier, itemIdentifier: itemIdentifier)
    }
}

/// The receiver of the actions of one element.
struct DocumentActionSink {
    let actions: DocumentActions
    let sectionIdentifier: String
    let itemIdentifier: String

    /// Performs an action of a document.
    @MainActor
    func perform(_ action: DocumentAction, _ value: PartActionValue) {
        for step in action.steps {
            switch step {
            case .set(let assignments): set(assignments)
            case .named: if let request = request(step, value) { actions.actionHandler(request) }
            case .submit(let action): if actions.submitHandler() { perform(action, value) }
            }
        }
    }

    /// Performs a loading action, and waits for it.
    @MainActor
    func load(_ action: DocumentAction, _ value: PartActionValue) async {
        for step in action.steps {
            switch step {
            case .set(let assignments): set(assignments)
            case .named: if let request = request(step, value) { await actions.loadHandler(request) }
            case .submit(let action): if actions.submitHandler() { await load(action, value) }
            }
        }
    }

    /// Returns the requests of an action, without performing it.
    @MainActor
    func requests(_ action: DocumentAction, _ value: PartActionValue) -> [ScreenAction] {
        action.steps.compactMap { request($0, value) }
    }

    /// Returns a handler that performs an action; `nil` without one.
    func handler(_ action: DocumentAction?, _ value: PartActionValue) -> (@MainActor () -> Void)? {
        guard let action else { return nil }
        return { perform(action, value) }
    }

    /// Stores values in the state.
    @MainActor
    func set(_ assignments: DocumentObject) {
        let changed = actions.values.set(assignments)
        if !changed.isEmpty { actions.valuesHandler(actions.values.values, changed) }
    }

    /// Remembers what the user has done with a field.
    @MainActor
    func note(_ step: FormProgress.Step, of field: String?) {
        if let field { actions.fieldHandler(field, step) }
    }

    @MainActor
    private func request(_ step: DocumentAction.Step, _ value: PartActionValue) -> ScreenAction? {
        guard case .named(let name, let parameters) = step else { return nil }
        return ScreenAction(
            name: name,
            sectionIdentifier: sectionIdentifier,
            itemIdentifier: itemIdentifier,
            value: value,
            parameters: parameters,
            state: actions.values.values
        )
    }
}

/// An action of a document: names for the app, and values for the state, in order.
struct DocumentAction: Sendable {
    indirect enum Step: Sendable {
        case named(String, parameters: DocumentObject)
        case set(DocumentObject)
        case submit(DocumentAction)
    }

    let steps: [Step]

    /// Reads a valid action.
    init(_ node: JSONNode) {
        switch node.value {
        case .string(let name): steps = [.named(name, parameters: [:])]
        case .array(let nodes): steps = nodes.flatMap { DocumentAction($0).steps }
        case .object(let object):
            if let values = object["set"] {
                steps = [.set(DocumentValue(values).object ?? [:])]
            } else if let action = object["submit"], object["name"] == nil {
                steps = [.submit(DocumentAction(action))]
            } else {
                var parameters = DocumentValue(node).object ?? [:]
                parameters["name"] = nil
                steps = object.text("name").map { [.named($0, parameters: parameters)] } ?? []
            }
        default: steps = []
        }
    }
}

extension JSONObject {
    func action(_ key: String) -> DocumentAction? { self[key].map { DocumentAction($0) } }
}

/// Control of a part whose value comes from the state.
struct BoundField {
    /// The name in the state.
    let name: String
    let kind: Kind

    enum Kind {
        case value
        /// A set of indexes, in which the user adds or removes one.
        case indexes
    }

    /// The value in the state after the user has changed the control.
    func newValue(_ value: PartActionValue, current: DocumentValue?) -> DocumentValue? {
        switch (value, kind) {
        case (.number(let number), .indexes):
            let old = current?.array ?? []
            let index = DocumentValue.number(number)
            return .array(old.contains(index) ? old.filter { $0 != index } : old + [index])
        case (.toggle(let isOn), _): return .boolean(isOn)
        case (.number(let number), _): return .number(number)
        case (.text(let text), _): return .string(text)
        case (.date(let date), _): return .string(date.formatted(.iso8601))
        default: return nil
        }
    }
}
