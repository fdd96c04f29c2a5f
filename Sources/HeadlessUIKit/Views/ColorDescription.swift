/// Formats descriptions of colors like UIKit: by their names, or by their components and color space.
@MainActor enum ColorDescription {
    static func text(of color: UIColor) -> String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(color).toOpaque()), radix: 16)
        switch color.storage {
        case .fixed, .gray: break
        case .pattern: return "<UIDynamicPatternColor: 0x\(address)>"
        case .dynamic:
            let named =
                SystemColorNames.all.first { $0.color === color } ?? SystemColorNames.all.first { $0.color == color }
            if let name = named?.name {
                return "<UIDynamicSystemColor: 0x\(address); name = \(name)Color>"
            }
            return "<UIDynamicSystemColor: 0x\(address)>"
        case .provider: return "<UIDynamicProviderColor: 0x\(address)>"
        }
        let components = color.currentRGBA
        let alpha = ViewDescription.number(components.alpha)
        let parts = [components.red, components.green, components.blue].map(ViewDescription.number)
        if parts[0] == parts[1], parts[1] == parts[2] { return "UIExtendedGrayColorSpace \(parts[0]) \(alpha)" }
        return "UIExtendedSRGBColorSpace \(parts.joined(separator: " ")) \(alpha)"
    }
}
