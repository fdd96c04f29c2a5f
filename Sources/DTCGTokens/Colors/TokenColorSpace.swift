import PositionedJSON

/// A color space of the format.
public enum TokenColorSpace: String, CaseIterable, Hashable, Sendable {
    case sRGB = "srgb"
    case linearSRGB = "srgb-linear"
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// The names and ranges of the three components.
    public var components: [TokenColorComponent] {
        switch self {
        case .sRGB, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020:
            [.unit("red"), .unit("green"), .unit("blue")]
        case .xyzD65, .xyzD50: [.unit("X"), .unit("Y"), .unit("Z")]
        case .hsl: [.hue, .percentage("saturation"), .percentage("lightness")]
        case .hwb: [.hue, .percentage("whiteness"), .percentage("blackness")]
        case .lab: [.percentage("lightness"), .unbounded("a"), .unbounded("b")]
        case .lch: [.percentage("lightness"), .chroma, .hue]
        case .oklab: [.unit("lightness"), .unbounded("a"), .unbounded("b")]
        case .oklch: [.unit("lightness"), .chroma, .hue]
        }
    }

    static let allowed = allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
}

/// A component of a color space: its name and its range.
public struct TokenColorComponent: Hashable, Sendable {
    /// The name for messages: "lightness".
    public let name: String

    /// The smallest allowed value; `nil`: there is none.
    public let minimum: Double?

    /// The largest allowed value; `nil`: there is none.
    public let maximum: Double?

    /// Whether the component is an angle, which has to be less than its maximum.
    public let isAngle: Bool

    static let hue = TokenColorComponent(name: "hue", minimum: 0, maximum: 360, isAngle: true)
    static let chroma = TokenColorComponent(name: "chroma", minimum: 0, maximum: nil, isAngle: false)

    static func unit(_ name: String) -> TokenColorComponent {
        TokenColorComponent(name: name, minimum: 0, maximum: 1, isAngle: false)
    }

    static func percentage(_ name: String) -> TokenColorComponent {
        TokenColorComponent(name: name, minimum: 0, maximum: 100, isAngle: false)
    }

    static func unbounded(_ name: String) -> TokenColorComponent {
        TokenColorComponent(name: name, minimum: nil, maximum: nil, isAngle: false)
    }

    /// Returns whether a value is in the range.
    public func contains(_ value: Double) -> Bool {
        if let minimum, value < minimum { return false }
        if let maximum, isAngle ? value >= maximum : value > maximum { return false }
        return true
    }

    /// The range in words: "from 0 up to but not including 360".
    var range: String {
        switch (minimum, maximum) {
        case (let low?, let high?) where isAngle: "from \(low.shortest) up to but not including \(high.shortest)"
        case (let low?, let high?): "from \(low.shortest) to \(high.shortest)"
        case (let low?, nil): "\(low.shortest) or more"
        default: "any number"
        }
    }
}
