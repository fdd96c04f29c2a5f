import ContainerCells
import PortableUIKit

/// The view of `SectionLinkFooterContent`.
public final class SectionLinkFooterView: UIView {
    private var content: SectionLinkFooterContent?
    /// What the view was updated with, for the layouts after that.
    private var theme = CellTheme.standard

    private let textLabel = UILabel()
    private let linkButton = TextButton(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)

        linkButton.accessibilityTraits = .link
        addSubview(textLabel)
        addSubview(linkButton)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SectionLinkFooterView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let frames = Self.frames(of: content, in: theme, fitting: bounds.width)
            content.textLabel(in: theme).apply(to: textLabel)
            content.linkLabel(in: theme).apply(to: linkButton.label)
            textLabel.frame = frames.text.directed(in: self)
            linkButton.frame = frames.link.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - ContainerContentView

extension SectionLinkFooterView: ContainerContentView {
    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: SectionLinkFooterContent) -> CGSize {
        let theme = CellTheme.current
        let frames = frames(of: content, in: theme, fitting: width)
        let spacing = theme.spacing
        return CGSize(
            width: min(max(frames.text.maxX, frames.link.maxX) + spacing.m, width.layoutLength),
            height: frames.link.maxY + spacing.m
        )
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: SectionLinkFooterContent) {
        theme = .current
        let text = content.textLabel(in: theme)
        text.showText(in: textLabel)
        textLabel.accessibilityIdentifier = text.identifier
        content.linkLabel(in: theme).showText(in: linkButton.label)
        linkButton.accessibilityIdentifier = content.linkTitle
        linkButton.accessibilityLabel = content.linkTitle
        updateHandlers(with: content)
        setNeedsLayout()
    }

    /// Takes over the closures of an equal content.
    public func updateHandlers(with content: SectionLinkFooterContent) {
        self.content = content
        linkButton.didTapHandler = content.didTapHandler
    }

    /// The size and the frames both come from here.
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
