import Foundation

/// The settings that a reader makes in the system, which no trait carries. A machine has one set of them, as a phone has.
@_spi(Host) @preconcurrency @MainActor public final class HostAccessibility {
    /// What a reader may ask for.
    public struct Settings: Equatable, Sendable {
        /// Whether the screen is read aloud.
        public var isVoiceOverRunning = false
        /// Whether bold text is asked for.
        public var isBoldTextEnabled = false
        /// Whether less motion is asked for.
        public var isReduceMotionEnabled = false
        /// Whether more contrast is asked for.
        public var isDarkerSystemColorsEnabled = false
        /// Whether less transparency is asked for.
        public var isReduceTransparencyEnabled = false

        /// Settings of a reader who asks for nothing.
        public init() {}
    }

    /// The settings of this machine.
    public static let shared = HostAccessibility()

    private init() {}

    /// What the reader asks for; a change posts the notifications of what changed.
    public var settings = Settings() {
        didSet { post(from: oldValue) }
    }

    /// Hears of what apps post for assistive technologies.
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
