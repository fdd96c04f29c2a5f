import ContainerCells
import PortableUIKit

/// The view of all headers and footers that are a text.
public final class SectionTextView<Content: SectionTextContent>: UIView {
    private var content: Content?
    /// What the view was updated with, for the layouts after that.
    private var theme = CellTheme.standard

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
            content.label(in: theme).apply(to: textLabel)
            textLabel.frame = Self.textFrame(of: content, in: theme, fitting: bounds.width).directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - ContainerContentView

extension SectionTextView: ContainerContentView {
    /// The size the view needs in `width` points, for the current traits and theme.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        let theme = CellTheme.current
        let textFrame = textFrame(of: content, in: theme, fitting: width)
        let insets = content.insets(theme.spacing)
        return CGSize(
            width: min(textFrame.maxX + insets.right, width.layoutLength),
            height: textFrame.maxY + insets.bottom
        )
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: Content) {
        self.content = content
        theme = .current

        let label = content.label(in: theme)
        label.showText(in: textLabel)
        textLabel.accessibilityIdentifier = label.identifier
        textLabel.accessibilityTraits = content.textTraits
        setNeedsLayout()
    }

    /// The size and the frame both come from here.
    private static func textFrame(of content: Content, in theme: CellTheme, fitting width: CGFloat) -> CGRect {
        let insets = content.insets(theme.spacing)
        let slotWidth = (width.layoutLength - insets.left - insets.right).layoutLength
        let size = content.label(in: theme).size(fitting: slotWidth)
        return CGRect(
            x: insets.left,
            y: insets.top,
            width: slotWidth.isFinite ? slotWidth : size.width,
            height: size.height
        )
    }
}
