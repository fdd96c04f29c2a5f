import Foundation

/// A recording with edges: what an image drawn in code shows.
struct Picture: Equatable, Sendable {
    let list: DisplayList
    /// Points, none of them zero.
    let size: CGSize

    /// Leads from the recording to the rectangle it fills.
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
