import ScreenDocumentsCore

/// Names a component where it stands: its id, and the element of a list if a template shows it.
public struct A2UINodeID: Hashable, Sendable, CustomStringConvertible {
    /// The id of the component.
    public let component: String
    /// Where the relative paths of the component begin.
    public let base: ModelPath
    /// What tells the element from the others of its list: its member `id` or `key`, otherwise its index; empty outside of
    /// templates.
    public let key: String

    /// Creates a name.
    public init(component: String, base: ModelPath = .root, key: String = "") {
        self.component = component
        self.base = base
        self.key = key
    }

    /// The id, with the key of the element if there is one: `card`, `card:42`.
    public var description: String { key.isEmpty ? component : component + ":" + key }
}

/// A component with the values that it has now.
public struct A2UINode: Hashable, Sendable {
    /// The name.
    public let id: A2UINodeID
    /// The kind of component: `Text`, `Row`.
    public let type: String
    /// The properties, with paths and calls replaced by their values. Actions and names of components are as they were sent.
    public let properties: DocumentObject
    /// The components that properties name, those of templates once for each element: `child`, `children`, `tabs`.
    public let children: [String: [A2UINodeID]]
    /// The paths that inputs write to, by their properties.
    public let bindings: [String: ModelPath]
    /// The messages of the checks that fail, in order.
    public let failures: [String]

    /// Returns a text; empty if there is none. Numbers and truth values are texts too.
    public func text(_ name: String) -> String { properties[name]?.displayText ?? "" }

    /// Returns a number.
    public func number(_ name: String) -> Double? { properties[name]?.number }

    /// Returns a truth value; `false` if there is none.
    public func isTrue(_ name: String) -> Bool { properties[name]?.boolean ?? false }

    /// The one component in a property.
    public func child(_ name: String = "child") -> A2UINodeID? { children[name]?.first }

    /// The label for VoiceOver that the agent gives; `nil` for none.
    public var accessibilityLabel: String? {
        properties["accessibility"]?["label"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The hint for VoiceOver that the agent gives; `nil` for none.
    public var accessibilityHint: String? {
        properties["accessibility"]?["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }
}
