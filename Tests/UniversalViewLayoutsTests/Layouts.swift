import PortableUIKit
import UniversalViewLayouts

/// The layout of the documentation, with its far edges inside.
final class TwoLabelsLayout: ViewLayout {
    let leftLabel = UILabel()
    let rightLabel = UILabel()

    init() {}

    func layout(on view: UIView) {
        let stackView = UIStackView(arrangedSubviews: [leftLabel, rightLabel])
        stackView.axis = .horizontal

        stackView.translatesAutoresizingMaskIntoConstraints = false

        view.addSubview(stackView)
        stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
        stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10).isActive = true
        stackView.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
        stackView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10).isActive = true
    }
}

/// A text that may have many lines, 5 points from each edge.
final class ParagraphLayout: ViewLayout {
    let label = UILabel()

    init() {}

    func layout(on view: UIView) {
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
        ])
    }
}

/// Two stacked layouts.
final class NestingLayout: ViewLayout {
    let labels = TwoLabelsLayout()
    let paragraph = View<ParagraphLayout>()

    init() {}

    func layout(on view: UIView) {
        let box = UIView()
        labels.install(on: box)
        let stackView = UIStackView(arrangedSubviews: [box, paragraph])
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: view.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

/// Records its calls.
final class ListeningLayout: ReusableViewLayout, TraitResponsiveViewLayout {
    private(set) var reuseCount = 0
    private(set) var previousStyles: [UIUserInterfaceStyle?] = []
    private let subview = UIView()

    init() {}

    func layout(on view: UIView) {
        view.addSubview(subview)
    }

    func prepareForReuse() {
        reuseCount += 1
    }

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?, in view: UIView) {
        previousStyles.append(previousTraitCollection?.userInterfaceStyle)
    }
}
