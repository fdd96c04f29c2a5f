import Honeycomb

/// Maps the form to the rows that show it.
@MainActor
struct SignUpStateMapper {
    let change: @MainActor @Sendable (SignUpForm.Field, String) -> Void
    let send: @MainActor @Sendable () -> Void
    let moveFocus: @MainActor @Sendable (SignUpForm.Field?) -> Void

    func state(of form: SignUpForm, focus: SignUpForm.Field?, isSending: Bool) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(
                differenceIdentifier: "form",
                header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "Sign up")),
                items: {
                    for field in SignUpForm.Field.allCases {
                        FieldItem(
                            differenceIdentifier: field.rawValue,
                            left: left(field, form),
                            isEnabled: !isSending
                        )
                    }
                    ButtonItem(
                        left: LeftButton(title: "Create account", isActive: isSending, didTapHandler: send)
                    )
                }
            )
        }
        .focus(focus?.rawValue) { moveFocus($0.flatMap { SignUpForm.Field(rawValue: $0) }) }
    }

    private func left(_ field: SignUpForm.Field, _ form: SignUpForm) -> LeftField {
        var left = LeftField(
            identifier: field.rawValue,
            value: form[field],
            error: form.shownProblem(of: field),
            next: next(after: field)?.rawValue,
            didChangeHandler: { change(field, $0) },
            didSubmitHandler: next(after: field) == nil ? send : nil
        )
        switch field {
        case .name:
            left.label = "Name"
            left.input = .name
            left.rules = FieldRules(maximumLength: 40)
        case .email:
            left.label = "Email"
            left.placeholder = "name@example.com"
            left.input = .email
        case .phone:
            left.label = "Phone"
            left.helper = "We send a code to it"
            left.input = .phone
            left.rules = FieldRules(characters: .digits, format: .mask("+7 (###) ###-##-##"))
        case .password:
            left.label = "Password"
            left.helper = "At least 8 characters"
            left.input = .newPassword
        }
        return left
    }

    private func next(after field: SignUpForm.Field) -> SignUpForm.Field? {
        let all = SignUpForm.Field.allCases
        return all.firstIndex(of: field).flatMap { $0 + 1 < all.count ? all[$0 + 1] : nil }
    }
}
