import Foundation

// What a reader asks a device for and nobody can ask this machine for: none of it is ever on.
extension UIAccessibility {
    /// Whether switches are used in the place of touches.
    @MainActor public static var isSwitchControlRunning: Bool { false }

    /// Whether the parts of the interface are read out when touched.
    @MainActor public static var isSpeakSelectionEnabled: Bool { false }

    /// Whether the whole screen is read out on demand.
    @MainActor public static var isSpeakScreenEnabled: Bool { false }

    /// Whether touches are made through a menu.
    @MainActor public static var isAssistiveTouchRunning: Bool { false }

    /// Whether the device is bound to one app.
    @MainActor public static var isGuidedAccessEnabled: Bool { false }

    /// Whether the colours of the screen are turned about.
    @MainActor public static var isInvertColorsEnabled: Bool { false }

    /// Whether the screen shows greys only.
    @MainActor public static var isGrayscaleEnabled: Bool { false }

    /// Whether videos show captions.
    @MainActor public static var isClosedCaptioningEnabled: Bool { false }

    /// Whether sound comes from one side.
    @MainActor public static var isMonoAudioEnabled: Bool { false }

    /// Whether shaking undoes.
    @MainActor public static var isShakeToUndoEnabled: Bool { false }

    /// Whether switches show signs for on and off.
    @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// Whether more than colour is to tell things apart.
    @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Whether buttons are to show that they are buttons.
    @MainActor public static var buttonShapesEnabled: Bool { false }

    /// Whether new screens fade in where they would slide.
    @MainActor public static var prefersCrossFadeTransitions: Bool { false }
}
