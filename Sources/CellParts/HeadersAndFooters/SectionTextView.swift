import ContainerCells
import PortableUIKit

/// The view of all headers and footers that consist of a text.
public final class SectionTextView<Content: SectionTextContent>: ContentSizedView {
    private var content: Content?
    /// The theme of the last update, for later layout passes.
    private var theme = CellTheme.standard

    private let textLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(textLabel)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SectionTextView is made in code; it cannot be decoded.")
    }

    /// Returns the size of the content for a proposed width in points.
    public override func contentSize(fitting width: CGFloat) -> CGSize? {
        guard let content else { return nil }
        return theme.performAsCurrent { Self.size(fitting: width, content: content) }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let frame = Self.textFrame(of: content, in: theme, fitting: bounds.width)
            content.label(in: theme).apply(to: textLabel, fitting: frame.width)
            textLabel.frame = frame.directed(in: self)
        }
    }
}

// MARK: - ContainerContentView

extension SectionTextView: ContainerContentView {
    /// Returns the size of the view for a proposed width in points, using the current traits and theme.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        let theme = CellTheme.current
        let textFrame = textFrame(of: content, in: theme, fitting: width)
        let insets = content.insets(theme.spacing)
        return CGSize(
            width: min(textFrame.maxX + insets.right, width.layoutLength),
            height: textFrame.maxY + insets.bottom
        )
    }

    /// Updates the view to show `content`.
    public func update(with content: Content) {
        self.content = content
        theme = .current

        let label = content.label(in: theme)
        label.showText(in: textLabel)
        textLabel.accessibilityIdentifier = label.identifier
        textLabel.accessibilityTraits = content.textTraits
        contentSizeDidChange()
        setNeedsLayout()
    }

    /// Used for both the size of the view and its layout.
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
