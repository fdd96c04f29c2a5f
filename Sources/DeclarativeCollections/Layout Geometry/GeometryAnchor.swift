/// Something the reader looks at, and where it was before the geometry changed.
struct GeometryAnchor: Equatable {
    var element: GeometryElement
    /// Pixels from the top of the content.
    var offset: Int
}
