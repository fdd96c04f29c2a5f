import Foundation

extension UIColor {
    /// Creates a color from an asset catalog. Always returns `nil`: there are no asset catalogs.
    public convenience init?(named name: String) {
        return nil
    }

    /// Creates a color from an asset catalog. Always returns `nil`: there are no asset catalogs.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        return nil
    }

    /// Creates the sRGB color nearest to a Display P3 color; components are from 0 to 1.
    public convenience init(
        displayP3Red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat
    ) {
        let linear = [displayP3Red, green, blue].map(Self.linear)
        // Converts Display P3 primaries to sRGB primaries with the same white point.
        let rows: [[CGFloat]] = [
            [1.224_940_1, -0.224_940_4, 0],
            [-0.042_056_9, 1.042_057_1, 0],
            [-0.019_637_6, -0.078_636_1, 1.098_273_5],
        ]
        let parts = rows.map { row in
            Self.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let value = max(0, min(1, value))
        return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let value = max(0, min(1, value))
        return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
