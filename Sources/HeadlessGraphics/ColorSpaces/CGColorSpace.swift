import Foundation

/// Creates the color space of gray levels on this device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Creates the color space of red, green and blue on this device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Creates the color space of cyan, magenta, yellow and black on this device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }

/// The models of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// Gray levels.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness and two opponent colors.
    case lab = 3
    /// Any number of inks.
    case deviceN = 4
    /// Indexes of a color table.
    case indexed = 5
    /// Patterns.
    case pattern = 6
    /// The CIE's X, Y and Z.
    case XYZ = 7
}

/// A color space: what the components of a color mean.
public final class CGColorSpace: Hashable, Sendable {
    /// How components of a space become sRGB components.
    enum Conversion: Hashable, Sendable {
        case gray
        case sRGB
        case linearSRGB
        case displayP3
        case cmyk
        case pattern
    }

    let conversion: Conversion

    /// The name of the color space; `nil` for that of patterns.
    public let name: CFString?

    /// The model of the color space.
    public var model: CGColorSpaceModel {
        switch conversion {
        case .gray: .monochrome
        case .sRGB, .linearSRGB, .displayP3: .rgb
        case .cmyk: .cmyk
        case .pattern: .pattern
        }
    }

    /// The number of components, without alpha.
    public var numberOfComponents: Int {
        switch conversion {
        case .gray: 1
        case .sRGB, .linearSRGB, .displayP3: 3
        case .cmyk: 4
        case .pattern: 0
        }
    }

    /// Whether the space covers colors outside of sRGB.
    public var isWideGamutRGB: Bool { conversion == .displayP3 }

    /// Whether components may be below 0 or above 1. Values are clamped here nevertheless.
    public var supportsOutput: Bool { conversion != .pattern }

    private init(_ conversion: Conversion, name: CFString?) {
        self.conversion = conversion
        self.name = name
    }

    /// Creates a color space with a name; `nil` if there is none of this name.
    public convenience init?(name: CFString) {
        guard let conversion = Self.conversions[name] else { return nil }
        self.init(conversion, name: name)
    }

    /// Creates the color space of patterns, over a base space for patterns without colors of their own.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(.pattern, name: nil)
    }

    static let gray = CGColorSpace(.gray, name: extendedGray)
    static let rgb = CGColorSpace(.sRGB, name: extendedSRGB)
    static let cmyk = CGColorSpace(.cmyk, name: genericCMYK)
    static let pattern = CGColorSpace(.pattern, name: nil)

    /// Whether both spaces have the same name.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.conversion == rhs.conversion && lhs.name == rhs.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(conversion)
        hasher.combine(name)
    }
}
