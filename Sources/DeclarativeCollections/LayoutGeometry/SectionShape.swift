import PortableUIKit

/// The structure of a section as input for the geometry: its item count, supplementary views and layout.
struct SectionShape: Equatable {
    var itemCount: Int
    var layout = CollectionViewSectionLayout()
    var hasHeader = false
    var hasFooter = false
    /// The full-width items among columns, in ascending order.
    var fullWidthItems: [Int] = []
    /// Whether the first row is at least as high as the visible area.
    var fillsVisibleHeight = false
    /// Whether the rows are on cards of their own: the first one speaks for all.
    var hasCards = false
    /// By how much columns of a minimum width are wider than at the standard text size.
    private(set) var textScale: CGFloat = 1
    /// The area of the background; `nil` if there is none.
    var background: CollectionViewSectionBackgroundArea?
}

extension SectionShape {
    /// Returns the shape at a text size. Only columns of a minimum width depend on it.
    func scaled(by textScale: CGFloat) -> SectionShape {
        guard case .adaptive = layout.columns, self.textScale != textScale else { return self }
        var shape = self
        shape.textScale = textScale
        return shape
    }

    /// The columns at the text size.
    var columns: CollectionViewSectionColumns {
        guard case .adaptive(let minWidth, let max) = layout.columns else { return layout.columns }
        return .adaptive(minWidth: minWidth * textScale, max: max)
    }
}
