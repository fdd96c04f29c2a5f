import PortableUIKit

/// The view of `RightDetailChevron`.
public final class RightDetailChevronView: UIView {

    private var content: RightDetailChevron?

    private let textLabel = UILabel()
    private let chevronImageView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        chevronImageView.tintColor = Palette.standard.control
        addSubview(textLabel)
        addSubview(chevronImageView)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightDetailChevronView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = Self.layout(of: content, fitting: bounds.width)
            content.textLabel.apply(to: textLabel)
            textLabel.frame = layout.textFrame.directed(in: self)
            chevronImageView.image = RightChevronView.chevronImage(for: self)
            chevronImageView.frame = layout.chevronFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - RightContentView

extension RightDetailChevronView: RightContentView {

    public static func minWidth(content: RightDetailChevron) -> CGFloat {
        RightTextLayout.minWidth(text: content.textLabel, hasChevron: true)
    }

    public static func size(fitting width: CGFloat, content: RightDetailChevron) -> CGSize {
        layout(of: content, fitting: width).size
    }

    public static func firstBaseline(fitting width: CGFloat, content: RightDetailChevron) -> CGFloat? {
        layout(of: content, fitting: width).firstBaseline
    }

    public static func isBelowLeft(content: RightDetailChevron) -> Bool {
        RightTextLayout.isBelowLeft
    }

    public func update(with content: RightDetailChevron) {
        self.content = content

        textLabel.text = content.text
        textLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.text
        accessibilityLabel = content.text
        setNeedsLayout()
    }

    private static func layout(of content: RightDetailChevron, fitting width: CGFloat) -> RightTextLayout {
        RightTextLayout(text: content.textLabel, hasChevron: true, fitting: width)
    }
}
