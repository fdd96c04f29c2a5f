import A2UIProtocol
import CellParts
import PortableUIKit

extension ComponentBuilder {
    // MARK: - Buttons

    func button(_ tree: BlockTree) -> any PartElement {
        let node = tree.node
        let isEnabled = node.failures.isEmpty
        let opened = modal ?? screen?.modal(node.id)
        let handler: @MainActor () -> Void = { [screen] in
            if let opened { screen?.present(opened) } else { screen?.perform(node.id) }
        }
        let style: ButtonElement.Style =
            switch node.text("variant") {
            case "primary": .filled
            case "borderless": .plain
            default: isOnCard ? .outlined : .tinted
            }
        if let text = tree.child(), text.node.type == "Text" {
            var button = ButtonElement(
                title: MarkdownText(text.node.text("text")).plainText,
                style: style,
                isEnabled: isEnabled,
                isWide: isInColumn && style != .plain,
                theme: theme,
                handler: handler
            )
            if button.title.isEmpty { button.title = node.accessibilityLabel ?? "…" }
            return SpokenButton(button: button, label: node.accessibilityLabel, hint: hint(node))
        }
        var builder = self
        builder.isInColumn = false
        builder.isCentered = false
        builder.contentColor = style == .filled ? palette.inverseText : palette.accent
        let content = tree.child().map { builder.element($0) } ?? TextElement(theme.title(""))
        let isIcon = tree.child()?.node.type == "Icon"
        let padding = style == .plain ? 0 : isIcon ? spacing.xs : spacing.s
        return PressableElement(
            content: content,
            padding: UIEdgeInsets(
                top: min(padding, spacing.xs),
                left: padding,
                bottom: min(padding, spacing.xs),
                right: padding
            ),
            color: style == .filled ? palette.accent : style == .tinted ? palette.overlayFill : nil,
            cornerRadius: theme.cornerRadii.large,
            isEnabled: isEnabled,
            isCentered: true,
            isWide: isInColumn && style != .plain && !isIcon,
            label: node.accessibilityLabel ?? (isIcon ? tree.child()?.node.text("name") : nil),
            hint: hint(node),
            identifier: node.id.description,
            theme: theme,
            handler: handler
        )
    }

    /// The accessibility hint tells why a button is disabled.
    private func hint(_ node: A2UINode) -> String? {
        node.failures.first { !$0.isEmpty } ?? node.accessibilityHint
    }

    // MARK: - Fields

    func field(_ tree: BlockTree) -> any PartElement {
        let node = tree.node
        let input: FieldInput =
            switch node.text("variant") {
            case "number": .decimal
            case "obscured": .password
            default: looksLikeMail(node) ? .email : .text
            }
        let isNumber = node.text("variant") == "number"
        let error = tree.local.isTouched ? node.failures.first : nil
        let column = LeftField(
            identifier: node.id.description,
            value: isNumber ? numberText(tree) : node.text("value"),
            label: node.text("label"),
            error: error.map { $0.isEmpty ? Self.invalidValue : $0 } ?? "",
            style: .outlined,
            input: input,
            isMultiline: node.text("variant") == "longText",
            isEnabled: node.bindings["value"] != nil,
            didChangeHandler: { [screen] text in
                let number = isNumber ? screen?.formatting.typedNumber(text) : nil
                screen?.write(number ?? .string(text), isNumber ? text : nil, node.id)
            }
        ).column(in: theme)
        let stack = StackElement(
            .vertical,
            column.lines.map { StackElement.Item($0) },
            gap: column.lineGap ?? spacing.xxs
        )
        return InputElement(content: stack, label: node.accessibilityLabel ?? node.text("label"))
    }

    /// What the user typed, as long as it is the number of the data model.
    private func numberText(_ tree: BlockTree) -> String {
        let value = tree.node.properties["value"] ?? .null
        guard let formatting = screen?.formatting else { return value.displayText }
        if let typed = tree.local.typed, formatting.typedNumber(typed) == value { return typed }
        return formatting.editableText(value)
    }

    /// The message for a value that does not match `validationRegexp`, which has no message in the protocol.
    private static let invalidValue = "✕"

    private func looksLikeMail(_ node: A2UINode) -> Bool {
        node.text("label").lowercased().contains("mail")
    }

    // MARK: - Values

    func slider(_ tree: BlockTree) -> any PartElement {
        let node = tree.node
        let least = node.number("min") ?? 0
        let most = max(node.number("max") ?? 100, least)
        let value = min(max(node.number("value") ?? least, least), most)
        let isInteger = least == least.rounded() && most == most.rounded() && most - least >= 5
        let shown = screen?.formatting.shortNumber(value, isInteger: isInteger) ?? ""
        var header: [StackElement.Item] = []
        if !node.text("label").isEmpty {
            header.append(.init(TextElement(theme.caption(node.text("label"))), weight: 1))
        }
        header.append(.init(TextElement(theme.caption(shown), isSpoken: false)))
        let slider = SliderElement(
            value: value,
            range: least...max(most, least + 0.000_1),
            step: isInteger ? 1 : 0,
            isEnabled: node.bindings["value"] != nil,
            spokenValue: shown,
            palette: palette
        ) { write(.number($0), node) }
        return checked(
            tree,
            [
                .init(StackElement(.horizontal, header, justification: .end, gap: spacing.xs, isUnbreakable: true)),
                .init(
                    LabeledControl(content: slider, label: node.accessibilityLabel ?? node.text("label")),
                    gapBefore: spacing.xxs
                ),
            ]
        )
    }

    func dateInput(_ tree: BlockTree) -> any PartElement {
        let node = tree.node
        let hasDate = node.isTrue("enableDate")
        let hasTime = node.isTrue("enableTime")
        let mode: DateMode = hasTime ? (hasDate ? .dateAndTime : .time) : .date
        let formatting = screen?.formatting ?? ValueFormatting()
        func date(_ name: String) -> Date? { formatting.date(node.properties[name] ?? .null) }
        let own = date("value")
        let control = DateElement(
            date: own ?? date("min") ?? formatting.now(),
            mode: mode,
            minimum: date("min"),
            maximum: date("max"),
            locale: formatting.locale,
            timeZone: formatting.timeZone,
            isEnabled: node.bindings["value"] != nil,
            tint: palette.accent
        ) { write(.string(formatting.isoText($0, hasDate: hasDate || !hasTime, hasTime: hasTime)), node) }
        let label = node.text("label")
        let title = TextElement(theme.title(label))
        let picker = LabeledControl(content: control, label: node.accessibilityLabel ?? label)
        guard !label.isEmpty else { return checked(tree, [.init(picker)]) }
        let row = StackElement(
            .horizontal,
            [.init(title, weight: 1), .init(picker)],
            alignment: .center,
            gap: spacing.xs
        )
        return checked(tree, [.init(row)])
    }
}
