import Foundation

/// The accessibility settings of the system that no trait carries. A process has one set, as a device does.
@_spi(Host) @preconcurrency @MainActor public final class HostAccessibility {
    /// The accessibility settings that a user can turn on.
    public struct Settings: Equatable, Sendable {
        /// Whether VoiceOver is running.
        public var isVoiceOverRunning = false
        /// Whether bold text is enabled.
        public var isBoldTextEnabled = false
        /// Whether Reduce Motion is enabled.
        public var isReduceMotionEnabled = false
        /// Whether Increase Contrast is enabled.
        public var isDarkerSystemColorsEnabled = false
        /// Whether Reduce Transparency is on.
        public var isReduceTransparencyEnabled = false

        /// Creates settings with everything turned off.
        public init() {}
    }

    /// The settings of this process.
    public static let shared = HostAccessibility()

    private init() {}

    /// The current settings. Changing one posts its status notification.
    public var settings = Settings() {
        didSet { post(from: oldValue) }
    }

    /// Receives the notifications that apps post for assistive technologies, with their arguments.
    public var notificationHandler: ((UIAccessibility.Notification, Any?) -> Void)?

    private static let notifications: [(KeyPath<Settings, Bool> & Sendable, NSNotification.Name)] = [
        (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
        (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
        (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
        (\.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
        (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    ]

    private func post(from old: Settings) {
        for (setting, name) in Self.notifications where settings[keyPath: setting] != old[keyPath: setting] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }
}
