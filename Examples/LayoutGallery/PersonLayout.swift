import PortableUIKit
import UniversalViewLayouts

/// A layout with a round image beside a name and a role: written once, shown in a view, a control, cells and a header.
public final class PersonLayout: ViewLayout, ReusableViewLayout {
    private enum Metrics {
        static let pictureSide: CGFloat = 44
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 12
        static let lineSpacing: CGFloat = 2
    }

    let pictureView = UIView()
    let initialLabel = UILabel()
    let nameLabel = UILabel()
    let roleLabel = UILabel()

    /// Creates the subviews.
    public init() {
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        roleLabel.font = .preferredFont(forTextStyle: .subheadline)
        roleLabel.textColor = .secondaryLabel
        for label in [nameLabel, roleLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        initialLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        initialLabel.textColor = .white
        pictureView.layer.cornerRadius = Metrics.pictureSide / 2
    }

    /// Adds a row with the image and two lines of text.
    public func layout(on view: UIView) {
        let lines = UIStackView(arrangedSubviews: [nameLabel, roleLabel])
        lines.axis = .vertical
        lines.spacing = Metrics.lineSpacing
        let row = UIStackView(arrangedSubviews: [pictureView, lines])
        row.alignment = .center
        row.spacing = Metrics.spacing
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        initialLabel.translatesAutoresizingMaskIntoConstraints = false
        pictureView.addSubview(initialLabel)
        view.addSubview(row)
        NSLayoutConstraint.activate([
            pictureView.widthAnchor.constraint(equalToConstant: Metrics.pictureSide),
            pictureView.heightAnchor.constraint(equalToConstant: Metrics.pictureSide),
            initialLabel.centerXAnchor.constraint(equalTo: pictureView.centerXAnchor),
            initialLabel.centerYAnchor.constraint(equalTo: pictureView.centerYAnchor),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.margin),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Metrics.margin),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: Metrics.spacing),
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -Metrics.spacing),
        ])
    }

    /// Clears the image and the texts.
    public func prepareForReuse() {
        for label in [initialLabel, nameLabel, roleLabel] { label.text = nil }
    }

    func show(_ person: Person) {
        pictureView.backgroundColor = person.color
        initialLabel.text = String(person.name.prefix(1))
        nameLabel.text = person.name
        roleLabel.text = person.role
    }
}
