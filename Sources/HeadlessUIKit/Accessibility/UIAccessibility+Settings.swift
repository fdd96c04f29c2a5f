import Foundation

// What a reader asks a device for and nobody can ask this machine for: none of it is ever on.
extension UIAccessibility {
    /// Whether switches are used in the place of touches.
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }

    /// Whether the parts of the interface are read out when touched.
    @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }

    /// Whether the whole screen is read out on demand.
    @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }

    /// Whether touches are made through a menu.
    @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }

    /// Whether the device is bound to one app.
    @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }

    /// Whether the colours of the screen are turned about.
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }

    /// Whether the screen shows greys only.
    @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }

    /// Whether videos show captions.
    @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }

    /// Whether sound comes from one side.
    @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }

    /// Whether shaking undoes.
    @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { false }

    /// Whether switches show signs for on and off.
    @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// Whether more than colour is to tell things apart.
    @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Whether buttons are to show that they are buttons.
    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }

    /// Whether new screens fade in where they would slide.
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
}
