import Foundation

extension UIButton {
    /// The appearance and content of a button.
    public struct Configuration: Equatable {
        /// The corner style of the background.
        public enum CornerStyle: Int {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// The size of the button.
        public enum Size: Int {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        /// The alignment of the title and the subtitle.
        public enum TitleAlignment: Int {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// The mark of a button that shows a menu to choose from.
        @available(iOS 16, *)
        public enum Indicator {
            /// Shown if the button is one that shows its menu and changes its selection.
            case automatic
            /// Never shown.
            case none
            /// Always shown.
            case popup
        }

        /// The styles on a Mac.
        public enum MacIdiomStyle {
            case automatic
            case bordered
            case borderless
            case borderlessTinted
        }

        /// The UIKit style from which the colors derive.
        enum Style: Sendable {
            case plain, gray, tinted, filled, glass, prominentGlass, clearGlass, prominentClearGlass

            var isGlass: Bool {
                switch self {
                case .plain, .gray, .tinted, .filled: false
                case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
                }
            }
        }

        let style: Style

        /// The background, with a corner radius of 5.95 points by default.
        public var background = Self.standardBackground
        /// The corner style. With `.fixed` the background's corner radius applies as it is; with `.dynamic` it follows the
        /// text size.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button.
        public var buttonSize = Size.medium {
            didSet { if hasDefaultContentInsets { setDefaultContentInsets() } }
        }

        /// The color of the title and the image before state changes; `nil` uses the style's.
        public var baseForegroundColor: UIColor?
        /// The color of the background before state changes; `nil` uses the style's.
        public var baseBackgroundColor: UIColor?
        /// The image to display.
        public var image: UIImage?
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// The title with attributes.
        public var attributedTitle: AttributedString?
        /// Transforms the default attributes of the title. Attributes of `attributedTitle` take precedence.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The subtitle below the title with attributes.
        public var attributedSubtitle: AttributedString?
        /// Transforms the default attributes of the subtitle. Attributes of `attributedSubtitle` take precedence.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The alignment of the title and the subtitle.
        public var titleAlignment = TitleAlignment.automatic
        /// How a title that does not fit is wrapped or truncated.
        @available(iOS 16, *)
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How a subtitle that does not fit is wrapped or truncated.
        @available(iOS 16, *)
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Transforms the color of the image.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of symbol images.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Transforms the color of the activity indicator.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// When the mark of a button with a menu to choose from is shown.
        @available(iOS 16, *)
        public var indicator = Indicator.automatic
        /// Transforms the color of the mark.
        @available(iOS 16, *)
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The style on a Mac. No effect here.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The edge of the title at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space reserved for the image along its edge, in points.
        public var imageReservation: CGFloat = 0
        /// The spacing between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The spacing between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// Whether a selected button changes its appearance.
        public var automaticallyUpdateForSelection = true

        /// The title. Setting it discards the attributes of `attributedTitle`.
        public var title: String? {
            get { attributedTitle?.string }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// The subtitle below the title. Setting it discards the attributes of `attributedSubtitle`.
        public var subtitle: String? {
            get { attributedSubtitle?.string }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// The insets of the content in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasDefaultContentInsets = false
            }
        }

        private var insets = NSDirectionalEdgeInsets.zero
        private var hasDefaultContentInsets = true
        /// The foreground color resolved for the state.
        var foreground: UIColor?

        init(style: Style) {
            self.style = style
            setDefaultContentInsets()
        }

        /// Returns a configuration with tinted content and no background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a configuration with tinted content on a gray background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns a configuration with tinted content on a background in a light shade of the tint color.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a configuration with white content on a background in the tint color.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Returns the same configuration as `plain()`, as on a phone.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// Returns the same configuration as `gray()`, as on a phone.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// Returns the same configuration as `tinted()`, as on a phone.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns the same configuration as `filled()`, as on a phone.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// Returns a configuration with content on glass.
        @available(iOS 26, *)
        public static func glass() -> Configuration { Configuration(style: .glass) }
        /// Returns a configuration with white content on glass in the tint color.
        @available(iOS 26, *)
        public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
        /// Returns a configuration with content on glass that shows more of what is behind it.
        @available(iOS 26, *)
        public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
        /// Returns a configuration with white content on clear glass in the tint color.
        @available(iOS 26, *)
        public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentClearGlass) }

        /// Resets the content insets to the defaults of the size.
        public mutating func setDefaultContentInsets() {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch buttonSize {
                case .medium: (7, 12)
                case .small, .mini: (5, 10)
                case .large: (15, 20)
                }
            insets = NSDirectionalEdgeInsets(
                top: vertical,
                leading: horizontal,
                bottom: vertical,
                trailing: horizontal
            )
            hasDefaultContentInsets = true
        }

        /// Returns the configuration with colors and corners resolved for the button's state. Call it on the main thread.
        public func updated(for button: UIButton) -> Configuration {
            nonisolated(unsafe) var copy = self
            MainActor.assumeIsolated {
                copy.resolveColors(
                    tint: button.tintColor,
                    role: button.role,
                    state: button.state,
                    traits: button.traitCollection
                )
                copy.resolveCorners(height: button.bounds.height, traits: button.traitCollection)
            }
            return copy
        }

        /// Whether both configurations have the same appearance and content.
        public static func == (lhs: Configuration, rhs: Configuration) -> Bool {
            lhs.style == rhs.style && lhs.background == rhs.background && lhs.cornerStyle == rhs.cornerStyle
                && lhs.buttonSize == rhs.buttonSize && lhs.baseForegroundColor == rhs.baseForegroundColor
                && lhs.baseBackgroundColor == rhs.baseBackgroundColor && lhs.image == rhs.image
                && lhs.showsActivityIndicator == rhs.showsActivityIndicator
                && lhs.attributedTitle == rhs.attributedTitle && lhs.attributedSubtitle == rhs.attributedSubtitle
                && isSame(lhs.titleTextAttributesTransformer, rhs.titleTextAttributesTransformer)
                && isSame(lhs.subtitleTextAttributesTransformer, rhs.subtitleTextAttributesTransformer)
                && lhs.titleAlignment == rhs.titleAlignment
                && lhs.titleLineBreakMode == rhs.titleLineBreakMode && lhs.imagePlacement == rhs.imagePlacement
                && lhs.imageReservation == rhs.imageReservation && lhs.imagePadding == rhs.imagePadding
                && lhs.titlePadding == rhs.titlePadding && lhs.insets == rhs.insets
                && lhs.automaticallyUpdateForSelection == rhs.automaticallyUpdateForSelection
                && lhs.subtitleLineBreakMode == rhs.subtitleLineBreakMode && lhs.indicator == rhs.indicator
                && lhs.preferredSymbolConfigurationForImage == rhs.preferredSymbolConfigurationForImage
                && lhs.macIdiomStyle == rhs.macIdiomStyle
                && isSame(lhs.imageColorTransformer, rhs.imageColorTransformer)
                && isSame(lhs.activityIndicatorColorTransformer, rhs.activityIndicatorColorTransformer)
                && isSame(lhs.indicatorColorTransformer, rhs.indicatorColorTransformer)
        }
    }
}

extension UIButton.Configuration {
    private static func isSame(
        _ one: UIConfigurationTextAttributesTransformer?,
        _ other: UIConfigurationTextAttributesTransformer?
    ) -> Bool {
        one?.isSame(as: other) ?? (other == nil)
    }

    private static func isSame(
        _ one: UIConfigurationColorTransformer?,
        _ other: UIConfigurationColorTransformer?
    ) -> Bool {
        one?.identity == other?.identity
    }

    private enum Shades {
        static let tinted: CGFloat = 0.18
        static let highlighted: CGFloat = 0.75
        static let disabledFill: UIColor = .tertiarySystemFill
    }

    private mutating func resolveColors(
        tint: UIColor,
        role: UIButton.Role,
        state: UIControl.State,
        traits: UITraitCollection
    ) {
        let accent: UIColor = role == .destructive ? .systemRed : tint
        var foreground: UIColor
        var fill: UIColor
        switch style {
        case .plain:
            foreground = baseForegroundColor ?? accent
            fill = baseBackgroundColor ?? .clear
        case .gray:
            foreground = baseForegroundColor ?? accent
            fill = baseBackgroundColor ?? .secondarySystemFill
        case .tinted:
            foreground = baseForegroundColor ?? accent
            fill = (baseBackgroundColor ?? accent).withAlphaComponent(Shades.tinted)
        case .filled:
            foreground = baseForegroundColor ?? .white
            fill = baseBackgroundColor ?? accent
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass:
            return resolveGlass(accent: accent, state: state, traits: traits)
        }
        if state.contains(.selected), automaticallyUpdateForSelection {
            switch style {
            case .plain: fill = accent.withAlphaComponent(Shades.tinted)
            case .gray, .tinted:
                foreground = .white
                fill = accent
            case .filled, .glass, .prominentGlass, .clearGlass, .prominentClearGlass: break
            }
        }
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if style != .plain { fill = Shades.disabledFill }
        } else if state.contains(.highlighted) {
            foreground = style == .filled ? foreground : foreground.faded(to: Shades.highlighted, with: traits)
            fill = fill.faded(to: Shades.highlighted, with: traits)
        }
        self.foreground = foreground
        if background.backgroundColor == nil { background.backgroundColor = fill }
    }

    private mutating func resolveCorners(height: CGFloat, traits: UITraitCollection) {
        let pointSize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        switch cornerStyle {
        case .fixed: break
        case .dynamic:
            let isStandard = background.cornerRadius == Self.standardRadius
            let isCapsule = isStandard && (traits.metrics.controls.areCapsules || style.isGlass)
            background.cornerRadius =
                isCapsule ? height / 2 : background.cornerRadius * pointSize / Self.standardPointSize
        case .small: background.cornerRadius = pointSize * Self.smallCorner
        case .medium: background.cornerRadius = pointSize * Self.mediumCorner
        case .large: background.cornerRadius = pointSize * Self.largeCorner
        case .capsule: background.cornerRadius = height / 2
        }
    }

    private static var standardBackground: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.cornerRadius = standardRadius
        return background
    }

    private static let standardRadius = standardPointSize * mediumCorner
    /// The size of the body font in the standard text size, in points.
    private static let standardPointSize: CGFloat = 17
    /// The corner radii as fractions of the body font's point size.
    private static let smallCorner: CGFloat = 0.25
    private static let mediumCorner: CGFloat = 0.35
    private static let largeCorner: CGFloat = 0.5

    /// The text style of the title.
    var titleTextStyle: UIFont.TextStyle {
        switch buttonSize {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
    }

    /// The text style of the subtitle.
    var subtitleTextStyle: UIFont.TextStyle {
        switch buttonSize {
        case .medium, .large: .footnote
        case .small, .mini: .caption1
        }
    }
}

extension UIColor {
    /// Returns the color resolved for traits with a reduced opacity. Unlike a new dynamic color it compares equal to an
    /// earlier result.
    func faded(to part: CGFloat, with traits: UITraitCollection) -> UIColor {
        let resolved = resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * part)
    }
}
