import Foundation

/// A layer that draws a color gradient, clipped to its rounded corners.
open class CAGradientLayer: CALayer {
    @_spi(LayerClasses) open override class var isOwnClass: Bool { self == CAGradientLayer.self }

    /// Creates a layer with zero bounds and no colors.
    public override init() {
        super.init()
        hasCustomAppearance = true
    }

    /// Creates a presentation copy of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        hasCustomAppearance = true
    }

    /// Layers can't be decoded from archives here; see `CALayer.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hasCustomAppearance = true
    }

    private final var gradient = Appearance()

    /// The colors of the gradient, as `CGColor` objects.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change { $0.colors = newValue } }
    }

    /// The locations of the colors, from 0 to 1 in ascending order; `nil` for evenly spaced colors.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { change { $0.locations = newValue } }
    }

    /// The start point of the gradient, in the unit coordinate space of the bounds; the center of a radial gradient.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change { $0.startPoint = newValue } }
    }

    /// The end point of the gradient, in the unit coordinate space of the bounds; a corner of the rectangle that
    /// encloses a radial gradient.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change { $0.endPoint = newValue } }
    }

    /// The type of the gradient: axial, radial or conic.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { change { $0.type = newValue } }
    }

    private func change(_ body: (inout Appearance) -> Void) {
        body(&gradient)
        appearanceDidChange()
    }

    // MARK: Painting

    /// The gradient with the values of running animations.
    private final var presentedGradient: Appearance {
        isAnimated ? presented(gradient, Appearance.property) : gradient
    }

    override func paintCustomAppearance(on canvas: any Canvas, _ values: LayerValues) {
        let appearance = presentedGradient
        let stops = appearance.stops
        guard let last = stops.last, !values.bounds.isEmpty else { return }
        let outline = values.outline(corners: cornerShape)
        let gradient = appearance.gradient(in: values.bounds, stops: stops)
        if gradient.isExtended, stops.count > 1 {
            canvas.fill(outline, with: gradient)
        } else if last.color.alpha > 0 {
            canvas.fill(outline, with: last.color, rule: .winding)
        }
    }

    override func customAppearanceExtent(_ values: LayerValues) -> CGRect { values.bounds }

    override func copyCustomAppearance(of other: CALayer, presented: Bool) {
        guard let other = other as? CAGradientLayer else { return }
        gradient = presented ? other.presentedGradient : other.gradient
    }

    package override func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        read(names, gradient, Appearance.property(names)) ?? super.animatableValue(names)
    }

    package override func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        guard let property = Appearance.property(names) else { return super.setAnimatableValue(value, names) }
        change { write(value, names, &$0, property) }
    }
}

/// The types of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the type, as in Core Animation.
    public let rawValue: String

    /// Creates a type from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A gradient along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient from the center outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient that turns clockwise around the start point; the end point is in the direction of the first color.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
