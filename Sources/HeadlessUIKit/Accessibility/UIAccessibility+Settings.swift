import Foundation

// Settings that a headless machine does not have: always `false`.
extension UIAccessibility {
    /// Whether Switch Control is running.
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }

    /// Whether Speak Selection is enabled.
    @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }

    /// Whether Speak Screen is enabled.
    @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }

    /// Whether AssistiveTouch is running.
    @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }

    /// Whether Guided Access restricts the device to one app.
    @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }

    /// Whether Classic Invert inverts the colors of the screen.
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }

    /// Whether the screen shows shades of gray only.
    @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }

    /// Whether video players show closed captions.
    @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }

    /// Whether audio plays in mono.
    @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }

    /// Whether shaking the device undoes the last edit.
    @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { false }

    /// Whether switches show labels for on and off.
    @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// Whether the interface should convey differences by more than color.
    @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Whether buttons should have a visible shape.
    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }

    /// Whether screens should cross-fade instead of sliding.
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
}
