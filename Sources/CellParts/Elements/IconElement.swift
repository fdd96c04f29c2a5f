import PortableUIKit

/// An icon in a square, which grows with the text.
public struct IconElement: PartElement {
    /// The icon, scaled to fit.
    public var icon: UIImage

    /// The tint color of a template icon.
    public var tint: UIColor

    /// The side of the square, in points at the standard text size.
    public var side: CGFloat

    /// What VoiceOver says; `nil` for a decorative icon.
    public var spokenLabel: String?

    /// What VoiceOver says about the value; `nil` for nothing.
    public var spokenValue: String?

    /// What VoiceOver says about the state.
    public var traits: UIAccessibilityTraits

    /// Creates an icon, by default 24 points large.
    public init(
        icon: UIImage,
        tint: UIColor,
        side: CGFloat = 24,
        spokenLabel: String? = nil,
        spokenValue: String? = nil,
        traits: UIAccessibilityTraits = .none
    ) {
        self.icon = icon
        self.tint = tint
        self.side = side
        self.spokenLabel = spokenLabel
        self.spokenValue = spokenValue
        self.traits = traits
    }

    /// Creates an image view.
    public static func makeView() -> UIImageView { UIImageView() }

    /// Returns the size of the square.
    public func size(fitting width: CGFloat) -> CGSize {
        let side = side.grownWithText
        return CGSize(width: side, height: side)
    }

    /// Shows the icon.
    public func update(_ view: UIImageView, isAnimated: Bool) {
        view.contentMode = .scaleAspectFit
        view.tintColor = tint
        if view.image !== icon { view.image = icon }
    }

    /// The label, the value and the traits of the icon.
    public func accessibility(of view: UIImageView) -> RightControlAccessibility {
        RightControlAccessibility(label: spokenLabel, value: spokenValue, traits: traits)
    }
}
