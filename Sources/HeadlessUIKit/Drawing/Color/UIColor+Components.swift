import Foundation

extension UIColor {
    /// Returns the RGB components of the color in the current traits.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = currentRGBA
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Returns the grayscale components of the color in the current traits; `false` if the color isn't gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = currentRGBA
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Returns the HSB components of the color in the current traits.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = currentRGBA
        let components = rgba.hueSaturationBrightness
        hue?.pointee = components.hue
        saturation?.pointee = components.saturation
        brightness?.pointee = components.brightness
        alpha?.pointee = rgba.alpha
        return true
    }
}

extension RGBA {
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let brightness = min(max(brightness, 0), 1)
        let saturation = min(max(saturation, 0), 1)
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + min(max(hue, 0), 1) * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let maximum = max(red, green, blue)
        let spread = maximum - min(red, green, blue)
        guard spread > 0 else { return (0, 0, maximum) }
        let sixths: CGFloat =
            switch maximum {
            case red: (green - blue) / spread
            case green: (blue - red) / spread + 2
            default: (red - green) / spread + 4
            }
        return ((sixths < 0 ? sixths + 6 : sixths) / 6, spread / maximum, maximum)
    }
}
