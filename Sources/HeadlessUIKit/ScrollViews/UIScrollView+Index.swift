import Foundation

extension UIScrollView {
    /// Puts an index at the end of what is visible, before everything else; takes it away where it has no titles.
    ///
    /// - Parameters:
    ///   - shown: The index of before.
    ///   - handler: Called with the place of the title that a finger comes to.
    /// - Returns: The index that is shown now.
    final func placeIndex(
        _ titles: [String],
        inPlaceOf shown: TableIndexView?,
        handler: @escaping (Int) -> Void
    ) -> TableIndexView? {
        guard !titles.isEmpty else {
            shown?.removeFromSuperview()
            return nil
        }
        let index = shown ?? TableIndexView()
        index.handler = handler
        index.titles = titles
        let visible = bounds.inset(by: adjustedContentInset)
        let covered = safeAreaInsetsForSubviews
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? bounds.minX + covered.left : bounds.maxX - covered.right - TableIndexView.width,
            y: visible.minY,
            width: TableIndexView.width,
            height: max(0, visible.height)
        )
        if index.frame != frame { index.frame = frame }
        if index.superview !== self { addSubview(index) }
        if subviews.last !== index { bringSubviewToFront(index) }
        return index
    }
}
