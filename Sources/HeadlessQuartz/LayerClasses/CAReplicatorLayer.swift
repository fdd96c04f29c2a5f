import Foundation

/// A layer that paints its sublayers several times, each time transformed, tinted and later in their animations.
open class CAReplicatorLayer: CALayer {
    @_spi(LayerClasses) open override class var isOwnClass: Bool { self == CAReplicatorLayer.self }

    private final var replication = Replication()

    package final override var replicatesSublayers: Bool { true }

    /// The number of copies, including the sublayers themselves.
    open var instanceCount: Int {
        get { replication.count }
        set { change { $0.count = newValue } }
    }

    /// Whether the copies keep their depth. No effect here.
    open var preservesDepth = false

    /// Seconds by which the animations of each copy are later than those of the previous one.
    open var instanceDelay: CFTimeInterval {
        get { replication.delay }
        set { change { $0.delay = newValue } }
    }

    /// The transform from each copy to the next, about the center of the layer.
    open var instanceTransform: CATransform3D {
        get { replication.transform }
        set { change { $0.transform = newValue } }
    }

    /// The color that the first copy is multiplied by; opaque white by default.
    open var instanceColor: CGColor? {
        get { replication.color }
        set { change { $0.color = newValue } }
    }

    /// What each copy adds to the red component of the color.
    open var instanceRedOffset: Float {
        get { replication.offsets.red }
        set { change { $0.offsets.red = newValue } }
    }

    /// What each copy adds to the green component of the color.
    open var instanceGreenOffset: Float {
        get { replication.offsets.green }
        set { change { $0.offsets.green = newValue } }
    }

    /// What each copy adds to the blue component of the color.
    open var instanceBlueOffset: Float {
        get { replication.offsets.blue }
        set { change { $0.offsets.blue = newValue } }
    }

    /// What each copy adds to the alpha component of the color.
    open var instanceAlphaOffset: Float {
        get { replication.offsets.alpha }
        set { change { $0.offsets.alpha = newValue } }
    }

    private func change(_ body: (inout Replication) -> Void) {
        body(&replication)
        appearanceDidChange()
    }

    override func copyCustomAppearance(of other: CALayer, presented: Bool) {
        if let other = other as? CAReplicatorLayer { replication = other.replication }
    }

    override var copies: [LayerCopy] {
        replication.copies(around: CGPoint(x: values.bounds.midX, y: values.bounds.midY))
    }
}

private struct Replication {
    var count = 1
    var delay: TimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = CGColor(gray: 1, alpha: 1)
    var offsets: (red: Float, green: Float, blue: Float, alpha: Float) = (0, 0, 0, 0)

    /// More copies than anybody can see; bounds the cost of a count that is set by mistake.
    private static let greatestCount = 10_000

    func copies(around center: CGPoint) -> [LayerCopy] {
        let plane = CATransform3DGetAffineTransform(transform)
        let step = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(plane)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        var place = CGAffineTransform.identity
        return (0..<max(0, min(count, Self.greatestCount))).map { index in
            defer { place = place.concatenating(step) }
            return LayerCopy(transform: place, color: color(ofCopy: index), delay: delay * Double(index))
        }
    }

    private func color(ofCopy index: Int) -> RGBA? {
        let base = color?.rgba ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        func component(_ first: CGFloat, _ offset: Float) -> CGFloat {
            min(1, max(0, first + CGFloat(offset) * CGFloat(index)))
        }
        let color = RGBA(
            red: component(base.red, offsets.red),
            green: component(base.green, offsets.green),
            blue: component(base.blue, offsets.blue),
            alpha: component(base.alpha, offsets.alpha)
        )
        return color == RGBA(red: 1, green: 1, blue: 1, alpha: 1) ? nil : color
    }
}
