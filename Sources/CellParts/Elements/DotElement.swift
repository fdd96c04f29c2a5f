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
    public static func makeView() -> DotView { DotView() }

    /// Returns the size of the circle.
    public func size(fitting width: CGFloat) -> CGSize {
        let side = diameter.grownWithText
        return CGSize(width: side, height: side)
    }

    /// Sets the color.
    public func update(_ view: DotView, isAnimated: Bool) {
        view.backgroundColor = color
        view.isSpoken = spokenLabel?.isEmpty == false
    }

    /// Makes the view round.
    public func layOut(_ view: DotView) {
        view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 2
    }

    /// The label of the dot.
    public func accessibility(of view: DotView) -> RightControlAccessibility {
        RightControlAccessibility(label: spokenLabel)
    }
}

/// A circle in a color.
public final class DotView: UIView, StateShowingView {
    var isSpoken = false

    /// Whether the dot has no label.
    package var showsUnspokenState: Bool { !isSpoken }
}
