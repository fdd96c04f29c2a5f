import ScreenDocumentsCore

/// Identifies a shown component: its id, and the list element if a template shows it.
public struct A2UINodeID: Hashable, Sendable, CustomStringConvertible {
    /// The id of the component.
    public let component: String
    /// The base of the component's relative paths.
    public let base: ModelPath
    /// The identity of the list element: its member `id` or `key`, otherwise its index. Empty outside of templates.
    public let key: String

    /// Creates an identifier.
    public init(component: String, base: ModelPath = .root, key: String = "") {
        self.component = component
        self.base = base
        self.key = key
    }

    /// The id, with the key of the element if there is one: `card`, `card:42`.
    public var description: String { key.isEmpty ? component : component + ":" + key }
}

/// A shown component with its current values.
public struct A2UINode: Hashable, Sendable {
    /// The identifier.
    public let id: A2UINodeID
    /// The kind of component: `Text`, `Row`.
    public let type: String
    /// The properties, with paths and calls replaced by their values. Actions and references to components are unchanged.
    public let properties: DocumentObject
    /// The components that properties refer to, by property (`child`, `children`, `tabs`); those of templates once for each element.
    public let children: [String: [A2UINodeID]]
    /// The paths that inputs write to, by their properties.
    public let bindings: [String: ModelPath]
    /// The messages of the checks that fail, in order.
    public let failures: [String]

    /// Returns a property as text; empty if it is missing. Numbers and Booleans are converted.
    public func text(_ name: String) -> String { properties[name]?.displayText ?? "" }

    /// Returns a number.
    public func number(_ name: String) -> Double? { properties[name]?.number }

    /// Returns a Boolean property; `false` if it is missing.
    public func isTrue(_ name: String) -> Bool { properties[name]?.boolean ?? false }

    /// The single component of a property.
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
