extension UIView {
    /// Hides or shows the view: at once, but for views of a stack that are hidden in an animation.
    final func setHidden(_ isHidden: Bool) {
        guard isHidden, let animation = ViewAnimation.current, animation.timing.totalTime.isFinite,
            let clock = windowStorage?.clock, superviewStorage?.keepsSightOfHidingSubview(self) ?? false
        else {
            layoutNode?.isHiding = false
            layer.isHidden = isHidden
            return
        }
        makeLayoutNode().isHiding = true
        clock.schedule(after: animation.timing.totalTime) { [weak self] in
            guard let self, layoutNode?.isHiding ?? false else { return }
            layoutNode?.isHiding = false
            layer.isHidden = true
        }
    }
}
