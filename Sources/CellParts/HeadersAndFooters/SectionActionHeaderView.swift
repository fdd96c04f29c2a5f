import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The view of `SectionActionHeaderContent`.
public final class SectionActionHeaderView: ContentSizedView {
    private var content: SectionActionHeaderContent?
    /// The theme of the last update, for later layout passes.
    private var theme = CellTheme.standard

    private let titleLabel = UILabel()
    private let button = TextButton(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)

        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        addSubview(button)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SectionActionHeaderView is made in code; it cannot be decoded.")
    }

    /// Returns the size of the content for a proposed width in points.
    public override func contentSize(fitting width: CGFloat) -> CGSize? {
        content.map { SectionActionHeaderLayout($0, theme: theme, fitting: width).size }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = SectionActionHeaderLayout(content, theme: theme, fitting: bounds.width)
            content.titleLabel(in: theme).apply(to: titleLabel, fitting: layout.titleFrame.width)
            content.actionLabel(in: theme).apply(to: button.label, fitting: layout.buttonFrame.width)
            titleLabel.frame = layout.titleFrame.directed(in: self)
            button.frame = layout.buttonFrame.directed(in: self)
        }
    }
}

// MARK: - ContainerContentView

extension SectionActionHeaderView: ContainerContentView {
    /// Returns the size of the view for a proposed width in points, using the current traits and theme.
    public static func size(fitting width: CGFloat, content: SectionActionHeaderContent) -> CGSize {
        SectionActionHeaderLayout(content, theme: .current, fitting: width).size
    }

    /// Updates the view to show `content`.
    public func update(with content: SectionActionHeaderContent) {
        theme = .current
        let title = content.titleLabel(in: theme)
        title.showText(in: titleLabel)
        titleLabel.accessibilityIdentifier = title.identifier
        content.actionLabel(in: theme).showText(in: button.label)
        button.accessibilityIdentifier = content.actionTitle
        button.accessibilityLabel = content.actionTitle
        updateHandlers(with: content)
        contentSizeDidChange()
        setNeedsLayout()
    }

    /// Replaces the handlers with those of an equal content.
    public func updateHandlers(with content: SectionActionHeaderContent) {
        self.content = content
        button.didTapHandler = content.didTapHandler
    }
}

/// The frames of the title and the button, measured from the leading edge, for the current traits.
@MainActor
private struct SectionActionHeaderLayout {
    let titleFrame: CGRect
    let buttonFrame: CGRect
    let size: CGSize

    init(_ content: SectionActionHeaderContent, theme: CellTheme, fitting width: CGFloat) {
        let spacing = theme.spacing
        let titleLabel = content.titleLabel(in: theme)
        let actionLabel = content.actionLabel(in: theme)
        let insets = UIEdgeInsets(top: spacing.m, left: spacing.m, bottom: spacing.xs, right: spacing.m)
        let room = (width.layoutLength - insets.left - insets.right).layoutLength
        let button = actionLabel.size(fitting: room)
        let besideButton = room - button.width - spacing.m
        // Below the title, the button does not break words of the title, nor is it wrapped itself.
        let isTitleTooWide = !titleLabel.keepsWords(in: besideButton) && titleLabel.longestWordWidth > besideButton
        let isStacked = UITraitCollection.current.hasAccessibilityTextSize || besideButton <= 0 || isTitleTooWide

        let titleWidth = isStacked ? room : besideButton
        let title = titleLabel.size(fitting: titleWidth)
        if isStacked {
            titleFrame = CGRect(x: insets.left, y: insets.top, width: room, height: title.height)
            buttonFrame = CGRect(
                origin: CGPoint(x: insets.left, y: titleFrame.maxY + spacing.xxs),
                size: button
            )
        } else {
            let frameWidth = titleWidth.isFinite ? titleWidth : title.width
            titleFrame = CGRect(x: insets.left, y: insets.top, width: frameWidth, height: title.height)
            let lead =
                titleLabel.firstBaseline(fitting: titleWidth)
                - actionLabel.firstBaseline(fitting: button.width)
            let origin = CGPoint(x: titleFrame.maxX + spacing.m, y: insets.top + PixelGrid.current.aligned(lead))
            buttonFrame = CGRect(origin: origin, size: button)
        }
        size = CGSize(
            width: min(max(titleFrame.maxX, buttonFrame.maxX) + insets.right, width.layoutLength),
            height: max(titleFrame.maxY, buttonFrame.maxY) + insets.bottom
        )
    }
}
