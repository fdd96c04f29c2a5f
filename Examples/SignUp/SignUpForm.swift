/// The values of the form and what is wrong with them. It knows nothing of views.
public struct SignUpForm: Equatable, Sendable {
    /// The fields, in their order on screen.
    public enum Field: String, CaseIterable, Sendable {
        case name
        case email
        case phone
        case password
    }

    /// The values by field.
    public var values: [Field: String] = [:]

    /// The fields whose errors are shown: those that the user has left, and all after an attempt to send the form.
    public var checked: Set<Field> = []

    /// Creates an empty form.
    public init() {}

    /// The value of a field.
    public subscript(field: Field) -> String {
        get { values[field, default: ""] }
        set { values[field] = newValue }
    }

    /// Returns what is wrong with the value of a field; `nil` if it is valid.
    public func problem(of field: Field) -> String? {
        let value = self[field]
        switch field {
        case .name:
            return value.isEmpty ? "Enter your name" : nil
        case .email:
            let halves = value.split(separator: "@", omittingEmptySubsequences: false)
            let isAddress = halves.count == 2 && !halves[0].isEmpty && halves[1].contains(".") && value.last != "."
            return isAddress ? nil : "Enter an address like name@example.com"
        case .phone:
            return value.count == 10 ? nil : "\(10 - value.count) digits are missing"
        case .password:
            return value.count >= 8 ? nil : "Use at least 8 characters"
        }
    }

    /// The error that is shown below a field, if any.
    public func shownProblem(of field: Field) -> String {
        checked.contains(field) ? problem(of: field) ?? "" : ""
    }

    /// The first field with a problem; `nil` if the form is valid.
    public var firstProblem: Field? {
        Field.allCases.first { problem(of: $0) != nil }
    }
}
