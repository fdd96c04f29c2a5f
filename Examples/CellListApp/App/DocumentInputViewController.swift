import Honeycomb
import ScreenDocuments

/// A screen in JSON, typed, pasted or loaded from an address. Its button shows the screen, or every problem of the document.
final class DocumentInputViewController: UIViewController {
    /// Loads the text at an address.
    typealias Loader = @MainActor (URL) async throws -> String

    /// The document that is there at the start, so that there is something to show.
    static let example = """
        { "version": 1, "title": "Search", "state": { "remote": false }, "sections": [ { "id": "filter", "items": [
          { "id": "city", "left": { "type": "title", "title": "City" },
            "right": { "type": "detailChevron", "text": "Almaty" }, "separator": "leftRight16" },
          { "id": "remote", "left": { "type": "title", "title": "Remote" },
            "right": { "type": "toggle", "isOn": { "$state": "remote" } } }
        ] } ] }
        """

    private let addressField = UITextField()
    private let pasteButton = UIButton(configuration: .plain())
    private let loadButton = UIButton(configuration: .plain())
    private let textView = UITextView()
    private let load: Loader
    private var loading: Task<Void, Never>?

    /// Creates the screen. Tests replace the loader.
    init(load: @escaping Loader = { try await DocumentInputViewController.text(at: $0) }) {
        self.load = load

        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DocumentInputViewController is made in code; it cannot be decoded.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = .systemBackground
        setUpAddress()
        setUpText()
        // Below the address: beside it, the largest texts would not fit.
        let buttons = UIStackView(arrangedSubviews: [loadButton, pasteButton])
        buttons.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [addressField, buttons, textView])
        stack.axis = .vertical
        stack.spacing = .xs
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: .xs),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: .m),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -.m),
            stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -.xs),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Show",
            primaryAction: UIAction(title: "Show") { [weak self] _ in self?.show() }
        )
    }

    private func setUpAddress() {
        addressField.placeholder = "https://…"
        addressField.borderStyle = .roundedRect
        addressField.keyboardType = .URL
        addressField.autocapitalizationType = .none
        addressField.autocorrectionType = .no
        addressField.clearButtonMode = .whileEditing
        addressField.font = .preferredFont(forTextStyle: .body)
        addressField.adjustsFontForContentSizeCategory = true
        addressField.accessibilityIdentifier = "address"
        addressField.accessibilityLabel = "The address of a screen in JSON"
        loadButton.configuration?.title = "Load"
        loadButton.accessibilityIdentifier = "load"
        loadButton.addAction(UIAction { [weak self] _ in self?.loadDocument() }, for: .touchUpInside)
        pasteButton.configuration?.title = "Paste"
        pasteButton.accessibilityIdentifier = "paste"
        pasteButton.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    }

    private func setUpText() {
        textView.text = Self.example
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.autocapitalizationType = .none
        textView.autocorrectionType = .no
        textView.smartQuotesType = .no
        // JSON is written from left to right in every language.
        textView.semanticContentAttribute = .forceLeftToRight
        textView.textAlignment = .left
        textView.accessibilityIdentifier = "document"
        textView.accessibilityLabel = "A screen in JSON"
    }

    private func paste() {
        guard let text = UIPasteboard.general.string, !text.isEmpty else {
            return report("There is no text to paste", "Copy a document first.")
        }
        textView.text = text
        show()
    }

    private func loadDocument() {
        let address = (addressField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme),
            url.host?.isEmpty == false
        else {
            return report("This is not an address", "“\(address)” does not begin with https:// and a host.")
        }
        addressField.resignFirstResponder()
        loading?.cancel()
        loadButton.isEnabled = false
        loading = Task { [weak self, load] in
            let result: Result<String, any Error>
            do { result = .success(try await load(url)) } catch { result = .failure(error) }
            guard !Task.isCancelled else { return }
            self?.didLoad(result, from: url)
        }
    }

    private func didLoad(_ result: Result<String, any Error>, from url: URL) {
        loadButton.isEnabled = true
        switch result {
        case .success(let text):
            textView.text = text
            show()
        case .failure(let error):
            report("The document was not loaded", "\(url.absoluteString): \(error.localizedDescription)")
        }
    }

    private func show() {
        do {
            // Strict: whoever writes a document wants to see its problems.
            let document = try ScreenDocument(data: Data(textView.text.utf8), fileName: "document.json")
            let controller = DocumentViewController(policy: .strict)
            controller.screen.show(document, animated: false)
            navigationController?.pushViewController(controller, animated: true)
        } catch {
            report("This is not a screen", error.description)
        }
    }

    private func report(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// Loads the text at an address; an answer other than 200 is an error.
    private static func text(at url: URL) async throws -> String {
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
            throw URLError(.badServerResponse, userInfo: [NSLocalizedDescriptionKey: "the server answered \(status)"])
        }
        return String(decoding: data, as: UTF8.self)
    }
}
