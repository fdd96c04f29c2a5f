import ArgumentParser
import Honeycomb
import ScreenHosting

/// The user's accessibility settings, for commands that show something.
protocol AccessibilitySettings {
    var contrast: Contrast { get }
    var boldText: Bool { get }
    var reduceMotion: Bool { get }
}

extension AccessibilitySettings {
    /// Returns a configuration with these settings. Settings that are not traits apply to all screens of the process.
    @MainActor
    func accessible(_ configuration: ScreenConfiguration) -> ScreenConfiguration {
        ScreenHost.accessibilitySettings.isDarkerSystemColorsEnabled = contrast == .high
        ScreenHost.accessibilitySettings.isBoldTextEnabled = boldText
        ScreenHost.accessibilitySettings.isReduceMotionEnabled = reduceMotion
        var configuration = configuration
        configuration.accessibilityContrast = contrast.trait
        configuration.legibilityWeight = boldText ? .bold : .regular
        return configuration
    }
}

/// The options for accessibility settings alone. `EnvironmentOptions` repeats them instead of nesting this group.
struct AccessibilityOptions: ParsableArguments, AccessibilitySettings {
    @Option(help: "The contrast: normal or high.")
    var contrast = Contrast.normal

    @Flag(help: "Turn on Bold Text.")
    var boldText = false

    @Flag(help: "Turn on Reduce Motion.")
    var reduceMotion = false
}

/// The values of `--contrast`.
enum Contrast: String, CaseIterable, ExpressibleByArgument {
    case normal
    case high

    var trait: UIAccessibilityContrast {
        switch self {
        case .normal: .normal
        case .high: .high
        }
    }
}
