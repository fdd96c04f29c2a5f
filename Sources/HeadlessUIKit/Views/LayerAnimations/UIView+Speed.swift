extension UIView {
    /// How fast time runs for animations of the view: its layer's speed times those of all layers around it.
    final var animationSpeed: Double {
        var speed = 1.0
        var view: UIView? = self
        while let step = view {
            speed *= Double(step.layer.speed)
            view = step.superviewStorage
        }
        return speed
    }
}
