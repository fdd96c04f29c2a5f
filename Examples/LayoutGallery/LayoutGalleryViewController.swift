import PortableUIKit
import UniversalViewLayouts

/// A screen that shows one layout in a plain view, a control, and the cells and headers of a collection view and a
/// table view.
public final class LayoutGalleryViewController: UIViewController {
    private let plainView = View<PersonLayout>()
    private let control = Control<PersonLayout>()
    private let gallery = PersonCollection()
    private let table = PersonTable()

    /// Adds the views of the gallery.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        plainView.layout.show(Person.all[0])
        control.layout.show(Person.all[1])
        control.backgroundColor = .secondarySystemBackground
        control.layer.cornerRadius = 10
        let column = UIStackView(arrangedSubviews: [
            makeCaption("In a view"), plainView, makeCaption("In a control"), control,
            makeCaption("In a collection view"), gallery.collectionView,
            makeCaption("In a table"), table.tableView,
        ])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            column.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            table.tableView.heightAnchor.constraint(equalTo: gallery.collectionView.heightAnchor),
        ])
    }

    private func makeCaption(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        let box = UIView()
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: box.topAnchor),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        // The collection view and the table view, not the captions, fill the remaining height.
        label.setContentHuggingPriority(.required, for: .vertical)
        return box
    }
}
