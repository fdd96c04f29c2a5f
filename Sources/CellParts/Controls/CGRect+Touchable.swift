import PortableUIKit

extension CGRect {

    /// The rectangle around the same centre that is at least 44 points wide and high, as Apple's Human Interface Guidelines
    /// ask of anything that is tapped.
    var touchable: CGRect {
        let minSide: CGFloat = 44
        return insetBy(dx: -max(minSide - width, 0) / 2, dy: -max(minSide - height, 0) / 2)
    }
}
