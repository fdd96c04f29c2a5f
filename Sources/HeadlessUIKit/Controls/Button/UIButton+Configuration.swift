import Foundation

extension UIButton {
    /// How a button looks and what it says, as a value.
    public struct Configuration: Equatable {
        /// How corners are rounded.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// How large the button is.
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        /// How title and subtitle lie to each other.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// Which of UIKit's looks the colours are made from.
        enum Look: Sendable {
            case plain, gray, tinted, filled
        }

        let look: Look

        /// What lies behind the content.
        public var background = UIBackgroundConfiguration()
        /// How corners are rounded; `fixed` takes the background's radius as it is.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium {
            didSet { if hasDefaultContentInsets { setDefaultContentInsets() } }
        }

        /// The colour of title and image before the state changes it; nil leaves it to the look.
        public var baseForegroundColor: UIColor?
        /// The colour of the background before the state changes it; nil leaves it to the look.
        public var baseBackgroundColor: UIColor?
        /// The image.
        public var image: UIImage?
        /// Whether spokes that go round take the place of the image.
        public var showsActivityIndicator = false
        /// The title with its attributes.
        public var attributedTitle: AttributedString?
        /// Changes the attributes that the title is drawn with; its own attributes win.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A smaller text below the title, with its attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes that the subtitle is drawn with; its own attributes win.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How title and subtitle lie to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// What happens to a title that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// On which side of the title the image lies.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points of room kept for the image along the side it lies on.
        public var imageReservation: CGFloat = 0
        /// Points between image and title.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// Whether a selected button looks otherwise.
        public var automaticallyUpdateForSelection = true

        /// The title. Setting it drops the attributes of `attributedTitle`.
        public var title: String? {
            get { attributedTitle?.string }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// A smaller text below the title. Setting it drops the attributes of `attributedSubtitle`.
        public var subtitle: String? {
            get { attributedSubtitle?.string }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// Points around the content.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasDefaultContentInsets = false
            }
        }

        private var insets = NSDirectionalEdgeInsets.zero
        private var hasDefaultContentInsets = true
        /// What the state made of the colours.
        var foreground: UIColor?

        init(look: Look) {
            self.look = look
            setDefaultContentInsets()
        }

        /// Title and image in the tint colour, nothing behind them.
        public static func plain() -> Configuration { Configuration(look: .plain) }
        /// Title and image in the tint colour on gray.
        public static func gray() -> Configuration { Configuration(look: .gray) }
        /// Title and image in the tint colour on a shade of it.
        public static func tinted() -> Configuration { Configuration(look: .tinted) }
        /// White title and image on the tint colour.
        public static func filled() -> Configuration { Configuration(look: .filled) }
        /// The same as plain on a phone.
        public static func borderless() -> Configuration { Configuration(look: .plain) }
        /// The same as gray on a phone.
        public static func bordered() -> Configuration { Configuration(look: .gray) }
        /// The same as tinted on a phone.
        public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
        /// The same as filled on a phone.
        public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

        /// Puts the insets back to those of the size.
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

        /// The configuration as it looks in the button's state.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            var copy = self
            copy.resolveColors(
                tint: button.tintColor,
                role: button.role,
                state: button.state,
                traits: button.traitCollection
            )
            copy.resolveCorners(height: button.bounds.height, traits: button.traitCollection)
            return copy
        }

        /// Whether both say and look the same.
        public static func == (lhs: Configuration, rhs: Configuration) -> Bool {
            lhs.look == rhs.look && lhs.background == rhs.background && lhs.cornerStyle == rhs.cornerStyle
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
        switch look {
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
        }
        if state.contains(.selected), automaticallyUpdateForSelection {
            switch look {
            case .plain: fill = accent.withAlphaComponent(Shades.tinted)
            case .gray, .tinted:
                foreground = .white
                fill = accent
            case .filled: break
            }
        }
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if look != .plain { fill = Shades.disabledFill }
        } else if state.contains(.highlighted) {
            foreground = look == .filled ? foreground : foreground.faded(to: Shades.highlighted, with: traits)
            fill = fill.faded(to: Shades.highlighted, with: traits)
        }
        self.foreground = foreground
        if background.backgroundColor == nil { background.backgroundColor = fill }
    }

    private mutating func resolveCorners(height: CGFloat, traits: UITraitCollection) {
        let pointSize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        switch cornerStyle {
        case .fixed: break
        case .dynamic: if background.cornerRadius == 0 { background.cornerRadius = pointSize * Self.mediumCorner }
        case .small: background.cornerRadius = pointSize * Self.smallCorner
        case .medium: background.cornerRadius = pointSize * Self.mediumCorner
        case .large: background.cornerRadius = pointSize * Self.largeCorner
        case .capsule: background.cornerRadius = height / 2
        }
    }

    /// Radii in parts of the size of body text.
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
    /// The colour for the traits with its opacity lessened: equal to what it was before, unlike a new dynamic colour.
    fileprivate func faded(to part: CGFloat, with traits: UITraitCollection) -> UIColor {
        let resolved = resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * part)
    }
}
