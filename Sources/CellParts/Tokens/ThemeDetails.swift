import DeclarativeCollections
import Foundation

/// What a theme has beside colors, texts, spacings and radii: strokes, opacities, durations, and the surfaces of cards and bars.
public struct ThemeDetails: Hashable, Sendable {
    /// The widths of strokes.
    public var strokes = StrokeScale.standard

    /// The opacities of states and grounds.
    public var opacities = OpacityScale.standard

    /// The time that the band takes to move over a skeleton, in seconds.
    public var shimmerDuration = Durations.shimmer

    /// How rows move when a state is applied; nil is as the collection view moves them.
    public var changeMotion: ChangeMotion?

    /// The shadow, border and gradient of cards that follow the theme: raised ones have the shadow, outlined and raised ones the
    /// border, all the gradient.
    public var card = CardSurface(shadow: Shadows.card)

    /// The shadow, border and gradient of bars below a list.
    public var bar = CardSurface()

    /// Creates the details of the design system.
    public init() {}

    /// The details of the design system.
    public static let standard = ThemeDetails()
}
