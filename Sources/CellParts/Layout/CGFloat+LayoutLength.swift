import PortableUIKit

extension CGFloat {
    /// The length as layouts understand it: not a number and negative lengths are zero.
    ///
    /// Infinity stays, for it asks how long something would like to be.
    var layoutLength: CGFloat {
        self > 0 ? self : 0
    }
}
