import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The view of `SectionDetailedHeaderContent`.
public final class SectionDetailedHeaderView: UIView {
    private var content: SectionDetailedHeaderContent?
    /// The theme of the last update, for later layout passes.
    private var theme = CellTheme.standard

    private let toggleArea = UIControl()
    private let titleLabel = RichLabel()
    private let subtitleLabel = UILabel()
    private let detailLabel = UILabel()
    private let button = TextButton(frame: .zero)
    private let chevronView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        toggleArea.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        chevronView.contentMode = .scaleAspectFit
        titleLabel.isAccessibilityElement = true
        for view in [toggleArea, titleLabel, subtitleLabel, detailLabel, button, chevronView] { addSubview(view) }
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SectionDetailedHeaderView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let layout = SectionDetailedHeaderLayout(content, theme: theme, fitting: bounds.width)
            theme.subtitle(content.$subtitle).apply(to: subtitleLabel, fitting: layout.subtitleFrame.width)
            content.actionLabel(in: theme).apply(to: button.label, fitting: layout.buttonFrame.width)
            toggleArea.frame = bounds
            titleLabel.frame = layout.titleFrame.directed(in: self)
            content.titleElement(in: theme).layOut(titleLabel)
            subtitleLabel.frame = layout.subtitleFrame.directed(in: self)
            content.detailLabel(in: theme).apply(to: detailLabel, fitting: layout.detailFrame.width)
            detailLabel.frame = layout.detailFrame.directed(in: self)
            button.frame = layout.buttonFrame.directed(in: self)
            chevronView.frame = layout.chevronFrame.directed(in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }

    private func toggle() {
        guard let content, let isExpanded = content.isExpanded else { return }
        content.didToggleHandler?(!isExpanded)
    }
}

// MARK: - ContainerContentView

extension SectionDetailedHeaderView: ContainerContentView {
    /// Returns the size of the view for a proposed width in points, using the current traits and theme.
    public static func size(fitting width: CGFloat, content: SectionDetailedHeaderContent) -> CGSize {
        SectionDetailedHeaderLayout(content, theme: .current, fitting: width).size
    }

    /// Updates the view to show `content`.
    public func update(with content: SectionDetailedHeaderContent) {
        theme = .current
        let text = content.titleElement(in: theme)
        titleLabel.accessibilityLabel = text.text.text
        titleLabel.accessibilityIdentifier = content.accessibilityIdentifier ?? content.title
        titleLabel.accessibilityTraits = content.isExpanded == nil ? .header : [.header, .button]
        titleLabel.accessibilityValue = content.isExpanded.map { $0 ? LeftElements.onValue : LeftElements.offValue }
        theme.subtitle(content.$subtitle).showText(in: subtitleLabel)
        subtitleLabel.isHidden = content.$subtitle.isEmpty
        content.detailLabel(in: theme).showText(in: detailLabel)
        detailLabel.isHidden = content.$detail.isEmpty
        content.actionLabel(in: theme).showText(in: button.label)
        button.isHidden = content.actionTitle.isEmpty
        button.accessibilityIdentifier = content.actionTitle
        button.accessibilityLabel = content.actionTitle
        toggleArea.isHidden = content.isExpanded == nil
        chevronView.isHidden = content.isExpanded == nil
        chevronView.tintColor = theme.palette.control
        chevronView.image = content.isExpanded == true ? Icon.chevronUp.image : Icon.chevronDown.image
        updateHandlers(with: content)
        setNeedsLayout()
    }

    /// Replaces the handlers with those of an equal content.
    public func updateHandlers(with content: SectionDetailedHeaderContent) {
        self.content = content
        button.didTapHandler = content.didTapHandler
    }
}

extension SectionDetailedHeaderContent {
    fileprivate func actionLabel(in theme: CellTheme) -> LabelContent {
        var style = size == .large ? theme.typography.button : theme.typography.smallHeader
        style.kerning = 0
        return LabelContent(text: actionTitle, style: style, color: theme.palette.accent)
    }
}

/// The frames of the header's views, measured from the leading edge, for the current traits.
@MainActor
private struct SectionDetailedHeaderLayout {
    let titleFrame: CGRect
    let subtitleFrame: CGRect
    let detailFrame: CGRect
    let buttonFrame: CGRect
    let chevronFrame: CGRect
    let size: CGSize

    init(_ content: SectionDetailedHeaderContent, theme: CellTheme, fitting width: CGFloat) {
        let spacing = theme.spacing
        let grid = PixelGrid.current
        let title = content.titleElement(in: theme)
        let action = content.actionLabel(in: theme)
        let subtitle = theme.subtitle(content.$subtitle)
        // What can be tapped is 44 points high, which a small title alone is not.
        let hasControl = content.isExpanded != nil || !content.actionTitle.isEmpty
        let insets = UIEdgeInsets(
            top: spacing.m,
            left: spacing.m,
            bottom: content.size == .large ? spacing.xs : hasControl ? spacing.s : spacing.xxs,
            right: spacing.m
        )
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let chevron = content.isExpanded == nil ? 0 : min(CGFloat(20).grownWithText, room)
        let beforeChevron = (room - (chevron > 0 ? chevron + spacing.xs : 0)).layoutLength
        let button = content.actionTitle.isEmpty ? .zero : action.size(fitting: beforeChevron)
        let detailLabel = content.detailLabel(in: theme)
        let beforeButton = (beforeChevron - (button.width > 0 ? button.width + spacing.m : 0)).layoutLength
        let detail = content.$detail.isEmpty ? .zero : detailLabel.size(fitting: beforeButton)
        let besideButton = (beforeButton - (detail.width > 0 ? detail.width + spacing.m : 0)).layoutLength
        // No word of the title is broken for what is at the trailing edge.
        let isStacked =
            button.width + detail.width > 0
            && (UITraitCollection.current.hasAccessibilityTextSize || besideButton < title.minWidth)
        let textWidth = isStacked ? beforeChevron : besideButton

        let titleSize = title.size(fitting: textWidth)
        let frameWidth = textWidth.isFinite ? textWidth : titleSize.width
        titleFrame = CGRect(x: insets.left, y: insets.top, width: frameWidth, height: titleSize.height)
        let subtitleSize = subtitle.size(fitting: textWidth)
        subtitleFrame = CGRect(
            x: insets.left,
            y: titleFrame.maxY + (subtitleSize.height > 0 ? spacing.xxxs : 0),
            width: textWidth.isFinite ? textWidth : subtitleSize.width,
            height: subtitleSize.height
        )
        let end = width.isFinite ? width - insets.right : max(titleFrame.maxX, subtitleFrame.maxX) + room.finite
        chevronFrame = CGRect(
            x: end - chevron,
            y: max(insets.top + grid.aligned((title.label.lineHeight - chevron) / 2), 0),
            width: chevron,
            height: chevron
        )
        let buttonEnd = chevron > 0 ? chevronFrame.minX - spacing.xs : end
        let baseline = title.firstBaseline(fitting: textWidth) ?? 0
        func top(_ label: LabelContent, _ size: CGSize) -> CGFloat {
            insets.top + grid.aligned(baseline - label.firstBaseline(fitting: max(size.width, 1)))
        }
        if isStacked {
            let below = subtitleFrame.maxY + spacing.xxs
            detailFrame = CGRect(origin: CGPoint(x: insets.left, y: below), size: detail)
            let start = detail.width > 0 ? detailFrame.maxX + spacing.m : insets.left
            buttonFrame = CGRect(origin: CGPoint(x: start, y: below), size: button)
        } else {
            buttonFrame = CGRect(
                origin: CGPoint(x: buttonEnd - button.width, y: top(action, button)),
                size: button
            )
            let detailEnd = button.width > 0 ? buttonFrame.minX - spacing.m : buttonEnd
            detailFrame = CGRect(
                origin: CGPoint(x: detailEnd - detail.width, y: top(detailLabel, detail)),
                size: detail
            )
        }
        let trailing = [(detail, detailFrame), (button, buttonFrame)].map { $0 == .zero ? .zero : $1 }
        let bottoms = ([titleFrame, subtitleFrame, chevronFrame] + trailing).map(\.maxY)
        size = CGSize(width: min(end + insets.right, width), height: (bottoms.max() ?? 0) + insets.bottom)
    }
}

extension CGFloat {
    /// Zero for an infinite length, whose width is that of the texts.
    fileprivate var finite: CGFloat { isFinite ? self : 0 }
}
