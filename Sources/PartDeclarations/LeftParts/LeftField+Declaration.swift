import Honeycomb

extension LeftField: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftField> = PartDeclaration(
        "field",
        summary: "a field that its state holds",
        usage: """
            For forms: the field has a label, a helper, errors, a mask and the next field, and its value lives in \
            the state of the screen.
            """,
        fields: [
            .text(
                "identifier",
                \.identifier,
                description: "Identifies the field for the focus, for `next` and for UI tests."
            ),
            .optionalText("value", \.value, description: "The value, without the separators of the mask."),
            .optionalText("label", \.label, description: "The text above the field. An empty one takes no space."),
            .optionalText("placeholder", \.placeholder, description: "The text of the empty field."),
            .optionalText("helper", \.helper, description: "The text below the field. An empty one takes no space."),
            .optionalText(
                "error",
                \.error,
                description: "What is wrong with the value, in place of the helper; empty if nothing is."
            ),
            .optionalText("prefix", \.prefix, description: "The text before the value, such as a currency."),
            .optionalText("suffix", \.suffix, description: "The text after the value, such as a unit."),
            .name("style", noun: "field style", \.style, description: "How the field stands out from its row."),
            .named(
                "input",
                noun: "input",
                \.input,
                in: FieldInput.named,
                description: "What is typed, which selects the keyboard and what the system suggests."
            ),
            .named(
                "characters",
                noun: "kind of characters",
                \.rules.characters,
                in: FieldCharacters.named,
                description: "The characters that the field accepts; others are ignored."
            ),
            .optionalCount(
                "maximumLength",
                \.rules.maximumLength,
                in: 0...100_000,
                description: "The most characters that the field accepts; without it, any number."
            ),
            PartField(
                "mask",
                isRequired: false,
                description: "The shape of the value, with # for each character: `+7 (###) ###-##-##`.",
                value: .text(isEmptyAllowed: false) { $0.rules.format = .mask($1) },
                read: { if case .mask(let mask) = $0.rules.format { .text(mask) } else { nil } }
            ),
            .boolean(
                "isMultiline",
                \.isMultiline,
                description: "Whether the field grows with its text, and Return begins a line."
            ),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .optionalText("next", \.next, description: "The identifier of the field that Return goes on to."),
            .action(
                "action",
                changes: "value",
                hasHandler: { $0.didChangeHandler != nil },
                description: "The action after each change by the user, with the new value."
            ) { part, action in
                part.didChangeHandler = { action(.text($0)) }
            },
            .action(
                "submitAction",
                hasHandler: { $0.didSubmitHandler != nil },
                description: "The action when the user presses Return."
            ) { part, action in
                part.didSubmitHandler = { action(.tap) }
            },
            PartField(
                "leaveAction",
                isRequired: false,
                description: "The action when the user leaves the field.",
                value: .action { part, action in part.didEndEditingHandler = { action(.tap) } },
                since: 2,
                hasHandler: { $0.didEndEditingHandler != nil }
            ),
            PartField(
                "checks",
                isRequired: false,
                description:
                    "What the value must be. The message of the first check that fails is the error of the field.",
                value: .checks { part, leave in
                    let action = part.didEndEditingHandler
                    part.didEndEditingHandler = {
                        leave(.tap)
                        action?()
                    }
                },
                since: 2
            ),
            PartField(
                "errorsAfter",
                isRequired: false,
                description: "When the error of a failing check is shown first; `submit` shows all errors.",
                value: .name(noun: "time", ["change", "leave", "submit"]) { _, _ in },
                since: 2,
                read: { _ in .text("leave") }
            ),
        ],
        examples: [
            PartExample("Field") { LeftField(identifier: "name", value: "Анна", label: "Имя", input: .name) },
            PartExample("Empty") {
                LeftField(
                    identifier: "email",
                    value: "",
                    label: "Почта",
                    placeholder: "name@example.com",
                    input: .email
                )
            },
            PartExample("Mask") {
                LeftField(
                    identifier: "phone",
                    value: "9161234567",
                    label: "Телефон",
                    helper: "Отправим код в сообщении",
                    rules: FieldRules(characters: .digits, format: .mask("+7 (###) ###-##-##")),
                    input: .phone
                )
            },
            PartExample("Error") {
                LeftField(
                    identifier: "email",
                    value: "anna@",
                    label: "Почта",
                    error: "Нет адреса после @",
                    input: .email
                )
            },
            PartExample("Prefix and suffix") {
                LeftField(
                    identifier: "salary",
                    value: "250000",
                    label: "Зарплата",
                    prefix: "от",
                    suffix: "₽",
                    rules: FieldRules(characters: .digits, format: .grouped(separator: " ")),
                    input: .number
                )
            },
            PartExample("Secure") {
                LeftField(identifier: "password", value: "12345", label: "Пароль", input: .password)
            },
            PartExample("Several lines") {
                LeftField(
                    identifier: "about",
                    value: "Рисую интерфейсы и иллюстрации.\nЛюблю системы.",
                    label: "О себе",
                    isMultiline: true
                )
            },
            PartExample("Disabled") {
                LeftField(identifier: "login", value: "anna", label: "Логин", isEnabled: false)
            },
        ]
    ) {
        LeftField(identifier: "", value: "")
    }
}
