import ContainerCells
import PortableUIKit

/// The view of all headers and footers that are a text.
public final class SectionTextView<Content: SectionTextContent>: UIView {
    private var content: Content?

    private let textLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(textLabel)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SectionTextView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            content.label.apply(to: textLabel)
            textLabel.frame = Self.textFrame(of: content, fitting: bounds.width).directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - ContainerContentView

extension SectionTextView: ContainerContentView {
    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        let textFrame = textFrame(of: content, fitting: width)
        let insets = content.insets
        return CGSize(
            width: min(textFrame.maxX + insets.right, width.layoutLength),
            height: textFrame.maxY + insets.bottom
        )
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: Content) {
        self.content = content

        let label = content.label
        textLabel.text = label.text
        textLabel.accessibilityIdentifier = label.identifier
        textLabel.accessibilityTraits = content.textTraits
        setNeedsLayout()
    }

    /// The size and the frame both come from here.
    private static func textFrame(of content: Content, fitting width: CGFloat) -> CGRect {
        let insets = content.insets
        let slotWidth = (width.layoutLength - insets.left - insets.right).layoutLength
        let size = content.label.size(fitting: slotWidth)
        return CGRect(
            x: insets.left,
            y: insets.top,
            width: slotWidth.isFinite ? slotWidth : size.width,
            height: size.height
        )
    }
}
