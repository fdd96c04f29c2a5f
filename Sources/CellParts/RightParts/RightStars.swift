import DeclarativeCollections
import PortableUIKit

/// A rating in stars at the right of a row, optionally with a text before it. Stars can be tapped if there is a handler.
public struct RightStars: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightStars>

    /// The rating, shown in halves of stars.
    public var value: Double

    /// The number of stars, from 1 to 10.
    public var count: Int

    /// The text, such as "4.5".
    public var text: String?

    /// Called with the number of stars that the user taps. If `nil`, the rating cannot be changed.
    @ForceEquatable public var didSelectHandler: (@MainActor (Int) -> Void)?

    /// Creates a rating, by default of five stars.
    public init(
        value: Double,
        count: Int = 5,
        text: String? = nil,
        didSelectHandler: (@MainActor (Int) -> Void)? = nil
    ) {
        self.value = value
        self.count = count
        self.text = text
        self.didSelectHandler = didSelectHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        let stars = StarsElement(value: value, count: count, tint: theme.palette.warning, handler: didSelectHandler)
        return text.map { [TextElement(theme.detail($0)), stars] } ?? [stars]
    }
}
