import Foundation

/// A layer that shows colours running into one another, inside its rounded corners.
open class CAGradientLayer: CALayer {
    /// Makes a layer without size and without colours.
    public override init() {
        super.init()
        hasOwnLooks = true
    }

    /// Makes a copy of a layer to show what it looks like at a moment.
    public override init(layer: Any) {
        super.init(layer: layer)
        hasOwnLooks = true
    }

    /// Layers are not read from archives here; see `CALayer.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hasOwnLooks = true
    }

    private final var gradient = Looks()

    /// The colours, as `CGColor`s.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change { $0.colors = newValue } }
    }

    /// Where the colours are, from 0 to 1 in ascending order; nil for equal distances.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { change { $0.locations = newValue } }
    }

    /// Where the first colour is, in units of the bounds; for a radial gradient, its middle.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change { $0.startPoint = newValue } }
    }

    /// Where the last colour is, in units of the bounds; for a radial gradient, a corner of the rectangle around it.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change { $0.endPoint = newValue } }
    }

    /// Along a line or around a point.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { change { $0.type = newValue } }
    }

    private func change(_ body: (inout Looks) -> Void) {
        body(&gradient)
        appearanceDidChange()
    }

    // MARK: Painting

    /// The colours as animations show them.
    private final var presentedGradient: Looks {
        isAnimated ? presented(gradient, Looks.property) : gradient
    }

    override func paintOwnLooks(on canvas: any Canvas, _ values: LayerValues) {
        let looks = presentedGradient
        let stops = looks.stops
        guard let last = stops.last, !values.bounds.isEmpty else { return }
        let outline = values.outline(corners: maskedCorners)
        let gradient = looks.gradient(in: values.bounds, stops: stops)
        if gradient.isExtended, stops.count > 1 {
            canvas.fill(outline, with: gradient)
        } else if last.color.alpha > 0 {
            canvas.fill(outline, with: last.color, rule: .winding)
        }
    }

    override func ownLooksReach(_ values: LayerValues) -> CGRect { values.bounds }

    override func copyOwnLooks(of other: CALayer, presented: Bool) {
        guard let other = other as? CAGradientLayer else { return }
        gradient = presented ? other.presentedGradient : other.gradient
    }

    override func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        read(names, gradient, Looks.property(names)) ?? super.animatableValue(names)
    }

    override func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        guard let property = Looks.property(names) else { return super.setAnimatableValue(value, names) }
        change { write(value, names, &$0, property) }
    }
}

/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a type from Core Animation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
