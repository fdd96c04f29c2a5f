import PortableUIKit

/// The device that a screen is shown on: its size, scale and traits.
public struct ScreenConfiguration: Equatable, Sendable {
    /// The size of the window in points.
    public var size: CGSize

    /// Pixels a point.
    public var scale: CGFloat

    /// Light or dark.
    public var appearance: UIUserInterfaceStyle

    /// The direction in which rows are laid out.
    public var layoutDirection: UITraitEnvironmentLayoutDirection

    /// The text size that the reader has chosen.
    public var contentSizeCategory: UIContentSizeCategory

    /// Whether the reader asks for more contrast.
    public var accessibilityContrast: UIAccessibilityContrast

    /// The weight of text that the reader has chosen; `bold` is what bold text stands for.
    public var legibilityWeight: UILegibilityWeight

    /// The parts of the window, in points, that bars and a notch would cover.
    public var safeAreaInsets: UIEdgeInsets

    /// A configuration; by default a light, left-to-right screen of scale 2 with nothing covered, of a reader who asks for
    /// neither another text size nor more contrast nor bold text.
    public init(
        size: CGSize,
        scale: CGFloat = 2,
        appearance: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large,
        accessibilityContrast: UIAccessibilityContrast = .normal,
        legibilityWeight: UILegibilityWeight = .regular,
        safeAreaInsets: UIEdgeInsets = .zero
    ) {
        self.size = size
        self.scale = scale
        self.appearance = appearance
        self.layoutDirection = layoutDirection
        self.contentSizeCategory = contentSizeCategory
        self.accessibilityContrast = accessibilityContrast
        self.legibilityWeight = legibilityWeight
        self.safeAreaInsets = safeAreaInsets
    }

    /// The traits that the configuration stands for.
    public var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(userInterfaceStyle: appearance),
            UITraitCollection(layoutDirection: layoutDirection),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(accessibilityContrast: accessibilityContrast),
            UITraitCollection(legibilityWeight: legibilityWeight),
            UITraitCollection(displayScale: scale),
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: .regular),
        ])
    }
}
