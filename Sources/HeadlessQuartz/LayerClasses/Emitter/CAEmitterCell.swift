import Foundation

/// What a particle emitter emits: the look and the motion of one kind of particles.
///
/// A range means half of it to either side. Values count when a particle is drawn: a change also applies to particles that were
/// emitted before, except for `birthRate`.
open class CAEmitterCell: NSObject, CAMediaTiming {
    final var emission = Emission()
    /// The layer that emits the cell's particles, directly or from other particles.
    final weak var emitter: CAEmitterLayer?

    /// Creates a cell that emits nothing.
    public override init() {
        super.init()
    }

    /// Cells can't be decoded from archives here. Always returns `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func change(_ body: (inout Emission) -> Void) {
        body(&emission)
        emitter?.emissionDidChange()
    }

    /// The name, by which key paths such as `emitterCells.spark.birthRate` find the cell.
    open var name: String?

    /// Whether the cell emits particles.
    open var isEnabled = true {
        didSet { emitter?.emissionDidChange() }
    }

    /// The number of particles emitted in a second.
    open var birthRate: Float {
        get { emission.birthRate }
        set { change { $0.birthRate = newValue } }
    }

    /// How long a particle lives, in seconds.
    open var lifetime: Float {
        get { emission.lifetime }
        set { change { $0.lifetime = newValue } }
    }

    /// The range of lifetimes around `lifetime`, in seconds.
    open var lifetimeRange: Float {
        get { emission.lifetimeRange }
        set { change { $0.lifetimeRange = newValue } }
    }

    /// The angle of the emission to the plane of the layer, in radians.
    open var emissionLatitude: CGFloat {
        get { emission.emissionLatitude }
        set { change { $0.emissionLatitude = newValue } }
    }

    /// The angle of the emission in the plane of the layer, in radians: clockwise from the right; from straight up where the
    /// emitter is a line.
    open var emissionLongitude: CGFloat {
        get { emission.emissionLongitude }
        set { change { $0.emissionLongitude = newValue } }
    }

    /// The angle of the cone in which particles are emitted, in radians.
    open var emissionRange: CGFloat {
        get { emission.emissionRange }
        set { change { $0.emissionRange = newValue } }
    }

    /// The velocity of particles when they are emitted, in points a second.
    open var velocity: CGFloat {
        get { emission.velocity }
        set { change { $0.velocity = newValue } }
    }

    /// The range of velocities around `velocity`, in points a second.
    open var velocityRange: CGFloat {
        get { emission.velocityRange }
        set { change { $0.velocityRange = newValue } }
    }

    /// The acceleration to the right, in points per square second.
    open var xAcceleration: CGFloat {
        get { emission.xAcceleration }
        set { change { $0.xAcceleration = newValue } }
    }

    /// The acceleration downward, in points per square second.
    open var yAcceleration: CGFloat {
        get { emission.yAcceleration }
        set { change { $0.yAcceleration = newValue } }
    }

    /// The scale of particles when they are emitted.
    open var scale: CGFloat {
        get { emission.scale }
        set { change { $0.scale = newValue } }
    }

    /// The range of scales around `scale`.
    open var scaleRange: CGFloat {
        get { emission.scaleRange }
        set { change { $0.scaleRange = newValue } }
    }

    /// The change of the scale in a second.
    open var scaleSpeed: CGFloat {
        get { emission.scaleSpeed }
        set { change { $0.scaleSpeed = newValue } }
    }

    /// The rotation of particles in a second, in radians.
    open var spin: CGFloat {
        get { emission.spin }
        set { change { $0.spin = newValue } }
    }

    /// The range of rotations around `spin`, in radians.
    open var spinRange: CGFloat {
        get { emission.spinRange }
        set { change { $0.spinRange = newValue } }
    }

    /// The range of the red component around that of the color.
    open var redRange: Float {
        get { emission.redRange }
        set { change { $0.redRange = newValue } }
    }

    /// The range of the green component around that of the color.
    open var greenRange: Float {
        get { emission.greenRange }
        set { change { $0.greenRange = newValue } }
    }

    /// The range of the blue component around that of the color.
    open var blueRange: Float {
        get { emission.blueRange }
        set { change { $0.blueRange = newValue } }
    }

    /// The range of the alpha component around that of the color.
    open var alphaRange: Float {
        get { emission.alphaRange }
        set { change { $0.alphaRange = newValue } }
    }

    /// The change of the red component in a second.
    open var redSpeed: Float {
        get { emission.redSpeed }
        set { change { $0.redSpeed = newValue } }
    }

    /// The change of the green component in a second.
    open var greenSpeed: Float {
        get { emission.greenSpeed }
        set { change { $0.greenSpeed = newValue } }
    }

    /// The change of the blue component in a second.
    open var blueSpeed: Float {
        get { emission.blueSpeed }
        set { change { $0.blueSpeed = newValue } }
    }

    /// The change of the alpha component in a second.
    open var alphaSpeed: Float {
        get { emission.alphaSpeed }
        set { change { $0.alphaSpeed = newValue } }
    }

    /// The acceleration towards the viewer. No effect here: particles move in the plane of the layer.
    open var zAcceleration: CGFloat = 0

    /// The color that the contents are multiplied by; opaque white by default.
    open var color: CGColor? {
        get { emission.color }
        set { change { $0.color = newValue } }
    }

    /// What a particle shows: a `CGImage`.
    open var contents: Any? {
        didSet { emitter?.emissionDidChange() }
    }

    /// The part of the contents that is shown, in their unit coordinate space.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { emitter?.emissionDidChange() }
    }

    /// The number of pixels per point of the contents.
    open var contentsScale: CGFloat = 1 {
        didSet { emitter?.emissionDidChange() }
    }

    /// The filter for contents that get smaller. No effect here.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// The filter for contents that get larger. No effect here.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    /// What is added to the level of detail. No effect here.
    open var minificationFilterBias: Float = 0

    /// The cells whose particles this cell's particles emit.
    open var emitterCells: [CAEmitterCell]? {
        didSet { emitter?.adopt(emitterCells) }
    }

    /// Values for properties that are not set. No effect here.
    open var style: [AnyHashable: Any]?

    // MARK: Timing

    /// When the cell begins to emit, in seconds after the layer, or the particle that emits its particles.
    open var beginTime: CFTimeInterval = 0
    /// How long the cell emits, in seconds; 0 for without end.
    open var duration: CFTimeInterval = 0
    /// How fast time runs. No effect here.
    open var speed: Float = 1
    /// The offset into the cell's time. No effect here.
    open var timeOffset: CFTimeInterval = 0
    /// How often emission repeats. No effect here.
    open var repeatCount: Float = 0
    /// How long emission repeats, in seconds. No effect here.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether emission runs backward as well. No effect here.
    open var autoreverses = false
    /// What is shown outside the time of the cell. No effect here.
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Key paths

    /// Returns the value of a property.
    public final func value(forKey key: String) -> Any? {
        value(forKeyPath: key)
    }

    /// Returns the value of a property, or of one of a named cell in `emitterCells`.
    public final func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".")[...]
        return target(of: names)?.number(names.last)?.boxed
    }

    /// Sets a property.
    public final func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    /// Sets a property, or one of a named cell in `emitterCells`.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".")[...]
        guard let target = target(of: names), let old = target.number(names.last) else { return }
        if let new = AnimatableValue(value, like: old) { target.setNumber(new, names.last) }
    }

    final func number(_ name: Substring?) -> AnimatableValue? {
        name.flatMap { Emission.property($0)?.get(emission) }
    }

    final func setNumber(_ value: AnimatableValue, _ name: Substring?) {
        guard let name, let property = Emission.property(name) else { return }
        change { property.set(&$0, value) }
    }

    /// Returns the cell whose property a key path names.
    final func target(of names: ArraySlice<Substring>) -> CAEmitterCell? {
        guard names.count > 1 else { return self }
        guard names.first == "emitterCells", let name = names.dropFirst().first else { return nil }
        return emitterCells?.first { $0.name.map { Substring($0) } == name }?.target(of: names.dropFirst(2))
    }
}

/// The numbers of a cell.
struct Emission {
    var birthRate: Float = 0
    var lifetime: Float = 0
    var lifetimeRange: Float = 0
    var emissionLatitude: CGFloat = 0
    var emissionLongitude: CGFloat = 0
    var emissionRange: CGFloat = 0
    var velocity: CGFloat = 0
    var velocityRange: CGFloat = 0
    var xAcceleration: CGFloat = 0
    var yAcceleration: CGFloat = 0
    var scale: CGFloat = 1
    var scaleRange: CGFloat = 0
    var scaleSpeed: CGFloat = 0
    var spin: CGFloat = 0
    var spinRange: CGFloat = 0
    var redRange: Float = 0
    var greenRange: Float = 0
    var blueRange: Float = 0
    var alphaRange: Float = 0
    var redSpeed: Float = 0
    var greenSpeed: Float = 0
    var blueSpeed: Float = 0
    var alphaSpeed: Float = 0
    var color: CGColor? = CGColor(gray: 1, alpha: 1)

    static func property(_ name: Substring) -> AnimatableProperty<Emission>? {
        switch name {
        case "birthRate": .number(\.birthRate)
        case "lifetime": .number(\.lifetime)
        case "lifetimeRange": .number(\.lifetimeRange)
        case "emissionLatitude": .number(\.emissionLatitude)
        case "emissionLongitude": .number(\.emissionLongitude)
        case "emissionRange": .number(\.emissionRange)
        case "velocity": .number(\.velocity)
        case "velocityRange": .number(\.velocityRange)
        case "xAcceleration": .number(\.xAcceleration)
        case "yAcceleration": .number(\.yAcceleration)
        case "scale": .number(\.scale)
        case "scaleRange": .number(\.scaleRange)
        case "scaleSpeed": .number(\.scaleSpeed)
        case "spin": .number(\.spin)
        case "spinRange": .number(\.spinRange)
        case "redRange": .number(\.redRange)
        case "greenRange": .number(\.greenRange)
        case "blueRange": .number(\.blueRange)
        case "alphaRange": .number(\.alphaRange)
        case "redSpeed": .number(\.redSpeed)
        case "greenSpeed": .number(\.greenSpeed)
        case "blueSpeed": .number(\.blueSpeed)
        case "alphaSpeed": .number(\.alphaSpeed)
        case "color": .color(\.color)
        default: nil
        }
    }
}
