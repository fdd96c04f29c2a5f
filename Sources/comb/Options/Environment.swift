import ArgumentParser
import Honeycomb

/// The values of `--appearance`.
enum Appearance: String, CaseIterable, ExpressibleByArgument {
    case light
    case dark

    var style: UIUserInterfaceStyle {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The values of `--direction`.
enum Direction: String, CaseIterable, ExpressibleByArgument {
    case ltr
    case rtl

    var layoutDirection: UITraitEnvironmentLayoutDirection {
        switch self {
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        }
    }
}

/// The values of `--text-size`: the twelve text sizes of iOS, from the smallest to the largest.
///
/// UIKit's long names (`extraLarge`) are accepted as well.
enum TextSize: String, CaseIterable, ExpressibleByArgument {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init?(argument: String) {
        self.init(rawValue: Self.longSpellings[argument] ?? argument)
    }

    private static let longSpellings = [
        "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
        "extraExtraExtraLarge": "xxxLarge",
    ]

    var category: UIContentSizeCategory {
        switch self {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}
