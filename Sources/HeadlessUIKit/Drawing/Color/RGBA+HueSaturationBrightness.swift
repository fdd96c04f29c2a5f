import Foundation

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
