import PortableUIKit

extension ScreenConfiguration {
    /// The height of the keyboard with its bar of suggestions, in points, with the safe area below it.
    ///
    /// The keys of English keyboards take 216 points in portrait, 226 on screens from 414 points, and 162 in landscape; the bar above them 45,
    /// and 38 in landscape; the bar of globe and microphone below them 75 where there is a home indicator, with the safe area. Together
    /// they are the heights that apps report of their keyboards: 260 on an iPhone SE, 336 and 346 on iPhones with a home indicator, 209 in
    /// landscape. iPads have 313 and 398 with the bar of shortcuts, and 24 more with a home indicator.
    var keyboardHeight: CGFloat {
        let isLandscape = size.width > size.height
        let hasIndicator = safeAreaInsets.bottom > 0
        if min(size.width, size.height) >= Self.leastPadWidth {
            return (isLandscape ? 398 : 313) + (hasIndicator ? 24 : 0)
        }
        guard !isLandscape else { return hasIndicator ? 209 : 200 }
        let keys: CGFloat = size.width >= Self.leastLargeWidth ? 226 : 216
        return hasIndicator ? keys + 75 + 45 : keys + 44
    }

    /// The width of the narrowest iPad in portrait, and of the narrowest large phone, in points.
    private static let leastPadWidth: CGFloat = 700
    private static let leastLargeWidth: CGFloat = 414
}
