import Foundation

extension UIColor {
    /// Black.
    public class var black: UIColor { FixedColors.black }
    /// Dark gray, with a white level of 1/3.
    public class var darkGray: UIColor { FixedColors.darkGray }
    /// Light gray, with a white level of 2/3.
    public class var lightGray: UIColor { FixedColors.lightGray }
    /// White.
    public class var white: UIColor { FixedColors.white }
    /// Gray, with a white level of 1/2.
    public class var gray: UIColor { FixedColors.gray }
    /// Pure red.
    public class var red: UIColor { FixedColors.red }
    /// Pure green.
    public class var green: UIColor { FixedColors.green }
    /// Pure blue.
    public class var blue: UIColor { FixedColors.blue }
    /// Cyan, full green and blue.
    public class var cyan: UIColor { FixedColors.cyan }
    /// Yellow, full red and green.
    public class var yellow: UIColor { FixedColors.yellow }
    /// Magenta, full red and blue.
    public class var magenta: UIColor { FixedColors.magenta }
    /// Orange, full red and half green.
    public class var orange: UIColor { FixedColors.orange }
    /// Purple, half red and half blue.
    public class var purple: UIColor { FixedColors.purple }
    /// Brown.
    public class var brown: UIColor { FixedColors.brown }
    /// Transparent black.
    public class var clear: UIColor { FixedColors.clear }
    /// The color of text on light backgrounds, independent of the interface style.
    public class var darkText: UIColor { FixedColors.darkText }
    /// The color of text on dark backgrounds, independent of the interface style.
    public class var lightText: UIColor { FixedColors.lightText }
}

/// Shared instances, so that reading a color doesn't allocate.
private enum FixedColors {
    static let black = UIColor(storage: .fixed(RGBA(hex: 0x000000)))
    static let darkGray = UIColor(storage: .fixed(RGBA(hex: 0x555555)))
    static let lightGray = UIColor(storage: .fixed(RGBA(hex: 0xAAAAAA)))
    static let white = UIColor(storage: .fixed(RGBA(hex: 0xFFFFFF)))
    static let gray = UIColor(storage: .fixed(RGBA(hex: 0x808080)))
    static let red = UIColor(storage: .fixed(RGBA(hex: 0xFF0000)))
    static let green = UIColor(storage: .fixed(RGBA(hex: 0x00FF00)))
    static let blue = UIColor(storage: .fixed(RGBA(hex: 0x0000FF)))
    static let cyan = UIColor(storage: .fixed(RGBA(hex: 0x00FFFF)))
    static let yellow = UIColor(storage: .fixed(RGBA(hex: 0xFFFF00)))
    static let magenta = UIColor(storage: .fixed(RGBA(hex: 0xFF00FF)))
    static let orange = UIColor(storage: .fixed(RGBA(hex: 0xFF8000)))
    static let purple = UIColor(storage: .fixed(RGBA(hex: 0x800080)))
    static let brown = UIColor(storage: .fixed(RGBA(hex: 0x996633)))
    static let clear = UIColor(storage: .fixed(RGBA(hex: 0x000000, alpha: 0)))
    static let darkText = UIColor(storage: .fixed(RGBA(hex: 0x000000)))
    static let lightText = UIColor(storage: .fixed(RGBA(hex: 0xFFFFFF, alpha: 0.6)))
}
