import A2UIProtocol
import CellParts
import PortableUIKit

/// Creates the elements of components with a theme.
@MainActor
struct ComponentBuilder {
    let theme: CellTheme
    let screen: BlockHandlers?

    /// The color of texts and icons on a colored background; `nil` for the default.
    var contentColor: UIColor?
    /// Whether texts are centered.
    var isCentered = false
    /// Whether components are stacked vertically, so that buttons fill the width.
    var isInColumn = true
    /// Whether components are on a card, where tinted backgrounds would leave texts too little contrast.
    var isOnCard = false
    /// The dialog that a tap on the component opens.
    var modal: A2UINodeID?

    var spacing: SpacingScale { theme.spacing }
    var palette: Palette { theme.palette }

    func element(_ tree: BlockTree) -> any PartElement {
        let node = tree.node
        if let renderer = screen?.renderers.table[node.type] {
            return renderer(node, A2UIRenderContext(theme: theme, builder: self, tree: tree))
        }
        switch node.type {
        case "Text": return text(node)
        case "Image": return image(node)
        case "Icon": return icon(node)
        case "Video": return media(node, symbol: .play, isTall: true)
        case "AudioPlayer": return media(node, symbol: .play, isTall: false)
        case "Row": return row(tree)
        case "Column": return column(tree)
        case "List": return list(tree)
        case "Card": return card(tree)
        case "Tabs": return tabs(tree)
        case "Modal": return trigger(tree)
        case "Divider": return RuleElement(isVertical: node.text("axis") == "vertical", color: palette.separator)
        case "Button": return button(tree)
        case "TextField": return field(tree)
        case "CheckBox": return checkBox(tree)
        case "ChoicePicker": return choicePicker(tree)
        case "Slider": return slider(tree)
        case "DateTimeInput": return dateInput(tree)
        default: return unknown(tree)
        }
    }

    /// Shows the children and texts of an unknown component, so that they are not lost.
    private func unknown(_ tree: BlockTree) -> any PartElement {
        let inner = tree.children.sorted { $0.key < $1.key }.flatMap(\.value)
        guard inner.isEmpty else { return stack(.vertical, inner) }
        let words = ["text", "label", "title"].map(tree.node.text).first { !$0.isEmpty } ?? ""
        return TextElement(theme.title(words))
    }

    // MARK: - Containers

    private func row(_ tree: BlockTree) -> any PartElement {
        var builder = self
        builder.isInColumn = false
        builder.isCentered = false
        let children = tree.children["children"] ?? []
        let hasBlocks = children.contains {
            $0.node.type == "Image" || $0.node.type == "Column" || $0.node.type == "Card"
        }
        return StackElement(
            .horizontal,
            children.map { child in
                StackElement.Item(
                    builder.element(child),
                    weight: child.node.number("weight").map { CGFloat(max($0, 0)) }
                )
            },
            justification: .init(rawValue: tree.node.text("justify")) ?? .start,
            alignment: .init(rawValue: tree.node.text("align")) ?? .stretch,
            gap: hasBlocks ? spacing.s : spacing.xs
        )
    }

    private func column(_ tree: BlockTree) -> any PartElement {
        stack(.vertical, tree.children["children"] ?? [], alignment: tree.node.text("align"))
    }

    private func list(_ tree: BlockTree) -> any PartElement {
        let children = tree.children["children"] ?? []
        guard tree.node.text("direction") == "horizontal" else {
            return stack(.vertical, children, alignment: tree.node.text("align"))
        }
        var builder = self
        builder.isInColumn = false
        let elements = children.map { child in
            StackElement.Item(FixedWidthElement(content: builder.element(child), limit: Self.carouselWidth))
        }
        let alignment = StackElement.Alignment(rawValue: tree.node.text("align")) ?? .stretch
        return ScrollingElement(
            content: StackElement(.horizontal, elements, alignment: alignment, gap: spacing.s, isUnbreakable: true),
            bleed: spacing.m
        )
    }

    /// The maximum width of an element of a horizontal list, in points: the next element stays partly visible on the narrowest phone.
    private static let carouselWidth: CGFloat = 260

    func stack(_ axis: StackElement.Axis, _ children: [BlockTree], alignment: String = "stretch") -> any PartElement {
        var builder = self
        builder.isInColumn = true
        builder.isCentered = alignment == "center" || (alignment == "stretch" && isCentered)
        var before: A2UINode?
        let items = children.map { child in
            defer { before = child.node }
            return StackElement.Item(
                builder.element(child),
                gapBefore: BlockGaps.gap(before, child.node, spacing)
            )
        }
        return StackElement(
            axis,
            items,
            alignment: .init(rawValue: alignment) ?? .stretch,
            gap: spacing.xs
        )
    }

    private func card(_ tree: BlockTree) -> any PartElement {
        var builder = self
        builder.isCentered = false
        builder.isInColumn = true
        builder.isOnCard = true
        let content = tree.child().map { builder.element($0) } ?? TextElement(theme.title(""))
        return CardElement(
            content: content,
            padding: spacing.m,
            cornerRadius: theme.cornerRadii.large,
            color: palette.card,
            borderColor: palette.separator,
            borderWidth: theme.details.strokes.outline
        )
    }

    private func tabs(_ tree: BlockTree) -> any PartElement {
        let titles = (tree.node.properties["tabs"]?.array ?? []).map { $0["title"]?.displayText ?? "" }
        let index = tree.shownTab(of: titles.count)
        let id = tree.node.id
        let select: @MainActor (Int) -> Void = { index in screen?.change(id) { $0.tab = index } }
        let header: any PartElement =
            titles.count <= Self.segmentLimit
            ? SegmentsElement(titles: titles, selectedIndex: index, theme: theme, handler: select)
            : ChipsElement(titles.map { Chip($0) }, selection: [index], theme: theme, handler: select)
        var items = [StackElement.Item(WideElement(content: header))]
        if let content = tree.children["tabs"]?.first { items.append(.init(element(content), gapBefore: spacing.m)) }
        return StackElement(.vertical, items, gap: spacing.m)
    }

    /// The maximum number of titles in a segmented control on the narrowest phone.
    private static let segmentLimit = 3

    private func trigger(_ tree: BlockTree) -> any PartElement {
        // A trigger that is also shown elsewhere is not repeated here.
        guard let trigger = tree.child("trigger"), screen?.modal(trigger.node.id) == nil else {
            return TextElement(theme.title(""))
        }
        let content = tree.node.child("content")
        var builder = self
        builder.modal = content
        let element = builder.element(trigger)
        guard trigger.node.type != "Button", let content else { return element }
        return PressableElement(
            content: element,
            hint: trigger.node.accessibilityHint,
            identifier: tree.node.id.description,
            theme: theme
        ) { screen?.present(content) }
    }
}

/// The spacing between stacked components.
enum BlockGaps {
    /// Returns the spacing between two components, in points; related texts are closer.
    static func gap(_ before: A2UINode?, _ node: A2UINode, _ spacing: SpacingScale) -> CGFloat {
        guard let before else { return 0 }
        if before.type == "Divider" || node.type == "Divider" { return spacing.s }
        let headings = ["h1", "h2", "h3", "h4", "h5"]
        if before.type == "Text", node.type == "Text" {
            if headings.contains(node.text("variant")) { return spacing.xs }
            return spacing.xxs
        }
        if before.type == "Text" || node.type == "Text" { return spacing.xs }
        return spacing.s
    }
}
