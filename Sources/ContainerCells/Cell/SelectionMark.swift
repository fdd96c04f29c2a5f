import DeclarativeCollections
import PortableUIKit

/// The mark of selected rows, at their trailing edge.
package struct SelectionMark: Hashable, Sendable {
    let image: UIImage
    let tint: UIColor

    package init(image: UIImage, tint: UIColor) {
        self.image = image
        self.tint = tint
    }

    /// The side of the mark, and its distance from the edge, in points.
    static let side: CGFloat = 24
    static let margin: CGFloat = 16

    /// The width that every row keeps free at its trailing edge, in points, so that a change of the selection moves nothing.
    static var width: CGFloat { side + margin }

    /// The mark of the row that is measured or updated; `nil` for none.
    @MainActor static var current: SelectionMark? { CollectionViewEnvironment.current[SelectionMarkKey.self] }

    /// The color of the mark: that of the theme, if there is one.
    @MainActor var currentTint: UIColor { CollectionViewEnvironment.current[CardColorsKey.self]?.accent ?? tint }
}

/// The environment key of the mark of selected rows.
package enum SelectionMarkKey: CollectionViewEnvironmentKey {
    package static let defaultValue: SelectionMark? = nil
}
