import PortableUIKit

extension UIColor {

    /// Creates an opaque dynamic colour from its values in the two appearances, written as `0xRRGGBB` in sRGB.
    convenience init(light: UInt32, dark: UInt32) {
        self.init { traits in
            UIColor(rgb: traits.userInterfaceStyle == .dark ? dark : light)
        }
    }

    private convenience init(rgb: UInt32) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255,
            green: CGFloat((rgb >> 8) & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255,
            alpha: 1
        )
    }
}
