import Honeycomb

/// A pill with a word, as a sample of an app's own view in the catalog.
struct SampleContent: ContainerContent {
    typealias View = SampleContentView

    let text: String

    fileprivate func label(in theme: CellTheme) -> LabelContent {
        LabelContent(text: text, style: theme.typography.badge, color: theme.palette.primaryText)
    }
}

/// The view of `SampleContent`.
final class SampleContentView: UIView, ContainerContentView {
    private static let padding = UIEdgeInsets(top: .xxs, left: .xs, bottom: .xxs, right: .xs)

    private var content: SampleContent?
    private var theme = CellTheme.standard
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SampleContentView is made in code; it cannot be decoded.")
    }

    static func size(fitting width: CGFloat, content: SampleContent) -> CGSize {
        let room = width - padding.left - padding.right
        let size = content.label(in: .current).size(fitting: room)
        return CGSize(
            width: min(size.width + padding.left + padding.right, max(width, 0)),
            height: size.height + padding.top + padding.bottom
        )
    }

    func update(with content: SampleContent) {
        self.content = content
        theme = .current
        label.text = content.text
        layer.borderWidth = 1
        layer.cornerRadius = theme.cornerRadii.medium
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            label.frame = contentFrame(insetBy: Self.padding)
            content.label(in: theme).apply(to: label, fitting: label.bounds.width)
            layer.borderColor = theme.palette.control.cgColor
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}
