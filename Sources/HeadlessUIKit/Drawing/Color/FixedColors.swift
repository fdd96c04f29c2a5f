import Foundation

/// Shared instances, so that reading a color doesn't allocate.
enum FixedColors {
    static let black = UIColor(storage: .gray(RGBA(hex: 0x000000)))
    static let darkGray = UIColor(storage: .gray(RGBA(hex: 0x555555)))
    static let lightGray = UIColor(storage: .gray(RGBA(hex: 0xAAAAAA)))
    static let white = UIColor(storage: .gray(RGBA(hex: 0xFFFFFF)))
    static let gray = UIColor(storage: .gray(RGBA(hex: 0x808080)))
    static let red = UIColor(storage: .fixed(RGBA(hex: 0xFF0000)))
    static let green = UIColor(storage: .fixed(RGBA(hex: 0x00FF00)))
    static let blue = UIColor(storage: .fixed(RGBA(hex: 0x0000FF)))
    static let cyan = UIColor(storage: .fixed(RGBA(hex: 0x00FFFF)))
    static let yellow = UIColor(storage: .fixed(RGBA(hex: 0xFFFF00)))
    static let magenta = UIColor(storage: .fixed(RGBA(hex: 0xFF00FF)))
    static let orange = UIColor(storage: .fixed(RGBA(hex: 0xFF8000)))
    static let purple = UIColor(storage: .fixed(RGBA(hex: 0x800080)))
    static let brown = UIColor(storage: .fixed(RGBA(hex: 0x996633)))
    static let clear = UIColor(storage: .gray(RGBA(hex: 0x000000, alpha: 0)))
    static let darkText = UIColor(storage: .gray(RGBA(hex: 0x000000)))
    static let lightText = UIColor(storage: .gray(RGBA(hex: 0xFFFFFF, alpha: 0.6)))
}
