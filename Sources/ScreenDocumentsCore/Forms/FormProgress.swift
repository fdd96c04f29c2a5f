/// How far the user has got with the fields of a screen, which decides whose errors are shown.
package struct FormProgress: Equatable, Sendable {
    /// What the user has done with a field, in order.
    package enum Step: Int, Comparable, Sendable {
        case untouched
        case changed
        case left

        package static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
    }

    /// When the error of a field is shown first.
    package enum ErrorTime: String, CaseIterable, Sendable {
        /// After the first change.
        case change
        /// After the user has left the field.
        case leave
        /// After the form was submitted.
        case submit
    }

    private var steps: [String: Step] = [:]

    /// Whether the user has submitted the form, which shows all errors.
    package var isSubmitted = false

    /// The identifiers of the fields with values that fail.
    package var invalidFields: Set<String> = []

    package init() {}

    /// The step of a field, which never goes back.
    package subscript(field: String) -> Step {
        get { steps[field] ?? .untouched }
        set { steps[field] = max(newValue, self[field]) }
    }

    /// Whether the error of a field is shown.
    func showsError(of field: String, after time: ErrorTime) -> Bool {
        isSubmitted || self[field] >= (time == .change ? .changed : .left) && time != .submit
    }

    // Elements depend on the progress as they do on names of the state; a name of the state has no NUL.

    /// What elements depend on that show errors after a submission.
    package static let submission = ExactString("\u{0}submission")
    /// What elements depend on that read whether all fields are valid.
    package static let validity = ExactString("\u{0}validity")

    /// What elements depend on that show the error of a field.
    package static func step(of field: String) -> ExactString { ExactString("\u{0}step " + field) }

    /// What elements depend on that read whether a field is valid.
    package static func validity(of field: String) -> ExactString { ExactString("\u{0}validity " + field) }
}
