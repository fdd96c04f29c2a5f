import Foundation

extension CGRect {
    /// Whether the rectangles share more than an edge, called like Core Graphics' function: `frame.intersects(other)`.
    ///
    /// Foundation's function on Linux also returns `true` for rectangles that only touch. A function of the same name
    /// would be ambiguous where a file imports Foundation; the compiler prefers this property to it. The unapplied
    /// `CGRect.intersects` is still Foundation's.
    @_documentation(visibility: private) @inlinable public var intersects: (_ rect2: CGRect) -> Bool {
        { rect2 in
            let (first, second) = (self.standardized, rect2.standardized)
            return first.minX < second.maxX && first.maxX > second.minX && first.minY < second.maxY
                && first.maxY > second.minY
        }
    }
}
