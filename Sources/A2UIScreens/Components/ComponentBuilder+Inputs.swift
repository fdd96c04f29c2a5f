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
            padding: UIEdgeInsets(top: min(padding, spacing.xs), left: padding, bottom: min(padding, spacing.xs), right: padding),
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

    /// Why a button is disabled is its hint.
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
        let error = tree.local.isTouched ? node.failures.first : nil
        let column = LeftField(
            identifier: node.id.description,
            value: node.text("value"),
            label: node.text("label"),
            error: error.map { $0.isEmpty ? Self.invalidValue : $0 } ?? "",
            style: .outlined,
            input: input,
            isMultiline: node.text("variant") == "longText",
            isEnabled: node.bindings["value"] != nil,
            didChangeHandler: { [screen] text in
                let isNumber = node.text("variant") == "number"
                let number = isNumber ? (try? ScreenExpression(text)).flatMap { $0.literalNumber } : nil
                screen?.write(number ?? .string(text), node.id)
            }
        ).column(in: theme)
        let stack = StackElement(
            .vertical,
            column.lines.map { StackElement.Item($0) },
            gap: column.lineGap ?? spacing.xxs
        )
        return InputElement(content: stack, label: node.accessibilityLabel ?? node.text("label"))
    }

    /// What is said of a value that an expression of the agent does not match, which has no message of its own.
    private static let invalidValue = "✕"

    private func looksLikeMail(_ node: A2UINode) -> Bool {
        node.text("label").lowercased().contains("mail")
    }

    // MARK: - Choices

    private func write(_ value: DocumentValue, _ node: A2UINode) { screen?.write(value, node.id) }

    /// The component, with what is wrong with its value below.
    private func checked(_ tree: BlockTree, _ items: [StackElement.Item]) -> any PartElement {
        var items = items
        if tree.local.isTouched, let failure = tree.node.failures.first(where: { !$0.isEmpty }) {
            var label = theme.caption(failure)
            label.color = palette.destructive
            items.append(.init(TextElement(label), gapBefore: spacing.xxs))
        }
        return items.count == 1 ? items[0].element : StackElement(.vertical, items, gap: spacing.xs)
    }

    private func option(
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

    /// What is said for a control without words: those of its id, which agents write as words.
    private static func words(of identifier: String) -> String {
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
            // In the order of the options, whatever the order of taps.
            let order: [DocumentValue] = options.filter { next.contains($0.value) }.map { .string($0.value) }
            write(.array(order), node)
        }
        var items: [StackElement.Item] = []
        if !node.text("label").isEmpty { items.append(.init(TextElement(theme.caption(node.text("label"))))) }
        if node.isTrue("filterable") { items.append(.init(filterField(tree))) }
        let search = node.isTrue("filterable") ? tree.local.filter : ""
        let shown: [Choice] = options.filter {
            search.isEmpty || $0.label.range(of: search, options: .caseInsensitive) != nil
        }
        if node.text("displayStyle") == "chips" {
            items.append(.init(WideElement(content: chips(shown, chosen, isEnabled ? choose : nil), unbrokenWidth: 200)))
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

    /// More options than this open in a menu.
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
                .init(LabeledControl(content: slider, label: node.accessibilityLabel ?? node.text("label")), gapBefore: spacing.xxs),
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

/// A field with the label that VoiceOver says for it.
struct InputElement: PartElement {
    var content: StackElement
    var label: String

    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize { content.size(fitting: width) }

    var minWidth: CGFloat { content.minWidth }

    func update(_ view: ElementStackView, isAnimated: Bool) {
        view.show([content], isAnimated: isAnimated)
        speak(view, isField: false)
    }

    func updateHandlers(_ view: ElementStackView) {
        view.elementViews.updateHandlers([content])
    }

    func layOut(_ view: ElementStackView) {
        view.elementViews.layOut([content], frames: [view.bounds], in: view)
    }

    var isInteractive: Bool { true }

    var touchReach: CGFloat { StackElement.reach }

    var fillsWidth: Bool { true }

    /// The text input has the label; the label above it is not said twice, and the button that reveals a password has its own.
    private func speak(_ view: UIView, isField: Bool) {
        for subview in view.subviews {
            if subview is UITextField || subview is UITextView {
                subview.accessibilityLabel = label
            } else if isField, let button = subview as? UIControl, button.accessibilityLabel?.isEmpty != false {
                button.isAccessibilityElement = true
                button.accessibilityLabel = FieldInput.password.revealLabel
                button.accessibilityTraits = .button
            } else if let text = subview as? UILabel, text.text == label {
                text.isAccessibilityElement = false
            }
            if let input = subview.subviews.first(where: { $0 is UITextField || $0 is UITextView }) {
                let others = subview.subviews.filter { $0 !== input && $0 is UIControl && !$0.isHidden }
                subview.accessibilityElements = [input] + others
            }
            speak(subview, isField: isField || subview.subviews.contains { $0 is UITextField || $0 is UITextView })
        }
    }
}

/// An option of a picker.
private struct Choice {
    let label: String
    let value: String
}

/// A control of UIKit with the label that stands beside it.
struct LabeledControl<Content: PartElement>: PartElement {
    var content: Content
    var label: String

    static func makeView() -> Content.View { Content.makeView() }

    func size(fitting width: CGFloat) -> CGSize { content.size(fitting: width) }

    var minWidth: CGFloat { content.minWidth }

    func update(_ view: Content.View, isAnimated: Bool) {
        content.update(view, isAnimated: isAnimated)
        if !label.isEmpty { view.accessibilityLabel = label }
        if let value = content.accessibility(of: view).value { view.accessibilityValue = value }
    }

    func updateHandlers(_ view: Content.View) { content.updateHandlers(view) }

    func layOut(_ view: Content.View) { content.layOut(view) }

    func accessibility(of view: Content.View) -> RightControlAccessibility { content.accessibility(of: view) }

    var isInteractive: Bool { content.isInteractive }

    var isControl: Bool { true }

    var fillsWidth: Bool { content.fillsWidth }
}

/// A button with a label and a hint for VoiceOver.
struct SpokenButton: PartElement {
    var button: ButtonElement
    var label: String?
    var hint: String?

    static func makeView() -> PartButton { ButtonElement.makeView() }

    func size(fitting width: CGFloat) -> CGSize { button.size(fitting: width) }

    /// A title breaks only where a button beside another one would not fit the narrowest screen.
    var minWidth: CGFloat { max(button.minWidth, min(button.size(fitting: .infinity).width, 220)) }

    func update(_ view: PartButton, isAnimated: Bool) {
        button.update(view, isAnimated: isAnimated)
        view.isAccessibilityElement = true
        view.accessibilityLabel = label ?? button.title
        view.accessibilityHint = hint
        view.accessibilityTraits = button.isEnabled ? .button : [.button, .notEnabled]
    }

    func updateHandlers(_ view: PartButton) { button.updateHandlers(view) }

    func layOut(_ view: PartButton) { button.layOut(view) }

    func accessibility(of view: PartButton) -> RightControlAccessibility {
        var information = button.accessibility(of: view)
        information.label = label ?? button.title
        return information
    }

    var isInteractive: Bool { true }

    var isControl: Bool { true }

    var fillsWidth: Bool { button.isWide }
}
