import Honeycomb

/// A type-erased cell of a board.
@MainActor
struct CatalogCell {
    let name: String

    /// Creates the view and updates it with the content, in a theme unless the cell has its own.
    private(set) var makeView: (CellTheme) -> UIView

    /// Creates a cell of a list in a state, in a theme unless the cell has its own.
    private let makeStateView: (CatalogState, CellTheme) -> UIView

    /// Whether the cell has a field that can have the focus.
    private let hasField: Bool

    /// Returns the size for the current traits, in a theme unless the cell has its own.
    let size: (_ width: CGFloat, CellTheme) -> CGSize

    /// Creates a row with the content.
    let makeItem: (_ identifier: String) -> CollectionViewDiffableItem

    /// The type of the content.
    let contentType: ObjectIdentifier

    /// Creates a header or a footer with the content.
    let makeElement: () -> CollectionViewDiffableSupplementaryElement

    /// Returns the minimum widths of the parts for the current traits, in a theme unless the cell has its own; `nil` for a
    /// content that is no row of two parts.
    let partWidths: (CellTheme) -> CatalogPartWidths?

    init<Content: ContainerContent>(
        _ content: Content,
        name: String,
        insets: UIEdgeInsets = .zero,
        isEnabled: Bool = true,
        environment: CollectionViewEnvironment = CollectionViewEnvironment(),
        makeItem: ((_ identifier: String) -> CollectionViewDiffableItem)? = nil
    ) {
        func performInEnvironment<Result>(_ theme: CellTheme, _ body: () -> Result) -> Result {
            theme.performAsCurrent {
                CollectionViewEnvironment.current.overridden(by: environment).performAsCurrent(body)
            }
        }
        self.name = name
        contentType = ObjectIdentifier(Content.self)
        makeElement = {
            CollectionViewDiffableSupplementaryElement(ContainerSupplementaryElement(content: content, insets: insets))
        }
        partWidths = { theme in performInEnvironment(theme) { (content as? any RowOfParts)?.partWidths } }
        self.makeItem =
            makeItem ?? { identifier in
                ContainerItem(differenceIdentifier: identifier, content: content).diffableItem
            }
        makeView = { theme in
            let view = InsetView(hosting: Content.View(), insets: insets)
            performInEnvironment(theme) { view.hosted.update(with: content) }
            // Disabled cells are half transparent.
            view.alpha = isEnabled ? 1 : 0.5
            return view
        }
        let field = (content as? any RowOfParts)?.fieldIdentifier
        hasField = field != nil
        makeStateView = { state, theme in
            let cell = ContainerCell<Content.View>(frame: .zero)
            let item = ContainerItem(content: content, insets: insets, isEnabled: isEnabled && state != .disabled)
            var own = CollectionViewEnvironment()
            if state == .focused { own[FieldFocusKey.self] = FieldFocus(field) }
            performInEnvironment(theme) {
                CollectionViewEnvironment.current.overridden(by: own).performAsCurrent { cell.update(with: item) }
                cell.isHighlighted = state == .pressed
                cell.isSelected = state == .selected
            }
            return cell
        }
        size = { width, theme in
            let limited = insets.limited(to: CGSize(width: width, height: .infinity))
            let room = max(width - limited.left - limited.right, 0)
            let size = performInEnvironment(theme) { Content.View.size(fitting: room, content: content) }
            return CGSize(width: width, height: size.height + limited.top + limited.bottom)
        }
    }
}

extension CatalogCell {
    /// Returns the cell as a list shows it in a state; `nil` if it cannot have the state.
    func inState(_ state: CatalogState) -> CatalogCell? {
        guard state != .loading, state != .focused || hasField else { return nil }
        var cell = self
        cell.makeView = { makeStateView(state, $0) }
        return cell
    }

    /// Creates the cell of an item, whose row also has the item's handlers, actions and appearance.
    init<Content: ContainerContent>(_ item: ContainerItem<Content>) {
        self.init(
            item.content,
            name: String(describing: Content.self),
            insets: item.insets,
            isEnabled: item.isEnabled,
            environment: item.environment,
            makeItem: { item.identified(by: DifferenceIdentifier($0)).diffableItem }
        )
    }
}

/// A view with insets, whose `left` is the leading side.
final class InsetView<Hosted: UIView>: UIView {
    let hosted: Hosted

    private let insets: UIEdgeInsets

    init(hosting hosted: Hosted, insets: UIEdgeInsets) {
        self.hosted = hosted
        self.insets = insets

        super.init(frame: .zero)

        addSubview(hosted)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("InsetView is made in code; it cannot be decoded.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        hosted.frame = contentFrame(insetBy: insets)
    }
}
