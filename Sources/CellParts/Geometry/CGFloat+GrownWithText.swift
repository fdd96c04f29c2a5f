import PortableUIKit

extension CGFloat {
    /// The length of a small graphic for the current text size: it grows with the text, to 1.75 times its size.
    @MainActor
    package var grownWithText: CGFloat {
        let points = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .current).pointSize
        let standardPoints: CGFloat = 17
        return (self * Swift.min(Swift.max(points / standardPoints, 1), 1.75)).rounded()
    }
}
