import PortableUIKit

extension CGRect {
    /// The rectangle extended around its center to at least 44 by 44 points, the minimum hit target of Apple's Human
    /// Interface Guidelines.
    package var touchable: CGRect {
        let minSide: CGFloat = 44
        return insetBy(dx: -max(minSide - width, 0) / 2, dy: -max(minSide - height, 0) / 2)
    }

    /// Returns the touchable rectangle moved into `area` as far as it fits, because touches outside the area are not
    /// delivered.
    func touchable(within area: CGRect) -> CGRect {
        let touchable = touchable
        let x = max(area.minX - touchable.minX, 0) - max(touchable.maxX - area.maxX, 0)
        let y = max(area.minY - touchable.minY, 0) - max(touchable.maxY - area.maxY, 0)
        return touchable.offsetBy(dx: x, dy: y)
    }
}
