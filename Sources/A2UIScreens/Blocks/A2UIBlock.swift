import A2UIProtocol
import CellParts
import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The content of a row of a surface: a component with everything in it.
struct A2UIBlock: ContainerContent {
    typealias View = A2UIBlockView

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

/// What blocks ask of their screen.
@MainActor
struct BlockHandlers {
    var perform: (A2UINodeID) -> Void
    var write: (DocumentValue, A2UINodeID) -> Void
    var change: (A2UINodeID, (inout LocalState) -> Void) -> Void
    var present: (A2UINodeID) -> Void
    /// What a component opens that is the trigger of a dialog and stands somewhere else as well.
    var modal: (A2UINodeID) -> A2UINodeID?
    var open: (String) -> Void
    var policy: A2UIAddressPolicy
    var formatting: ValueFormatting
    var renderers: A2UIRenderers
}

/// The view of a row of a surface.
final class A2UIBlockView: UIView, ContainerContentView {
    private let stack = ElementStackView(frame: .zero)
    private var content: A2UIBlock?
    private var element: (any PartElement)?
    private var environment = CollectionViewEnvironment()

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(stack)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A2UIBlockView is made in code; it cannot be decoded.")
    }

    static func size(fitting width: CGFloat, content: A2UIBlock) -> CGSize {
        let element = content.element(in: .current)
        let height = PixelGrid.current.alignedUp(element.size(fitting: width).height)
        // A cell takes no touches beyond its edges.
        return CGSize(width: width, height: element.isInteractive && height > 0 ? max(height, touchHeight) : height)
    }

    private static let touchHeight: CGFloat = 44

    func update(with content: A2UIBlock) {
        let isAnimated = self.content != nil && window != nil && !UIAccessibility.isReduceMotionEnabled
        self.content = content
        environment = .current
        let element = content.element(in: .current)
        self.element = element
        stack.show([element], isAnimated: isAnimated)
        setNeedsLayout()
    }

    func updateHandlers(with content: A2UIBlock) {
        self.content = content
        environment = .current
        let element = content.element(in: .current)
        self.element = element
        stack.elementViews.updateHandlers([element])
    }

    /// A surface disables its buttons one by one.
    func update(isEnabled: Bool) {}

    override func layoutSubviews() {
        super.layoutSubviews()

        stack.frame = bounds
        traitCollection.performAsCurrent {
            environment.performAsCurrent {
                // The traits may be others than those of the update.
                guard let element = content?.element(in: .current) else { return }
                let size = element.size(fitting: bounds.width)
                let top = max(PixelGrid.current.aligned((bounds.height - size.height) / 2), 0)
                let frame = CGRect(x: 0, y: top, width: bounds.width, height: size.height)
                stack.elementViews.layOut([element], frames: [frame], in: stack)
            }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}
