import ContainerCells
import PortableUIKit

/// The view of `SectionLinkFooterContent`.
public final class SectionLinkFooterView: ContentSizedView {
    private var content: SectionLinkFooterContent?
    /// The theme of the last update, for later layout passes.
    private var theme = CellTheme.standard

    private let textLabel = UILabel()
    private let linkButton = TextButton(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)

        linkButton.accessibilityTraits = .link
        addSubview(textLabel)
        addSubview(linkButton)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SectionLinkFooterView is made in code; it cannot be decoded.")
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
            let frames = Self.frames(of: content, in: theme, fitting: bounds.width)
            content.textLabel(in: theme).apply(to: textLabel, fitting: frames.text.width)
            content.linkLabel(in: theme).apply(to: linkButton.label, fitting: frames.link.width)
            textLabel.frame = frames.text.directed(in: self)
            linkButton.frame = frames.link.directed(in: self)
        }
    }
}

// MARK: - ContainerContentView

extension SectionLinkFooterView: ContainerContentView {
    /// Returns the size of the view for a proposed width in points, using the current traits.
    public static func size(fitting width: CGFloat, content: SectionLinkFooterContent) -> CGSize {
        let theme = CellTheme.current
        let frames = frames(of: content, in: theme, fitting: width)
        let spacing = theme.spacing
        return CGSize(
            width: min(max(frames.text.maxX, frames.link.maxX) + spacing.m, width.layoutLength),
            height: frames.link.maxY + spacing.m
        )
    }

    /// Updates the view to show `content`.
    public func update(with content: SectionLinkFooterContent) {
        theme = .current
        let text = content.textLabel(in: theme)
        text.showText(in: textLabel)
        textLabel.accessibilityIdentifier = text.identifier
        content.linkLabel(in: theme).showText(in: linkButton.label)
        linkButton.accessibilityIdentifier = content.linkTitle
        linkButton.accessibilityLabel = content.linkTitle
        updateHandlers(with: content)
        contentSizeDidChange()
        setNeedsLayout()
    }

    /// Replaces the handlers with those of an equal content.
    public func updateHandlers(with content: SectionLinkFooterContent) {
        self.content = content
        linkButton.didTapHandler = content.didTapHandler
    }

    /// Used for both the size of the view and its layout.
    private static func frames(
        of content: SectionLinkFooterContent,
        in theme: CellTheme,
        fitting width: CGFloat
    ) -> (text: CGRect, link: CGRect) {
        let spacing = theme.spacing
        let room = (width.layoutLength - spacing.m - spacing.m).layoutLength
        let textSize = content.textLabel(in: theme).size(fitting: room)
        let text = CGRect(
            x: spacing.m,
            y: spacing.xs,
            width: room.isFinite ? room : textSize.width,
            height: textSize.height
        )
        let link = CGRect(
            origin: CGPoint(x: spacing.m, y: text.maxY + spacing.xxs),
            size: content.linkLabel(in: theme).size(fitting: room)
        )
        return (text, link)
    }
}
