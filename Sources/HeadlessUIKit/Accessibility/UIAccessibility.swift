import Foundation

/// What the reader asked the system for, and how an app tells assistive technologies of changes.
public enum UIAccessibility {
    /// Something that assistive technologies are told of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// UIKit's number.
        public let rawValue: UInt32

        /// Makes a notification from UIKit's number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Another screen came up; the argument is the element to go to, or a text to read.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The layout changed; the argument is the element to go to, or a text to read.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be read out: the argument.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled; the argument says where to.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technologies of a change; on a headless machine, the host.
    @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
        HostAccessibility.shared.notificationHandler?(notification, argument)
    }

    // MARK: Settings of the system

    /// Whether the screen is read aloud.
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
        HostAccessibility.shared.settings.isVoiceOverRunning
    }

    /// Whether the reader asked for bold text.
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
        HostAccessibility.shared.settings.isBoldTextEnabled
    }

    /// Whether the reader asked for less motion.
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
        HostAccessibility.shared.settings.isReduceMotionEnabled
    }

    /// Whether the reader asked for more contrast.
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        HostAccessibility.shared.settings.isDarkerSystemColorsEnabled
    }

    /// Whether the reader asked for less transparency.
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
        HostAccessibility.shared.settings.isReduceTransparencyEnabled
    }

    /// Posted by assistive technologies when the focus comes to an element. Nobody but the app posts it here.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The key of the element that has the focus, among the information of a notification.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that had the focus, among the information of a notification.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the technology that moved the focus, among the information of a notification.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// Posted by assistive technologies when something was read out. Nobody but the app posts it here.
    public static let announcementDidFinishNotification =
        NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of what was read out, among the information of a notification.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether it was read out whole, among the information of a notification.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted after switches began or ended to control the device.
    public static let switchControlStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted after access was restricted to an app or not any longer.
    public static let guidedAccessStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted after colors were inverted or not any longer.
    public static let invertColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityInvertColorsStatusDidChange")
    /// Posted after colors were asked to be gray or not any longer.
    public static let grayscaleStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted after captions were asked for or not any longer.
    public static let closedCaptioningStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted after reading aloud began or ended.
    public static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after bold text was asked for or not any longer.
    public static let boldTextStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted after less motion was asked for or not any longer.
    public static let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted after more contrast was asked for or not any longer.
    public static let darkerSystemColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted after less transparency was asked for or not any longer.
    public static let reduceTransparencyStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
