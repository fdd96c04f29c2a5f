/// Something that keeps its place on screen while the geometry changes.
struct GeometryAnchor: Equatable {
    enum Place: Equatable {
        /// Something the reader looks at.
        case element(GeometryElement)
        /// The end of the content, or of the visible part where the content does not fill it.
        case end(visibleHeight: Int)
    }

    var place: Place
    /// Where it was before the geometry changed, in pixels from the top of the content.
    var offset: Int
}

extension CollectionGeometry {
    /// Where the place of an anchor is now; `nil` for an element that does not exist.
    func offset(of place: GeometryAnchor.Place) -> Int? {
        switch place {
        case .element(let element): frame(of: element)?.rows.lowerBound
        case .end(let visibleHeight): max(height, visibleHeight)
        }
    }

    func anchor(_ element: GeometryElement) -> GeometryAnchor? {
        offset(of: .element(element)).map { GeometryAnchor(place: .element(element), offset: $0) }
    }

    /// The topmost element that is entirely visible, else the topmost one.
    func topAnchor(in visible: Range<Int>) -> GeometryAnchor? {
        let anchors = elements(in: visible).compactMap(anchor)
        return anchors.first { $0.offset >= visible.lowerBound } ?? anchors.first
    }
}
