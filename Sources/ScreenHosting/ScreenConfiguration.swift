import PortableUIKit

/// The size, scale and traits of a simulated device screen.
public struct ScreenConfiguration: Equatable, Sendable {
    /// The size of the window in points.
    public var size: CGSize

    /// The number of pixels per point.
    public var scale: CGFloat

    /// The user interface style: light or dark.
    public var appearance: UIUserInterfaceStyle

    /// The layout direction: left to right or right to left.
    public var layoutDirection: UITraitEnvironmentLayoutDirection

    /// The preferred text size.
    public var contentSizeCategory: UIContentSizeCategory

    /// The accessibility contrast.
    public var accessibilityContrast: UIAccessibilityContrast

    /// The weight of text; `bold` corresponds to the Bold Text setting.
    public var legibilityWeight: UILegibilityWeight

    /// The insets of the window, in points, that bars and a notch would cover.
    public var safeAreaInsets: UIEdgeInsets

    /// Whether the screen is that of a phone or of an iPad. No effect on Apple's UIKit, where the device is what it is.
    public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

    /// The horizontal size class; compact on phones, regular on large phones in landscape and on tablets.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.compact

    /// The vertical size class; regular, or compact on phones in landscape.
    public var verticalSizeClass = UIUserInterfaceSizeClass.regular

    /// Whether text is typed on a hardware keyboard. Otherwise a keyboard covers the bottom of the screen while text is edited: it is not
    /// drawn, but posts its notifications and moves the keyboard guides of views. No effect on Apple's UIKit, which has its own.
    public var hasHardwareKeyboard = false

    /// The version of iOS that is drawn. Screens of different versions can be shown side by side. No effect on Apple's
    /// UIKit, which draws the version that it belongs to.
    public var system: SystemVersion

    /// Creates a configuration; by default light, left to right, at scale 2, without safe area insets, and with the
    /// default text size, contrast and text weight, drawn as on iOS 17.
    public init(
        size: CGSize,
        scale: CGFloat = 2,
        appearance: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large,
        accessibilityContrast: UIAccessibilityContrast = .normal,
        legibilityWeight: UILegibilityWeight = .regular,
        safeAreaInsets: UIEdgeInsets = .zero,
        system: SystemVersion = .iOS17
    ) {
        self.size = size
        self.scale = scale
        self.appearance = appearance
        self.layoutDirection = layoutDirection
        self.contentSizeCategory = contentSizeCategory
        self.accessibilityContrast = accessibilityContrast
        self.legibilityWeight = legibilityWeight
        self.safeAreaInsets = safeAreaInsets
        self.system = system
    }

    /// The traits of the configuration.
    public var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: userInterfaceIdiom),
            UITraitCollection(userInterfaceStyle: appearance),
            UITraitCollection(layoutDirection: layoutDirection),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(accessibilityContrast: accessibilityContrast),
            UITraitCollection(legibilityWeight: legibilityWeight),
            UITraitCollection(displayScale: scale),
            UITraitCollection(horizontalSizeClass: horizontalSizeClass),
            UITraitCollection(verticalSizeClass: verticalSizeClass),
        ])
    }
}
