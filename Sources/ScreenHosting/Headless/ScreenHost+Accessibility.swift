#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

// On a device the reader makes these settings; here the host is the reader.
extension ScreenHost {
    /// What a reader asks the system for and `UIAccessibility` tells apps. All screens of the process share one set, as
    /// all apps of a phone do. Bold text and contrast are traits as well: a screen's configuration has those.
    public struct ReaderSettings: Equatable, Sendable {
        /// Whether the screen is read aloud.
        public var isVoiceOverRunning: Bool
        /// Whether bold text is asked for.
        public var isBoldTextEnabled: Bool
        /// Whether less motion is asked for.
        public var isReduceMotionEnabled: Bool
        /// Whether more contrast is asked for.
        public var isDarkerSystemColorsEnabled: Bool
        /// Whether Reduce Transparency is enabled.
        public var isReduceTransparencyEnabled: Bool

        /// Settings; by default those of a reader who asks for nothing.
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

    /// What the reader asks for; a change posts the notifications of `UIAccessibility`.
    public static var readerSettings: ReaderSettings {
        get {
            let settings = HostAccessibility.shared.settings
            return ReaderSettings(
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
}
#endif
