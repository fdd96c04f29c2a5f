import PortableUIKit

/// Something that a screen reader stops at: a view, or an accessibility element of one.
package struct SpokenObject {
    package let object: NSObject
    package let view: UIView?
}

extension UIView {
    /// What a screen reader stops at in the view, in the order in which it reads.
    ///
    /// The order is that of `accessibilityElements`, otherwise from top to bottom, and in a line in the direction of reading.
    ///
    /// - Parameter isEntered: Returns whether the views below a view are read.
    package func spokenObjects(entering isEntered: (UIView) -> Bool = { _ in true }) -> [SpokenObject] {
        guard isShown, !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement { return [SpokenObject(object: self, view: self)] }
        guard isEntered(self) else { return [] }
        if let elements = accessibilityElements {
            return elements.flatMap { element -> [SpokenObject] in
                if let view = element as? UIView { return view.spokenObjects(entering: isEntered) }
                return (element as? NSObject).map { [SpokenObject(object: $0, view: nil)] } ?? []
            }
        }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let ordered = subviews.sorted { first, second in
            if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
            return isReversed ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
        }
        return ordered.flatMap { $0.spokenObjects(entering: isEntered) }
    }
}
