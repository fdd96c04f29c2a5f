import Foundation

// Settings of the system, which a host can change.
extension UIAccessibility {
    /// Whether Switch Control is running.
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
        HostAccessibility.shared.settings.isSwitchControlRunning
    }

    /// Whether Speak Selection is enabled.
    @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool {
        HostAccessibility.shared.settings.isSpeakSelectionEnabled
    }

    /// Whether Speak Screen is enabled.
    @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool {
        HostAccessibility.shared.settings.isSpeakScreenEnabled
    }

    /// Whether AssistiveTouch is running.
    @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool {
        HostAccessibility.shared.settings.isAssistiveTouchRunning
    }

    /// Whether Guided Access restricts the device to one app.
    @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool {
        HostAccessibility.shared.settings.isGuidedAccessEnabled
    }

    /// Whether Classic Invert inverts the colors of the screen.
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool {
        HostAccessibility.shared.settings.isInvertColorsEnabled
    }

    /// Whether the screen shows shades of gray only.
    @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool {
        HostAccessibility.shared.settings.isGrayscaleEnabled
    }

    /// Whether video players show closed captions.
    @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool {
        HostAccessibility.shared.settings.isClosedCaptioningEnabled
    }

    /// Whether audio plays in mono.
    @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool {
        HostAccessibility.shared.settings.isMonoAudioEnabled
    }

    /// Whether shaking the device undoes the last edit.
    @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool {
        HostAccessibility.shared.settings.isShakeToUndoEnabled
    }

    /// Whether switches show labels for on and off.
    @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool {
        HostAccessibility.shared.settings.isOnOffSwitchLabelsEnabled
    }

    /// Whether the interface should convey differences by more than color.
    @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
        HostAccessibility.shared.settings.shouldDifferentiateWithoutColor
    }

    /// Whether buttons should have a visible shape.
    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool {
        HostAccessibility.shared.settings.buttonShapesEnabled
    }

    /// Whether screens should cross-fade instead of sliding.
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
        HostAccessibility.shared.settings.prefersCrossFadeTransitions
    }

    /// Whether videos play without a tap.
    @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool {
        HostAccessibility.shared.settings.isVideoAutoplayEnabled
    }
}

extension UIAccessibility {
    /// Posted after `isSpeakSelectionEnabled` changed.
    public static let speakSelectionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted after `isSpeakScreenEnabled` changed.
    public static let speakScreenStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted after `isAssistiveTouchRunning` changed.
    public static let assistiveTouchStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted after `isMonoAudioEnabled` changed.
    public static let monoAudioStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted after `isShakeToUndoEnabled` changed.
    public static let shakeToUndoDidChangeNotification =
        NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
    /// Posted after `isOnOffSwitchLabelsEnabled` changed.
    public static let onOffSwitchLabelsDidChangeNotification =
        NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted after `shouldDifferentiateWithoutColor` changed.
    public static let differentiateWithoutColorDidChangeNotification =
        NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted after `buttonShapesEnabled` changed.
    public static let buttonShapesEnabledStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted after `prefersCrossFadeTransitions` changed.
    public static let prefersCrossFadeTransitionsStatusDidChange =
        NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted after `isVideoAutoplayEnabled` changed.
    public static let videoAutoplayStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
}
