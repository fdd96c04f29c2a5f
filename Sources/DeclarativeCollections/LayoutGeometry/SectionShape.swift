/// What the geometry has to know about a section: how much is in it and how it is arranged.
struct SectionShape: Equatable {
    var itemCount: Int
    var layout = CollectionViewSectionLayout()
    var hasHeader = false
    var hasFooter = false
    /// The items that take the full width among columns, in ascending order.
    var fullWidthItems: [Int] = []
    /// Whether its first row is at least as high as the visible part.
    var fillsVisibleHeight = false
    /// What lies behind the rows; `nil` where nothing does.
    var background: CollectionViewSectionBackgroundArea?
}
