/// The place that stays in position on screen while the layout changes.
enum PreservedPosition {
    /// An element and its previous position.
    case anchor(GeometryAnchor)
    /// The end of the content.
    case end
}
