import A2UIProtocol
import CellParts
import PortableUIKit

extension ComponentBuilder {
    func write(_ value: DocumentValue, _ node: A2UINode) { screen?.write(value, nil, node.id) }

    /// The component, with the messages of failed checks below it.
    func checked(_ tree: BlockTree, _ items: [StackElement.Item]) -> any PartElement {
        var items = items
        if tree.local.isTouched, let failure = tree.node.failures.first(where: { !$0.isEmpty }) {
            var label = theme.caption(failure)
            label.color = palette.destructive
            items.append(.init(TextElement(label), gapBefore: spacing.xxs))
        }
        return items.count == 1 ? items[0].element : StackElement(.vertical, items, gap: spacing.xs)
    }

    func option(
        _ title: String,
        isChosen: Bool,
        isSingle: Bool,
        isEnabled: Bool,
        label: String? = nil,
        identifier: String,
        handler: @escaping @MainActor () -> Void
    ) -> any PartElement {
        let icon: Icon = isSingle ? (isChosen ? .radioOn : .radioOff) : (isChosen ? .checkboxOn : .checkboxOff)
        let mark = IconElement(icon: icon.image, tint: isChosen ? palette.accent : palette.control)
        let text = StackElement.Item(TextElement(theme.title(title)), weight: 1)
        let content = StackElement(
            .horizontal,
            title.isEmpty ? [.init(mark)] : [.init(mark), text],
            alignment: .center,
            gap: spacing.s,
            isUnbreakable: true
        )
        return PressableElement(
            content: content,
            padding: UIEdgeInsets(
                top: spacing.xxs,
                left: 0,
                bottom: spacing.xxs,
                right: title.isEmpty ? spacing.xs : 0
            ),
            isEnabled: isEnabled,
            label: label ?? (title.isEmpty ? Self.words(of: identifier) : title),
            traits: isChosen ? [.button, .selected] : .button,
            identifier: identifier,
            theme: theme,
            handler: handler
        )
    }

    /// The accessibility label of a control without a label: the words of its id.
    static func words(of identifier: String) -> String {
        identifier.split { "-_.:/".contains($0) }.joined(separator: " ")
    }

    func checkBox(_ tree: BlockTree) -> any PartElement {
        let node = tree.node
        let isOn = node.isTrue("value")
        let box = option(
            node.text("label"),
            isChosen: isOn,
            isSingle: false,
            isEnabled: node.bindings["value"] != nil,
            label: node.accessibilityLabel,
            identifier: node.id.description
        ) { write(.boolean(!isOn), node) }
        return checked(tree, [.init(box)])
    }

    func choicePicker(_ tree: BlockTree) -> any PartElement {
        let node = tree.node
        let options: [Choice] = (node.properties["options"]?.array ?? []).map { option in
            Choice(label: option["label"]?.displayText ?? "", value: option["value"]?.displayText ?? "")
        }
        let value = node.properties["value"] ?? .array([])
        let chosen: [String] = (value.array ?? [value]).map(\.displayText)
        let isSingle = node.text("variant") != "multipleSelection"
        let isEnabled = node.bindings["value"] != nil
        let choose: @MainActor (String) -> Void = { value in
            var next = chosen
            if isSingle {
                next = [value]
            } else if let index = next.firstIndex(of: value) {
                next.remove(at: index)
            } else {
                next.append(value)
            }
            // In the order of the options, not of the taps. Values that are not among the options are kept.
            let known = options.map(\.value)
            let order = known.filter(next.contains) + next.filter { !$0.isEmpty && !known.contains($0) }
            write(.array(order.map { .string($0) }), node)
        }
        var items: [StackElement.Item] = []
        if !node.text("label").isEmpty { items.append(.init(TextElement(theme.caption(node.text("label"))))) }
        if node.isTrue("filterable") { items.append(.init(filterField(tree))) }
        let search = node.isTrue("filterable") ? tree.local.filter : ""
        let shown: [Choice] = options.filter {
            search.isEmpty || $0.label.range(of: search, options: .caseInsensitive) != nil
        }
        if node.text("displayStyle") == "chips" {
            items.append(
                .init(WideElement(content: chips(shown, chosen, isEnabled ? choose : nil), unbrokenWidth: 200))
            )
        } else if isSingle, options.count > Self.menuLimit, !node.isTrue("filterable") {
            let titles: [String] = options.map(\.label)
            let selected: Int? = options.firstIndex { chosen.contains($0.value) }
            let menu = MenuElement(
                options: titles,
                selectedIndex: selected,
                placeholder: "—",
                isEnabled: isEnabled,
                theme: theme,
                handler: { choose(options[$0].value) }
            )
            items.append(.init(menu))
        } else {
            for entry in shown {
                let row = option(
                    entry.label,
                    isChosen: chosen.contains(entry.value),
                    isSingle: isSingle,
                    isEnabled: isEnabled,
                    identifier: node.id.description + "." + entry.value,
                    handler: { choose(entry.value) }
                )
                items.append(.init(row, gapBefore: items.isEmpty ? nil : spacing.xxs))
            }
        }
        return checked(tree, items)
    }

    private func chips(
        _ options: [Choice],
        _ chosen: [String],
        _ choose: (@MainActor (String) -> Void)?
    ) -> any PartElement {
        let selection = options.indices.filter { chosen.contains(options[$0].value) }
        var handler: (@MainActor (Int) -> Void)?
        if let choose { handler = { choose(options[$0].value) } }
        return ChipsElement(options.map { Chip($0.label) }, selection: Set(selection), theme: theme, handler: handler)
    }

    /// The maximum number of options that are shown inline; more are shown in a menu.
    private static let menuLimit = 6

    private func filterField(_ tree: BlockTree) -> any PartElement {
        let id = tree.node.id
        let column = LeftField(
            identifier: id.description + ".filter",
            value: tree.local.filter,
            placeholder: "🔍",
            style: .search,
            input: .search,
            didChangeHandler: { [screen] text in screen?.change(id) { $0.filter = text } }
        ).column(in: theme)
        let stack = StackElement(.vertical, column.lines.map { StackElement.Item($0) }, gap: 0)
        return InputElement(content: stack, label: tree.node.text("label"))
    }
}

/// An option of a picker.
private struct Choice {
    let label: String
    let value: String
}
