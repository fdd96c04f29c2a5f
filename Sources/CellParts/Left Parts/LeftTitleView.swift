import PortableUIKit

/// The view of `LeftTitle`.
public final class LeftTitleView: UIView {

    private var content: LeftTitle?

    private let titleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(titleLabel)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftTitleView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = Self.layout(of: content, fitting: bounds.width)
            content.titleLabel.apply(to: titleLabel)
            titleLabel.frame = layout.titleFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - LeftContentView

extension LeftTitleView: LeftContentView {

    public static func minWidth(content: LeftTitle) -> CGFloat {
        LeftTextLayout.minWidth(title: content.titleLabel)
    }

    public static func size(fitting width: CGFloat, content: LeftTitle) -> CGSize {
        layout(of: content, fitting: width).size
    }

    public static func firstBaseline(fitting width: CGFloat, content: LeftTitle) -> CGFloat? {
        layout(of: content, fitting: width).firstBaseline
    }

    public func update(with content: LeftTitle) {
        self.content = content

        titleLabel.text = content.title
        titleLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.title
        accessibilityLabel = content.title
        setNeedsLayout()
    }

    private static func layout(of content: LeftTitle, fitting width: CGFloat) -> LeftTextLayout {
        LeftTextLayout(title: content.titleLabel, fitting: width)
    }
}
