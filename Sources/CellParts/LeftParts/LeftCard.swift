import DeclarativeCollections
import HoneycombImageLoading
import PortableUIKit

/// A picture or an icon above lines of text, with a control in the corner: products, albums, devices, in columns or carousels.
///
/// ```swift
/// LeftCard(
///     image: .remote(url, placeholder: nil),
///     badge: "−25 %",
///     corner: .iconButton(Icon.favorite.image, label: "Add to favorites"),
///     lines: [PartLine("Running shoes"), PartLine("4 990 ₽", size: .heading)]
/// )
/// ```
public struct LeftCard: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftCard>

    /// The picture, as wide as the card; `nil` for none.
    public var image: ImageSource?

    /// How many times its height the picture is wide, from 0.25 to 4.
    public var aspectRatio: Double

    /// The shape that the picture is clipped to.
    public var imageStyle: ImageStyle

    /// What VoiceOver says for the picture; `nil` for a decorative one.
    public var imageLabel: String?

    /// The icon, if there is no picture; `nil` for none.
    public var icon: UIImage?

    /// The color of a template icon. If `nil`, the accent color of the theme.
    public var iconTintColor: UIColor?

    /// The text of a badge in the leading corner of a picture; empty for none.
    public var badge: String

    /// The color of the badge.
    public var badgeStyle: BadgeStyle

    /// The control in the trailing corner; `nil` for none.
    public var corner: CoverElement.Corner?

    /// The lines from top to bottom.
    public var lines: [PartLine]

    /// The accessibility identifier of the first line. If `nil`, its text is used.
    public var accessibilityIdentifier: String?

    /// The loader of remote images, which is not part of equality. `nil`: that of the item, section or screen.
    @ForceEquatable public var imageLoader: (any ImageLoader)?

    /// Called when the button in the corner is tapped, or with the new state when the switch there has been toggled.
    @ForceEquatable public var cornerHandler: (@MainActor (_ isOn: Bool) -> Void)?

    /// Creates a card, by default with a picture of four to three.
    public init(
        image: ImageSource? = nil,
        aspectRatio: Double = 4.0 / 3,
        imageStyle: ImageStyle = .rounded,
        imageLabel: String? = nil,
        icon: UIImage? = nil,
        iconTintColor: UIColor? = nil,
        badge: String = "",
        badgeStyle: BadgeStyle = .accent,
        corner: CoverElement.Corner? = nil,
        lines: [PartLine],
        accessibilityIdentifier: String? = nil,
        imageLoader: (any ImageLoader)? = nil,
        cornerHandler: (@MainActor (_ isOn: Bool) -> Void)? = nil
    ) {
        self.image = image
        self.aspectRatio = aspectRatio
        self.imageStyle = imageStyle
        self.imageLabel = imageLabel
        self.icon = icon
        self.iconTintColor = iconTintColor
        self.badge = badge
        self.badgeStyle = badgeStyle
        self.corner = corner
        self.lines = lines
        self.accessibilityIdentifier = accessibilityIdentifier
        self.imageLoader = imageLoader
        self.cornerHandler = cornerHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        let texts = lines.enumerated().map { index, line in
            line.element(in: theme, identifier: index == 0 ? accessibilityIdentifier : nil)
        }
        let cover = graphic(in: theme).map { graphic in
            CoverElement(
                graphic,
                title: lines.first?.text ?? "",
                badge: badgeElement(in: theme),
                corner: corner,
                theme: theme,
                loader: imageLoader,
                handler: cornerHandler
            )
        }
        return LeftColumn(cover: cover, coverGap: theme.spacing.xs, lines: texts)
    }

    private func graphic(in theme: CellTheme) -> CoverElement.Graphic? {
        if let image {
            let ratio = aspectRatio.isFinite ? min(max(aspectRatio, 0.25), 4) : 1
            return .picture(image, style: imageStyle, aspectRatio: CGFloat(ratio), label: imageLabel)
        }
        let shown = icon ?? (corner == nil ? nil : UIImage())
        return shown.map { .icon($0, tint: theme.palette.color(for: iconTintColor) ?? theme.palette.accent) }
    }

    @MainActor
    private func badgeElement(in theme: CellTheme) -> BadgeElement? {
        guard image != nil, !badge.isEmpty else { return nil }
        return BadgeElement(
            theme.badge(badge, style: badgeStyle),
            color: badgeStyle.fillColor(in: theme.palette),
            spacing: theme.spacing
        )
    }
}
