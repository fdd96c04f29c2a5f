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
        /// Whether Switch Control is running.
        public var isSwitchControlRunning = false
        /// Whether Speak Selection is enabled.
        public var isSpeakSelectionEnabled = false
        /// Whether Speak Screen is enabled.
        public var isSpeakScreenEnabled = false
        /// Whether AssistiveTouch is running.
        public var isAssistiveTouchRunning = false
        /// Whether Guided Access restricts the device to one app.
        public var isGuidedAccessEnabled = false
        /// Whether Classic Invert inverts the colors of the screen.
        public var isInvertColorsEnabled = false
        /// Whether the screen shows shades of gray only.
        public var isGrayscaleEnabled = false
        /// Whether video players show closed captions.
        public var isClosedCaptioningEnabled = false
        /// Whether audio plays in mono.
        public var isMonoAudioEnabled = false
        /// Whether shaking the device undoes the last edit.
        public var isShakeToUndoEnabled = false
        /// Whether switches show labels for on and off.
        public var isOnOffSwitchLabelsEnabled = false
        /// Whether the interface should convey differences by more than color.
        public var shouldDifferentiateWithoutColor = false
        /// Whether buttons should have a visible shape.
        public var buttonShapesEnabled = false
        /// Whether screens should cross-fade instead of sliding.
        public var prefersCrossFadeTransitions = false
        /// Whether videos play without a tap.
        public var isVideoAutoplayEnabled = true

        /// Creates the settings of a new device.
        public init() {}
    }

    /// The settings of this process.
    public static let shared = HostAccessibility()

    private init() {}

    /// The current settings. Changing one posts its status notification.
    public var settings = Settings() {
        didSet { postChanges(from: oldValue, to: settings) }
    }

    /// The settings of the code that runs now; `nil` for those of the process.
    private var scopedSettings: Settings?

    /// The settings that `UIAccessibility` reports.
    var current: Settings { scopedSettings ?? settings }

    /// Runs code for which other settings hold, such as that of a screen whose user has settings of their own. No notification is
    /// posted.
    public func perform<Result>(with settings: Settings, _ body: () throws -> Result) rethrows -> Result {
        let outer = scopedSettings
        scopedSettings = settings
        defer { scopedSettings = outer }
        return try body()
    }

    /// Posts the notifications of the settings that differ from others.
    public func postChanges(from old: Settings, to new: Settings) {
        for (setting, name) in Self.notifications where new[keyPath: setting] != old[keyPath: setting] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    /// Receives the notifications that apps post for assistive technologies, with their arguments.
    public var notificationHandler: ((UIAccessibility.Notification, Any?) -> Void)?

    private static let notifications: [(KeyPath<Settings, Bool> & Sendable, NSNotification.Name)] = [
        (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
        (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
        (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
        (\.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
        (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
        (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
        (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
        (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
        (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
        (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
        (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
        (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
        (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
        (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
        (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
        (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
        (\.shouldDifferentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
        (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
        (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
        (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
    ]
}
