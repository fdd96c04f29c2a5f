import Foundation

extension UIScrollView {
    /// Places a section index at the trailing edge of the visible area in front of the content, or removes it if there
    /// are no titles.
    ///
    /// - Parameters:
    ///   - shown: The current index view.
    ///   - handler: Called with the index of the title under the finger.
    /// - Returns: The index view that is now shown.
    final func placeIndex(
        _ titles: [String],
        inPlaceOf shown: SectionIndexView?,
        handler: @escaping (Int) -> Void
    ) -> SectionIndexView? {
        guard !titles.isEmpty else {
            shown?.removeFromSuperview()
            return nil
        }
        let index = shown ?? SectionIndexView()
        index.handler = handler
        index.titles = titles
        let visible = bounds.inset(by: adjustedContentInset)
        let covered = safeAreaInsetsForSubviews
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? bounds.minX + covered.left : bounds.maxX - covered.right - SectionIndexView.width,
            y: visible.minY,
            width: SectionIndexView.width,
            height: max(0, visible.height)
        )
        if index.frame != frame { index.frame = frame }
        if index.superview !== self { addSubview(index) }
        if subviews.last !== index { bringSubviewToFront(index) }
        return index
    }
}
