import Foundation

/// How the spaces encode light, from CSS Color Module Level 4. All are continued below zero by symmetry.
enum TransferFunctions {
    // sRGB and Display P3.
    static func sRGBToLinear(_ value: Double) -> Double {
        mirrored(value) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    static func linearToSRGB(_ value: Double) -> Double {
        mirrored(value) { $0 > 0.0031308 ? 1.055 * pow($0, 1 / 2.4) - 0.055 : 12.92 * $0 }
    }

    static func a98ToLinear(_ value: Double) -> Double {
        mirrored(value) { pow($0, 563.0 / 256) }
    }

    static func linearToA98(_ value: Double) -> Double {
        mirrored(value) { pow($0, 256.0 / 563) }
    }

    static func proPhotoToLinear(_ value: Double) -> Double {
        mirrored(value) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) }
    }

    static func linearToProPhoto(_ value: Double) -> Double {
        mirrored(value) { $0 >= 1.0 / 512 ? pow($0, 1 / 1.8) : 16 * $0 }
    }

    // ITU-R BT.2020.
    private static let alpha = 1.09929682680944
    private static let beta = 0.018053968510807

    static func rec2020ToLinear(_ value: Double) -> Double {
        mirrored(value) { $0 < beta * 4.5 ? $0 / 4.5 : pow(($0 + alpha - 1) / alpha, 1 / 0.45) }
    }

    static func linearToRec2020(_ value: Double) -> Double {
        mirrored(value) { $0 > beta ? alpha * pow($0, 0.45) - (alpha - 1) : 4.5 * $0 }
    }

    private static func mirrored(_ value: Double, _ function: (Double) -> Double) -> Double {
        value < 0 ? -function(-value) : function(value)
    }
}
