import PortableUIKit

/// Labels that are never shown and only measure.
///
/// A label rounds to the pixels of its own traits, and outside of a window those stay what they were when it was made.
/// So there is one label for every kind of screen, and reusing it saves making one for each text.
@MainActor
enum MeasuringLabel {
    /// A kind of screen.
    struct Screen: Hashable {
        let scale: CGFloat
        let layoutDirection: UITraitEnvironmentLayoutDirection

        /// The screen that the current traits belong to.
        @MainActor static var current: Screen {
            let traits = UITraitCollection.current
            return Screen(scale: traits.displayScale, layoutDirection: traits.layoutDirection)
        }
    }

    /// The labels there are. Tests put in some that count.
    static var labels: [Screen: UILabel] = [:]

    /// The label for the screen that the current traits belong to.
    static var current: UILabel {
        let screen = Screen.current
        if let label = labels[screen] { return label }
        let label = UILabel()
        labels[screen] = label
        return label
    }
}
