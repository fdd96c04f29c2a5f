extension UIScrollView {
    final func makeContentLayoutGuide() -> UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.scrollContentGuide { return guide }
        let guide = UILayoutGuide(.scrollContent, of: self, identifier: "UIScrollViewContentLayoutGuide")
        node.scrollContentGuide = guide
        return guide
    }

    final func makeFrameLayoutGuide() -> UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.scrollFrameGuide { return guide }
        let guide = UILayoutGuide(.scrollFrame, of: self, identifier: "UIScrollViewFrameLayoutGuide")
        node.scrollFrameGuide = guide
        return guide
    }
}
