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
    /// The area of the background; `nil` if there is none.
    var background: CollectionViewSectionBackgroundArea?
}
