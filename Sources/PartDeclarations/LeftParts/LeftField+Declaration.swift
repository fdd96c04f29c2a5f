import Honeycomb

extension LeftField: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftField> = PartDeclaration(
        "field",
        summary: "a field that its state holds",
        fields: [
            .text("identifier", \.identifier),
            .optionalText("value", \.value),
            .optionalText("label", \.label),
            .optionalText("placeholder", \.placeholder),
            .optionalText("helper", \.helper),
            .optionalText("error", \.error),
            .optionalText("prefix", \.prefix),
            .optionalText("suffix", \.suffix),
            .named("input", noun: "input", \.input, in: FieldInput.named),
            .named("characters", noun: "kind of characters", \.rules.characters, in: FieldCharacters.named),
            .optionalCount("maximumLength", \.rules.maximumLength, in: 0...100_000),
            PartField(
                "mask",
                isRequired: false,
                value: .text(isEmptyAllowed: false) { $0.rules.format = .mask($1) },
                read: { if case .mask(let mask) = $0.rules.format { .text(mask) } else { nil } }
            ),
            .boolean("isMultiline", \.isMultiline),
            .boolean("isEnabled", \.isEnabled),
            .optionalText("next", \.next),
            .action("action", changes: "value", hasHandler: { $0.didChangeHandler != nil }) { part, action in
                part.didChangeHandler = { action(.text($0)) }
            },
            .action("submitAction", hasHandler: { $0.didSubmitHandler != nil }) { part, action in
                part.didSubmitHandler = { action(.tap) }
            },
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
