import Honeycomb

/// A form that validates what is typed: a field when the user leaves it, and all when the form is sent.
public final class SignUpViewController: CellScreenViewController {
    /// What the user has typed.
    public private(set) var form = SignUpForm()

    /// The field with the focus, if any.
    public private(set) var focus: SignUpForm.Field?

    private var isSending = false
    private let didSendHandler: @MainActor (SignUpForm) -> Void

    /// Creates the screen.
    ///
    /// - Parameter didSendHandler: Called with a valid form.
    public init(didSendHandler: @escaping @MainActor (SignUpForm) -> Void) {
        self.didSendHandler = didSendHandler

        super.init()
    }

    public override func viewDidLoad() {
        super.viewDidLoad()

        showForm(animated: false)
    }

    private func showForm(animated: Bool = true) {
        let mapper = SignUpStateMapper(
            change: { [weak self] in self?.change($0, to: $1) },
            send: { [weak self] in self?.send() },
            moveFocus: { [weak self] in self?.moveFocus(to: $0) }
        )
        apply(mapper.state(of: form, focus: focus, isSending: isSending), animated: animated)
    }

    private func change(_ field: SignUpForm.Field, to value: String) {
        form[field] = value
        showForm()
    }

    private func moveFocus(to field: SignUpForm.Field?) {
        if let focus, focus != field, !form[focus].isEmpty { form.checked.insert(focus) }
        focus = field
        showForm()
    }

    /// Sends a valid form; otherwise shows all errors and goes to the first one.
    private func send() {
        form.checked = Set(SignUpForm.Field.allCases)
        focus = form.firstProblem
        isSending = focus == nil
        showForm()
        if isSending { didSendHandler(form) }
    }
}
