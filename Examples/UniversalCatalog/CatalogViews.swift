import PortableUIKit
import UniversalDataSources

private enum Metrics {
    static let margin: CGFloat = 16
    static let spacing: CGFloat = 8
    static let line: CGFloat = 4
}

extension UIView {
    /// Stacks views along an axis, with a margin.
    fileprivate func fill(
        with views: [UIView],
        axis: NSLayoutConstraint.Axis,
        vertical: CGFloat = Metrics.spacing,
        horizontal: CGFloat = Metrics.margin
    ) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = axis == .vertical ? Metrics.line : Metrics.spacing
        stack.alignment = axis == .vertical ? .fill : .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: horizontal),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -horizontal),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: vertical),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -vertical),
        ])
    }
}

/// Returns a label that adjusts to the user's preferred text size.
@MainActor
private func makeLabel(_ style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
}

/// A card with a number.
final class TileView: UIView, ConfigurableView, HostableView {
    let card = UIView()
    let valueLabel = makeLabel(.title1)
    let titleLabel = makeLabel(.footnote)

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.fill(with: [valueLabel, titleLabel], axis: .vertical, vertical: Metrics.margin)
        fill(with: [card], axis: .vertical, vertical: Metrics.line, horizontal: Metrics.spacing)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A tile is made in code: use init(frame:)")
    }

    func configure(with viewModel: TileViewModel) {
        titleLabel.text = viewModel.title
        titleLabel.textColor = viewModel.isHighlighted ? .white : .secondaryLabel
        valueLabel.text = viewModel.value
    }
}

/// A line of text with a trailing detail.
final class SimpleView: UIView, ConfigurableView, HostableView {
    private let titleLabel = makeLabel(.body)
    private let detailLabel = makeLabel(.body, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        detailLabel.setContentHuggingPriority(.required, for: .horizontal)
        detailLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        fill(with: [titleLabel, detailLabel], axis: .horizontal, vertical: Metrics.spacing + Metrics.line)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A line is made in code: use init(frame:)")
    }

    func configure(with viewModel: SimpleViewModel) {
        titleLabel.text = viewModel.title
        detailLabel.text = viewModel.detail
    }
}

/// A message with a leading icon.
final class AlertView: UIView, ConfigurableView, HostableView {
    private static let markSide: CGFloat = 28

    private let messageLabel = makeLabel(.subheadline)
    private let mark = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.systemOrange.withAlphaComponent(0.2)
        mark.text = "!"
        mark.font = .systemFont(ofSize: 17, weight: .bold)
        mark.textAlignment = .center
        mark.textColor = .white
        mark.backgroundColor = .systemOrange
        mark.layer.cornerRadius = Self.markSide / 2
        mark.clipsToBounds = true
        NSLayoutConstraint.activate([
            mark.widthAnchor.constraint(equalToConstant: Self.markSide),
            mark.heightAnchor.constraint(equalToConstant: Self.markSide),
        ])
        fill(with: [mark, messageLabel], axis: .horizontal, vertical: Metrics.spacing + Metrics.line)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("An alert is made in code: use init(frame:)")
    }

    func configure(with viewModel: AlertViewModel) {
        messageLabel.text = viewModel.message
    }
}

/// The title of a section.
final class HeadlineView: UIView, ConfigurableView, HostableView {
    private let label = makeLabel(.headline)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        fill(with: [label], axis: .vertical)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A headline is made in code: use init(frame:)")
    }

    func configure(with viewModel: HeadlineViewModel) {
        label.text = viewModel.text
    }
}
