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
        get {
            let settings = HostAccessibility.shared.settings
            return AccessibilitySettings(
                isVoiceOverRunning: settings.isVoiceOverRunning,
                isBoldTextEnabled: settings.isBoldTextEnabled,
                isReduceMotionEnabled: settings.isReduceMotionEnabled,
                isDarkerSystemColorsEnabled: settings.isDarkerSystemColorsEnabled,
                isReduceTransparencyEnabled: settings.isReduceTransparencyEnabled
            )
        }
        set {
            var settings = HostAccessibility.Settings()
            settings.isVoiceOverRunning = newValue.isVoiceOverRunning
            settings.isBoldTextEnabled = newValue.isBoldTextEnabled
            settings.isReduceMotionEnabled = newValue.isReduceMotionEnabled
            settings.isDarkerSystemColorsEnabled = newValue.isDarkerSystemColorsEnabled
            settings.isReduceTransparencyEnabled = newValue.isReduceTransparencyEnabled
            HostAccessibility.shared.settings = settings
        }
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
#endif
