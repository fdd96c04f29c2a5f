import A2UIProtocol
import CellParts
import PortableUIKit

/// The renderers of the components of an app's catalog.
///
/// ```swift
/// var renderers = A2UIRenderers()
/// renderers.add("Rating") { node, context in
///     StarsElement(rating: node.number("value") ?? 0, …)
/// }
/// ```
@MainActor
public struct A2UIRenderers {
    /// Returns the element of a component.
    public typealias Renderer = @MainActor (A2UINode, A2UIRenderContext) -> any PartElement

    private(set) var table: [String: Renderer] = [:]

    /// Creates an empty set of renderers. Components of the basic catalog need none.
    public init() {}

    /// Adds the renderer of a component, replacing any with the same name, also that of a basic component.
    public mutating func add(_ name: String, renderer: @escaping Renderer) { table[name] = renderer }
}

/// The context that a renderer gets with a component.
@MainActor
public struct A2UIRenderContext {
    /// The colors, texts and spacings of the surface.
    public let theme: CellTheme

    let builder: ComponentBuilder
    let tree: BlockTree

    /// Returns the elements of the components that a property refers to.
    public func children(_ name: String = "children") -> [any PartElement] {
        (tree.children[name] ?? []).map { builder.element($0) }
    }

    /// Returns the element of the single component that a property refers to; `nil` until it arrives.
    public func child(_ name: String = "child") -> (any PartElement)? { tree.child(name).map { builder.element($0) } }

    /// Performs the action of the component.
    public func perform() { builder.screen?.perform(tree.node.id) }

    /// Writes the user's input to the path that `value` is bound to.
    public func write(_ value: DocumentValue) { builder.screen?.write(value, nil, tree.node.id) }
}
