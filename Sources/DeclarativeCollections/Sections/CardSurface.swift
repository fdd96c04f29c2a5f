import PortableUIKit

/// What a surface shows beside its color: a shadow, a border and a gradient. What is nil is not shown, or is as without a theme.
public struct CardSurface: Hashable, Sendable {
    /// The shadow.
    public var shadow: CardShadow?

    /// The color of the border.
    public var borderColor: UIColor?

    /// The width of the border, in points.
    public var borderWidth: CGFloat?

    /// The gradient over the color, from top to bottom.
    public var gradient: CardGradient?

    /// Creates a surface; by default with nothing but its color.
    public init(
        shadow: CardShadow? = nil,
        borderColor: UIColor? = nil,
        borderWidth: CGFloat? = nil,
        gradient: CardGradient? = nil
    ) {
        self.shadow = shadow
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.gradient = gradient
    }
}

/// A gradient from top to bottom.
public struct CardGradient: Hashable, Sendable {
    /// A color and where it is.
    public struct Stop: Hashable, Sendable {
        /// The color; a dynamic color adapts to the traits.
        public var color: UIColor
        /// The position, from 0 at the top to 1 at the bottom.
        public var position: CGFloat

        /// Creates a stop. A position outside of 0 to 1 is moved to the nearest end.
        public init(color: UIColor, position: CGFloat) {
            self.color = color
            self.position = position.isFinite ? min(max(position, 0), 1) : 0
        }
    }

    /// The colors from top to bottom.
    public var stops: [Stop]

    /// Creates a gradient; without stops it shows nothing.
    public init(stops: [Stop]) {
        self.stops = stops
    }
}

/// A view that shows a gradient behind its siblings, in the shape of its superview.
final class CardGradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(_ gradient: CardGradient, in traits: UITraitCollection) {
        guard let layer = layer as? CAGradientLayer else { return }
        isUserInteractionEnabled = false
        layer.colors = gradient.stops.map { $0.color.resolvedColor(with: traits).cgColor }
        layer.locations = gradient.stops.map { NSNumber(value: Double($0.position)) }
    }
}

extension UIView {
    /// Shows a gradient behind all subviews; nil removes it. Call it again when the traits change.
    package func showGradient(_ gradient: CardGradient?, in traits: UITraitCollection) {
        let present = subviews.first { $0 is CardGradientView } as? CardGradientView
        guard let gradient, !gradient.stops.isEmpty else {
            present?.removeFromSuperview()
            return
        }
        let view = present ?? CardGradientView(frame: bounds)
        if present == nil {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        view.frame = bounds
        view.layer.cornerRadius = layer.cornerRadius
        view.clipsToBounds = true
        view.show(gradient, in: traits)
    }
}
