import Honeycomb
import ScreenHosting

/// The environments in which `comb demo` renders the screen.
enum DemoVariant: String, CaseIterable {
    case light
    case dark
    case rightToLeft = "rtl"
    case largestText = "largest-text"

    /// The configuration; the content determines the height.
    var configuration: ScreenConfiguration {
        var configuration = ScreenConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
        switch self {
        case .light: break
        case .dark: configuration.appearance = .dark
        case .rightToLeft: configuration.layoutDirection = .rightToLeft
        case .largestText: configuration.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        return configuration
    }
}
