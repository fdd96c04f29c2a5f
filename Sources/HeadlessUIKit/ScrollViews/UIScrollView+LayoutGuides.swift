extension UIScrollView {
    /// The layout guide of the content area, whose constraints determine `contentSize`.
    public final var contentLayoutGuide: UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.scrollContentGuide { return guide }
        let guide = UILayoutGuide(.scrollContent, of: self, identifier: "UIScrollViewContentLayoutGuide")
        node.scrollContentGuide = guide
        return guide
    }

    /// The layout guide of the scroll view's frame. Views constrained to it don't move with the content.
    public final var frameLayoutGuide: UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.scrollFrameGuide { return guide }
        let guide = UILayoutGuide(.scrollFrame, of: self, identifier: "UIScrollViewFrameLayoutGuide")
        node.scrollFrameGuide = guide
        return guide
    }
}
