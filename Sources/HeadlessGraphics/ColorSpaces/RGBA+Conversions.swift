import Foundation

extension RGBA {
    /// Whether all three components are equal.
    package var isGray: Bool { red == green && green == blue }

    /// The linear components.
    var linear: [CGFloat] { [red, green, blue].map(Self.linear) }

    /// The components in Display P3, which contains all sRGB colors.
    var displayP3: [CGFloat] {
        let linear = linear
        return Self.displayP3FromSRGB.map { row in
            Self.encoded(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
        }
    }

    /// Creates the sRGB color nearest to a Display P3 color; components are from 0 to 1.
    package init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let linear = [red, green, blue].map(Self.linear)
        let parts = Self.sRGBFromDisplayP3.map { row in
            Self.encoded(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Both spaces have the same white point and differ in their primaries.
    private static let sRGBFromDisplayP3: [[CGFloat]] = [
        [1.224_940_1, -0.224_940_4, 0],
        [-0.042_056_9, 1.042_057_1, 0],
        [-0.019_637_6, -0.078_636_1, 1.098_273_5],
    ]
    private static let displayP3FromSRGB: [[CGFloat]] = [
        [0.822_461_9, 0.177_538_0, 0],
        [0.033_194_2, 0.966_805_8, 0],
        [0.017_082_6, 0.072_397_4, 0.910_519_9],
    ]

    static func linear(_ value: CGFloat) -> CGFloat {
        let value = max(0, min(1, value))
        return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: CGFloat) -> CGFloat {
        let value = max(0, min(1, value))
        return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
