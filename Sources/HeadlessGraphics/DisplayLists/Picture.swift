import Foundation

/// A recording with a size: the content of an image drawn in code.
package struct Picture: Equatable, Sendable {
    package let list: DisplayList
    /// The size in points; neither dimension is 0.
    package let size: CGSize

    /// Creates a picture of a recording.
    package init(list: DisplayList, size: CGSize) {
        self.list = list
        self.size = size
    }

    /// Returns the transform from the recording to a rectangle that it fills.
    package func transform(to rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: rect.width / size.width,
            b: 0,
            c: 0,
            d: rect.height / size.height,
            tx: rect.minX,
            ty: rect.minY
        )
    }
}
