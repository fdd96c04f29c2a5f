import PortableUIKit

/// A visible placeholder for a model that has no known view.
final class PlaceholderView: UIView, HostableView {
    private enum Metrics {
        static let margin: CGFloat = 12
        static let opacity: CGFloat = 0.3
    }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.systemYellow.withAlphaComponent(Metrics.opacity)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textColor = .label
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.margin),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.margin),
            label.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.margin),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Metrics.margin),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A placeholder is made in code: use init(frame:)")
    }

    func show(_ text: String) {
        label.text = text
    }
}
