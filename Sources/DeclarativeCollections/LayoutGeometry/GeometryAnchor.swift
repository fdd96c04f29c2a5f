/// A place that stays in position on screen while the geometry changes.
struct GeometryAnchor: Equatable {
    enum Place: Equatable {
        /// A visible element.
        case element(GeometryElement)
        /// The end of the content, or of the visible area if the content does not fill it.
        case end(visibleHeight: Int)
    }

    var place: Place
    /// The offset before the geometry changed, in pixels from the top of the content.
    var offset: Int
}

extension CollectionGeometry {
    /// Returns the current offset of an anchor's place; `nil` for an element that does not exist.
    func offset(of place: GeometryAnchor.Place) -> Int? {
        switch place {
        case .element(let element): frame(of: element)?.rows.lowerBound
        case .end(let visibleHeight): max(height, visibleHeight)
        }
    }

    func anchor(_ element: GeometryElement) -> GeometryAnchor? {
        offset(of: .element(element)).map { GeometryAnchor(place: .element(element), offset: $0) }
    }

    /// Returns an anchor for the topmost fully visible element, otherwise for the topmost visible one.
    func topAnchor(in visible: Range<Int>) -> GeometryAnchor? {
        let anchors = elements(in: visible).compactMap(anchor)
        return anchors.first { $0.offset >= visible.lowerBound } ?? anchors.first
    }
}
