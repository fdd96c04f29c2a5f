extension UIScrollView {
    /// The content, whose constraints decide `contentSize`.
    public final var contentLayoutGuide: UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.scrollContentGuide { return guide }
        let guide = UILayoutGuide(.scrollContent, of: self, identifier: "UIScrollViewContentLayoutGuide")
        node.scrollContentGuide = guide
        return guide
    }

    /// The view's rectangle: what is constrained to it stays where it is while the content moves.
    public final var frameLayoutGuide: UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.scrollFrameGuide { return guide }
        let guide = UILayoutGuide(.scrollFrame, of: self, identifier: "UIScrollViewFrameLayoutGuide")
        node.scrollFrameGuide = guide
        return guide
    }
}
