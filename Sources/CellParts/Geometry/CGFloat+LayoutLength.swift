import PortableUIKit

extension CGFloat {
    /// The length as layouts use it: NaN and negative lengths are zero.
    ///
    /// Infinity is preserved because it asks for the preferred width.
    package var layoutLength: CGFloat {
        self > 0 ? self : 0
    }
}
