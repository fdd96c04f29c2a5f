import Foundation

/// A recording with a size: the content of an image drawn in code.
struct Picture: Equatable, Sendable {
    let list: DisplayList
    /// The size in points; neither dimension is 0.
    let size: CGSize

    /// Returns the transform from the recording to a rectangle that it fills.
    func transform(to rect: CGRect) -> CGAffineTransform {
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
