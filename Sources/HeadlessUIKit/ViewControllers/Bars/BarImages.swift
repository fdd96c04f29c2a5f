import Foundation

/// The background and shadow images of a bar by position, and its title's adjustments.
struct BarImages {
    private var backgrounds: [UIBarPosition: ValuesByMetrics<UIImage>] = [:]
    private var shadows: [UIBarPosition: UIImage] = [:]
    var titleAdjustments = ValuesByMetrics<CGFloat>()

    func background(at position: UIBarPosition, for metrics: UIBarMetrics) -> UIImage? {
        backgrounds[position]?[exactly: metrics]
    }

    mutating func setBackground(_ image: UIImage?, at position: UIBarPosition, for metrics: UIBarMetrics) {
        backgrounds[position, default: ValuesByMetrics()][exactly: metrics] = image
    }

    func shadow(at position: UIBarPosition) -> UIImage? { shadows[position] }

    mutating func setShadow(_ image: UIImage?, at position: UIBarPosition) {
        shadows[position] = image
    }

    /// Returns the image to show at a position: that of the position, or else the one for any position.
    func shownBackground(at position: UIBarPosition) -> UIImage? {
        Self.candidates(for: position).lazy.compactMap { backgrounds[$0]?.shown }.first
    }

    /// Returns the shadow to show at a position: that of the position, or else the one for any position.
    func shownShadow(at position: UIBarPosition) -> UIImage? {
        Self.candidates(for: position).lazy.compactMap { shadows[$0] }.first
    }

    private static func candidates(for position: UIBarPosition) -> [UIBarPosition] {
        switch position {
        case .topAttached: [.topAttached, .top, .any]
        case .any: [.any]
        default: [position, .any]
        }
    }
}
