extension UIView {
    /// Hides or shows the view. A view of a stack that is hidden inside an animation block stays visible until the
    /// animation ends.
    final func setHidden(_ isHidden: Bool) {
        guard isHidden, let animation = BlockAnimation.current, animation.timing.totalTime.isFinite,
            let clock = windowStorage?.clock, superviewStorage?.animatesHidingOfSubview(self) ?? false
        else {
            layoutNode?.isHiding = false
            layerStorage.isHidden = isHidden
            return
        }
        makeLayoutNode().isHiding = true
        clock.schedule(after: animation.timing.totalTime) { [weak self] in
            guard let self, layoutNode?.isHiding ?? false else { return }
            layoutNode?.isHiding = false
            layerStorage.isHidden = true
        }
    }
}
