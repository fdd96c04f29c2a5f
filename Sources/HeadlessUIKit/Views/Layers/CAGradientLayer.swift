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

    /// The colours, as `CGColor`s.
    open var colors: [Any]? {
        didSet { appearanceDidChange() }
    }

    /// Where the colours are, from 0 to 1 in ascending order; nil for equal distances.
    open var locations: [NSNumber]? {
        didSet { appearanceDidChange() }
    }

    /// Where the first colour is, in units of the bounds; for a radial gradient, its middle.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { if startPoint != oldValue { appearanceDidChange() } }
    }

    /// Where the last colour is, in units of the bounds; for a radial gradient, a corner of the rectangle around it.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { if endPoint != oldValue { appearanceDidChange() } }
    }

    /// Along a line or around a point.
    open var type = CAGradientLayerType.axial {
        didSet { if type != oldValue { appearanceDidChange() } }
    }

    // MARK: Painting

    override func paintOwnLooks(on canvas: any Canvas, _ values: LayerValues) {
        let stops = stops
        guard let last = stops.last, !values.bounds.isEmpty else { return }
        let outline = values.outline(corners: maskedCorners)
        let gradient = gradient(in: values.bounds, stops: stops)
        if gradient.isExtended, stops.count > 1 {
            canvas.fill(outline, with: gradient)
        } else if last.color.alpha > 0 {
            canvas.fill(outline, with: last.color, rule: .winding)
        }
    }

    override func ownLooksReach(_ values: LayerValues) -> CGRect { values.bounds }

    override func copyOwnLooks(of other: CALayer) {
        guard let other = other as? CAGradientLayer else { return }
        colors = other.colors
        locations = other.locations
        startPoint = other.startPoint
        endPoint = other.endPoint
        type = other.type
    }

    private func gradient(in bounds: CGRect, stops: [Gradient.Stop]) -> Gradient {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        guard type == .radial else { return .axial(from: start, to: end, stops: stops) }
        return .radial(
            around: start,
            radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)),
            stops: stops
        )
    }

    private var stops: [Gradient.Stop] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
        let places: [CGFloat]
        if let locations {
            places = locations.map { CGFloat($0.doubleValue) }
        } else {
            places = colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
        }
        var last: CGFloat = 0
        return zip(places, colors).map { place, color in
            // A place before the one before it counts as the same.
            last = min(max(place.isFinite ? place : last, last), 1)
            return Gradient.Stop(location: last, color: color)
        }
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
