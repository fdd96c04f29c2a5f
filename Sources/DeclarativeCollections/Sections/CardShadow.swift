import PortableUIKit

/// The shadow of a card, as its layer draws it.
public struct CardShadow: Hashable, Sendable {
    /// The color, without opacity.
    public var color: UIColor
    /// The opacity of the color, from 0 to 1.
    public var opacity: CGFloat
    /// The radius of the blur, in points: half the blur of design tools and of tokens.
    public var radius: CGFloat
    /// The distance from the card, in points; positive heights are below.
    public var offset: CGSize

    /// Creates a shadow.
    public init(color: UIColor, opacity: CGFloat, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
    }

    /// Adds the components of geometry one by one: before iOS 18, its types are not `Hashable`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(radius)
        hasher.combine(offset.width)
        hasher.combine(offset.height)
    }

    /// A soft shadow, close below the card.
    public static let soft = CardShadow(
        color: .black,
        opacity: 0.15,
        radius: 6,
        offset: CGSize(width: 0, height: 2)
    )
}
