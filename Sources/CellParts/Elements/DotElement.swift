import PortableUIKit

/// A filled circle.
public struct DotElement: PartElement {
    /// The color of the circle.
    public var color: UIColor

    /// The diameter, in points at standard text sizes.
    public var diameter: CGFloat

    /// What VoiceOver says.
    public var spokenLabel: String?

    /// Creates a dot, by default 10 points large.
    public init(color: UIColor, diameter: CGFloat = 10, spokenLabel: String? = nil) {
        self.color = color
        self.diameter = diameter
        self.spokenLabel = spokenLabel
    }

    /// Creates an empty view.
    public static func makeView() -> UIView { UIView() }

    /// Returns the size of the circle.
    public func size(fitting width: CGFloat) -> CGSize {
        let side = diameter.grownWithText
        return CGSize(width: side, height: side)
    }

    /// Sets the color.
    public func update(_ view: UIView, isAnimated: Bool) {
        view.backgroundColor = color
    }

    /// Makes the view round.
    public func layOut(_ view: UIView) {
        view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 2
    }

    /// The label of the dot.
    public func accessibility(of view: UIView) -> RightControlAccessibility {
        RightControlAccessibility(label: spokenLabel)
    }
}
