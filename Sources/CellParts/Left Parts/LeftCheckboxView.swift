import PortableUIKit

/// The view of `LeftCheckbox`.
public final class LeftCheckboxView: UIView {

    private var content: LeftCheckbox?

    private let checkboxView = UIImageView()
    private let titleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        checkboxView.contentMode = .scaleAspectFit
        addSubview(checkboxView)
        addSubview(titleLabel)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftCheckboxView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = Self.layout(of: content, fitting: bounds.width)
            content.titleLabel.apply(to: titleLabel)
            checkboxView.frame = layout.graphicFrame.directed(in: self)
            titleLabel.frame = layout.titleFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - LeftContentView

extension LeftCheckboxView: LeftContentView {

    /// The least width of the whole part, in points.
    public static func minWidth(content: LeftCheckbox) -> CGFloat {
        LeftTextLayout.minWidth(graphic: .icon, title: content.titleLabel)
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: LeftCheckbox) -> CGSize {
        layout(of: content, fitting: width).size
    }

    /// The distance from the top to the baseline of the first line, in points.
    public static func firstBaseline(fitting width: CGFloat, content: LeftCheckbox) -> CGFloat? {
        layout(of: content, fitting: width).firstBaseline
    }

    /// The distance from the leading edge to the text, in points.
    public static func textInset(content: LeftCheckbox) -> CGFloat {
        LeftTextLayout.textInset(graphic: .icon)
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: LeftCheckbox) {
        self.content = content

        checkboxView.image = content.isOn ? Icon.checkboxOn.image : Icon.checkboxOff.image
        checkboxView.tintColor = content.isOn ? Palette.standard.accent : Palette.standard.control
        titleLabel.text = content.title
        titleLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.title
        accessibilityLabel = content.title
        // The value is what UIKit's own switch reports; the trait is what VoiceOver says in the reader's language.
        accessibilityValue = content.isOn ? "1" : "0"
        accessibilityTraits = content.isOn ? .selected : .none
        setNeedsLayout()
    }

    private static func layout(of content: LeftCheckbox, fitting width: CGFloat) -> LeftTextLayout {
        LeftTextLayout(graphic: .icon, title: content.titleLabel, fitting: width)
    }
}
