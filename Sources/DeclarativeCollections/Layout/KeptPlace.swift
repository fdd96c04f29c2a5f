/// What keeps its place on screen while the layout changes.
enum KeptPlace {
    /// An element, where it was.
    case anchor(GeometryAnchor)
    /// The end of the content.
    case end
}
