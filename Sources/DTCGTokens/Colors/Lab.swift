import Foundation

/// CIE Lab, which is relative to D50.
enum Lab {
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27

    static func xyzD50(_ lab: Vector) -> Vector {
        let y = (lab.x + 16) / 116
        let (x, z) = (lab.y / 500 + y, y - lab.z / 200)
        func decoded(_ value: Double) -> Double {
            let cube = value * value * value
            return cube > epsilon ? cube : (116 * value - 16) / kappa
        }
        let white = ColorMatrices.d50White
        return Vector(
            decoded(x) * white.x,
            (lab.x > kappa * epsilon ? y * y * y : lab.x / kappa) * white.y,
            decoded(z) * white.z
        )
    }

    static func lab(_ xyz: Vector) -> Vector {
        func encoded(_ value: Double) -> Double {
            value > epsilon ? cbrt(value) : (kappa * value + 16) / 116
        }
        let white = ColorMatrices.d50White
        let (x, y, z) = (encoded(xyz.x / white.x), encoded(xyz.y / white.y), encoded(xyz.z / white.z))
        return Vector(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }
}
