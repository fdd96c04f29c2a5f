import A2UIProtocol
import CellParts
import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The content of a row of a surface: a component with everything in it.
struct A2UIBlock: ElementContent {
    typealias View = ElementContentView<A2UIBlock>

    let tree: BlockTree
    let alignment: StackElement.Alignment
    @ForceEquatable var screen: BlockHandlers?

    var accessibilityIdentifier: String? { tree.node.id.description }

    @MainActor
    func element(in theme: CellTheme) -> any PartElement {
        let element = ComponentBuilder(theme: theme, screen: screen).element(tree)
        return StackElement(.vertical, [.init(element)], alignment: alignment, gap: 0)
    }
}

/// The callbacks and settings that the rows of a surface need from the screen.
@MainActor
struct BlockHandlers {
    var perform: (A2UINodeID) -> Void
    /// Writes the value of an input, with the typed text if the value does not tell it.
    var write: (DocumentValue, _ typed: String?, A2UINodeID) -> Void
    var change: (A2UINodeID, (inout LocalState) -> Void) -> Void
    var present: (A2UINodeID) -> Void
    /// Returns the content of the dialog that a component triggers, if the component is also shown elsewhere.
    var modal: (A2UINodeID) -> A2UINodeID?
    var open: (String) -> Void
    var policy: A2UIAddressPolicy
    var formatting: ValueFormatting
    var renderers: A2UIRenderers
}
