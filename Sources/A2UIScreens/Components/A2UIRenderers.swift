import A2UIProtocol
import CellParts
import PortableUIKit

/// How components of an app's own catalog are shown.
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

    /// Creates no renderers: components of the basic catalog need none.
    public init() {}

    /// Adds a component, in place of one with the same name, also one of the basic catalog.
    public mutating func add(_ name: String, renderer: @escaping Renderer) { table[name] = renderer }
}

/// What the renderer of a component knows of its place.
@MainActor
public struct A2UIRenderContext {
    /// The colors, texts and spacings of the surface.
    public let theme: CellTheme

    let builder: ComponentBuilder
    let tree: BlockTree

    /// Returns the elements of the components that a property names.
    public func children(_ name: String = "children") -> [any PartElement] {
        (tree.children[name] ?? []).map { builder.element($0) }
    }

    /// Returns the element of the one component that a property names; `nil` if it has not arrived.
    public func child(_ name: String = "child") -> (any PartElement)? { tree.child(name).map { builder.element($0) } }

    /// Performs the action of the component.
    public func perform() { builder.screen?.perform(tree.node.id) }

    /// Writes what the user has entered to the path that `value` is bound to.
    public func write(_ value: DocumentValue) { builder.screen?.write(value, tree.node.id) }
}
