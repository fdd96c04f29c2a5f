/// Where in its shape an emitter emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a value from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At the corners, or in the middle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On the outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// On the surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// In the volume. Without depth, this is the surface.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The shape in which an emitter emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a value from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The position of the emitter.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line as wide as the emitter.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box. Without depth, this is a rectangle.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle whose radius is the width of the emitter.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere. Without depth, this is a circle.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The order and the way in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a value from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In no particular order: here, that of the cells.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particles at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particles in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The farthest particles at the back. Without depth, in the order of the cells.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colors of particles are added up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
