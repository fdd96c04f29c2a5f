import PortableUIKit

/// Offscreen labels for measuring.
///
/// A label rounds to the pixels of its own traits, which outside a window never change after its creation. Therefore
/// there is one label for each kind of screen, reused for all texts.
@MainActor
enum MeasuringLabel {
    /// The traits of a screen that affect measuring.
    struct Screen: Hashable {
        let scale: CGFloat
        let layoutDirection: UITraitEnvironmentLayoutDirection

        /// The screen of the current traits.
        @MainActor static var current: Screen {
            let traits = UITraitCollection.current
            return Screen(scale: traits.displayScale, layoutDirection: traits.layoutDirection)
        }
    }

    /// The labels by screen. Tests replace them with labels that count.
    static var labels: [Screen: UILabel] = [:]

    /// The label for the screen of the current traits.
    static var current: UILabel { label(in: &labels) }

    private static func label(in labels: inout [Screen: UILabel]) -> UILabel {
        let screen = Screen.current
        if let label = labels[screen] { return label }
        let label = UILabel()
        labels[screen] = label
        return label
    }
}
