import Foundation

/// The system's accessibility settings, and the notifications that an app posts for assistive technologies.
public struct UIAccessibility {
    private init() {}

    /// A notification that an app posts for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as UIKit's.
        public let rawValue: UInt32

        /// Creates a notification from UIKit's raw value.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen appeared. The argument is the element to focus, or a string to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The layout changed. The argument is the element to focus, or a string to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The assistive technology should speak the argument, a string.
        public static let announcement = Notification(rawValue: 1008)
        /// A page scrolled. The argument is a string that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posts a notification for assistive technologies. A headless machine passes it to its host.
    @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
        HostAccessibility.shared.notificationHandler?(notification, argument)
    }

    // MARK: System settings

    /// Whether VoiceOver is running.
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
        HostAccessibility.shared.current.isVoiceOverRunning
    }

    /// Whether bold text is enabled.
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
        HostAccessibility.shared.current.isBoldTextEnabled
    }

    /// Whether Reduce Motion is enabled.
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
        HostAccessibility.shared.current.isReduceMotionEnabled
    }

    /// Whether Increase Contrast is enabled.
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        HostAccessibility.shared.current.isDarkerSystemColorsEnabled
    }

    /// Whether Reduce Transparency is on.
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
        HostAccessibility.shared.current.isReduceTransparencyEnabled
    }

    /// Posted when an assistive technology focuses an element. Here only the app itself can post it.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The user info key of the element that has the focus.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The user info key of the element that had the focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The user info key of the assistive technology that moved the focus.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// Posted when an announcement ends. Here only the app itself can post it.
    public static let announcementDidFinishNotification =
        NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// The user info key of the announced string.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The user info key of whether the whole announcement was spoken.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted after `isSwitchControlRunning` changed.
    public static let switchControlStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted after `isGuidedAccessEnabled` changed.
    public static let guidedAccessStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted after `isInvertColorsEnabled` changed.
    public static let invertColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityInvertColorsStatusDidChange")
    /// Posted after `isGrayscaleEnabled` changed.
    public static let grayscaleStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted after `isClosedCaptioningEnabled` changed.
    public static let closedCaptioningStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted after `isVoiceOverRunning` changed.
    public static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after `isBoldTextEnabled` changed.
    public static let boldTextStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted after `isReduceMotionEnabled` changed.
    public static let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted after `isDarkerSystemColorsEnabled` changed.
    public static let darkerSystemColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted after `isReduceTransparencyEnabled` changed.
    public static let reduceTransparencyStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
