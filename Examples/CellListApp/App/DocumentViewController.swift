import Honeycomb
import ScreenDocuments

/// A field for a screen in JSON; its button shows the screen, or every problem of the document.
final class DocumentViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = .systemBackground
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.font = UIFont.preferredFont(forTextStyle: .body)
        textView.autocapitalizationType = .none
        textView.autocorrectionType = .no
        textView.smartQuotesType = .no
        textView.accessibilityIdentifier = "document"
        textView.accessibilityLabel = "A screen in JSON"
        view.addSubview(textView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Show",
            primaryAction: UIAction(title: "Show") { [weak self] _ in self?.show() }
        )
    }

    private func show() {
        do {
            let document = try ScreenDocument(data: Data(textView.text.utf8), fileName: "pasted.json")
            navigationController?.pushViewController(CellScreenViewController(state: document.state()), animated: true)
        } catch {
            let alert = UIAlertController(
                title: "This is not a screen",
                message: error.description,
                preferredStyle: .alert
            )
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}
