#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

// On a device the user changes these settings; here the host does.
extension ScreenHost {
    /// The accessibility settings that `UIAccessibility` reports to apps. All screens of the process share them, as all
    /// apps on a device do. Bold text and contrast are also traits, which a screen's configuration overrides.
    public struct AccessibilitySettings: Equatable, Sendable {
        /// Whether VoiceOver is running.
        public var isVoiceOverRunning: Bool
        /// Whether Bold Text is on.
        public var isBoldTextEnabled: Bool
        /// Whether Reduce Motion is on.
        public var isReduceMotionEnabled: Bool
        /// Whether Increase Contrast is on.
        public var isDarkerSystemColorsEnabled: Bool
        /// Whether Reduce Transparency is on.
        public var isReduceTransparencyEnabled: Bool

        /// Creates settings; by default all are off.
        public init(
            isVoiceOverRunning: Bool = false,
            isBoldTextEnabled: Bool = false,
            isReduceMotionEnabled: Bool = false,
            isDarkerSystemColorsEnabled: Bool = false,
            isReduceTransparencyEnabled: Bool = false
        ) {
            self.isVoiceOverRunning = isVoiceOverRunning
            self.isBoldTextEnabled = isBoldTextEnabled
            self.isReduceMotionEnabled = isReduceMotionEnabled
            self.isDarkerSystemColorsEnabled = isDarkerSystemColorsEnabled
            self.isReduceTransparencyEnabled = isReduceTransparencyEnabled
        }
    }

    /// The accessibility settings of the process; a change posts the notifications of `UIAccessibility`.
    public static var accessibilitySettings: AccessibilitySettings {
        get { AccessibilitySettings(HostAccessibility.shared.settings) }
        set { HostAccessibility.shared.settings = newValue.hostSettings }
    }

    /// Runs code for which other accessibility settings hold than those of the process, such as a viewer's own. No notification is
    /// posted.
    ///
    /// Code that runs later, as in a task that the code started, sees the settings of the process again.
    public static func withAccessibilitySettings<Result>(
        _ settings: AccessibilitySettings,
        perform body: () throws -> Result
    ) rethrows -> Result {
        try HostAccessibility.shared.perform(with: settings.hostSettings, body)
    }

    /// Posts the notifications of `UIAccessibility` for the settings that differ.
    public static func postAccessibilityChanges(from old: AccessibilitySettings, to new: AccessibilitySettings) {
        HostAccessibility.shared.postChanges(from: old.hostSettings, to: new.hostSettings)
    }

    /// Called with the texts that apps announce to VoiceOver, by `UIAccessibility.post` or as the value of a layout change. All
    /// screens of the process share it.
    public static var announcementHandler: ((String) -> Void)? {
        didSet {
            HostAccessibility.shared.notificationHandler = announcementHandler.map { handler in
                { _, argument in if let text = argument as? String { handler(text) } }
            }
        }
    }
}

extension ScreenHost.AccessibilitySettings {
    fileprivate init(_ settings: HostAccessibility.Settings) {
        self.init(
            isVoiceOverRunning: settings.isVoiceOverRunning,
            isBoldTextEnabled: settings.isBoldTextEnabled,
            isReduceMotionEnabled: settings.isReduceMotionEnabled,
            isDarkerSystemColorsEnabled: settings.isDarkerSystemColorsEnabled,
            isReduceTransparencyEnabled: settings.isReduceTransparencyEnabled
        )
    }

    @MainActor
    fileprivate var hostSettings: HostAccessibility.Settings {
        var settings = HostAccessibility.Settings()
        settings.isVoiceOverRunning = isVoiceOverRunning
        settings.isBoldTextEnabled = isBoldTextEnabled
        settings.isReduceMotionEnabled = isReduceMotionEnabled
        settings.isDarkerSystemColorsEnabled = isDarkerSystemColorsEnabled
        settings.isReduceTransparencyEnabled = isReduceTransparencyEnabled
        return settings
    }
}
#endif
