import Honeycomb

@MainActor
func phoneState(
    phone: String,
    focus: String?,
    setPhone: @escaping @MainActor @Sendable (String) -> Void
) -> CollectionViewState {
    CollectionViewState {
        CollectionViewSection {
            FieldItem(
                left: LeftField(
                    identifier: "phone",
                    value: phone,
                    label: "Phone",
                    error: phone.count == 10 ? "" : "10 digits are needed",
                    rules: FieldRules(characters: .digits, format: .mask("+7 (###) ###-##-##")),
                    input: .phone,
                    didChangeHandler: setPhone
                )
            )
        }
    }
    .focus(focus)
}
