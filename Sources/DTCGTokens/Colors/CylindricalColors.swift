import Foundation

/// Conversions of the spaces that are other coordinates of sRGB, Lab and Oklab.
enum CylindricalColors {
    /// Below this chroma the hue of a color is only rounding.
    static let achromaticChroma = 1e-5

    /// Lab or Oklab from lightness, chroma and hue in degrees.
    static func rectangular(_ color: Vector) -> Vector {
        let angle = color.z * .pi / 180
        return Vector(color.x, color.y * cos(angle), color.y * sin(angle))
    }

    /// Lightness, chroma and hue in degrees from Lab or Oklab.
    static func polar(_ color: Vector) -> Vector {
        let chroma = hypot(color.y, color.z)
        return Vector(color.x, chroma, degrees(atan2(color.z, color.y) * 180 / .pi))
    }

    /// sRGB from hue in degrees, saturation and lightness in percent.
    static func sRGB(hsl: Vector) -> Vector {
        let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
        func channel(_ offset: Double) -> Double {
            let position = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
            let amplitude = saturation * min(lightness, 1 - lightness)
            return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
        }
        return Vector(channel(0), channel(8), channel(4))
    }

    /// Hue in degrees, saturation and lightness in percent from sRGB.
    static func hsl(sRGB: Vector) -> Vector {
        let (low, high) = (min(sRGB.x, sRGB.y, sRGB.z), max(sRGB.x, sRGB.y, sRGB.z))
        let (lightness, spread) = ((low + high) / 2, high - low)
        guard spread > 1e-12 else { return Vector(0, 0, lightness * 100) }
        let saturation = lightness == 0 || lightness == 1 ? 0 : (high - lightness) / min(lightness, 1 - lightness)
        let hue: Double =
            if high == sRGB.x {
                (sRGB.y - sRGB.z) / spread + (sRGB.y < sRGB.z ? 6 : 0)
            } else if high == sRGB.y {
                (sRGB.z - sRGB.x) / spread + 2
            } else {
                (sRGB.x - sRGB.y) / spread + 4
            }
        // Outside of the gamut, saturation can be negative: the opposite hue says the same.
        return saturation < 0
            ? Vector(degrees(hue * 60 + 180), -saturation * 100, lightness * 100)
            : Vector(degrees(hue * 60), saturation * 100, lightness * 100)
    }

    /// sRGB from hue in degrees, whiteness and blackness in percent.
    static func sRGB(hwb: Vector) -> Vector {
        let (white, black) = (hwb.y / 100, hwb.z / 100)
        if white + black >= 1 {
            let gray = white / (white + black)
            return Vector(gray, gray, gray)
        }
        return sRGB(hsl: Vector(hwb.x, 100, 50)).map { $0 * (1 - white - black) + white }
    }

    /// Hue in degrees, whiteness and blackness in percent from sRGB.
    static func hwb(sRGB: Vector) -> Vector {
        let hue = hsl(sRGB: sRGB).x
        return Vector(hue, min(sRGB.x, sRGB.y, sRGB.z) * 100, (1 - max(sRGB.x, sRGB.y, sRGB.z)) * 100)
    }

    /// An angle from 0 up to 360.
    static func degrees(_ angle: Double) -> Double {
        let rest = angle.truncatingRemainder(dividingBy: 360)
        let positive = rest < 0 ? rest + 360 : rest
        return positive >= 360 ? 0 : positive
    }
}
