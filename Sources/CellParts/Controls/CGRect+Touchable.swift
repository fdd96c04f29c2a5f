import PortableUIKit

extension CGRect {
    /// The rectangle around the same centre that is at least 44 points wide and high, as Apple's Human Interface Guidelines
    /// ask of anything that is tapped.
    var touchable: CGRect {
        let minSide: CGFloat = 44
        return insetBy(dx: -max(minSide - width, 0) / 2, dy: -max(minSide - height, 0) / 2)
    }

    /// The same, moved to where it lies in an area that nothing outside of takes touches for, as far as it fits there.
    func touchable(within area: CGRect) -> CGRect {
        let touchable = touchable
        let x = max(area.minX - touchable.minX, 0) - max(touchable.maxX - area.maxX, 0)
        let y = max(area.minY - touchable.minY, 0) - max(touchable.maxY - area.maxY, 0)
        return touchable.offsetBy(dx: x, dy: y)
    }
}
