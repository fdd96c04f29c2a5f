import ContainerCells
import PortableUIKit

/// The view of `SectionLargeHeaderContent`.
public final class SectionLargeHeaderView: UIView {

    private enum Layout {
        static let insets = UIEdgeInsets(top: .m, left: .m, bottom: .xs, right: .m)
    }

    private var content: SectionLargeHeaderContent?

    private let titleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SectionLargeHeaderView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            content.titleLabel.apply(to: titleLabel)
            titleLabel.frame = Self.titleFrame(of: content, fitting: bounds.width).directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - ContainerContentView

extension SectionLargeHeaderView: ContainerContentView {

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: SectionLargeHeaderContent) -> CGSize {
        let titleFrame = titleFrame(of: content, fitting: width)
        return CGSize(
            width: min(titleFrame.maxX + Layout.insets.right, width.layoutLength),
            height: titleFrame.maxY + Layout.insets.bottom
        )
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: SectionLargeHeaderContent) {
        self.content = content

        titleLabel.text = content.title
        titleLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.title
        setNeedsLayout()
    }

    /// The size and the frame both come from here.
    private static func titleFrame(of content: SectionLargeHeaderContent, fitting width: CGFloat) -> CGRect {
        let insets = Layout.insets
        let slotWidth = (width.layoutLength - insets.left - insets.right).layoutLength
        let size = content.titleLabel.size(fitting: slotWidth)
        return CGRect(
            x: insets.left,
            y: insets.top,
            width: slotWidth.isFinite ? slotWidth : size.width,
            height: size.height
        )
    }
}
