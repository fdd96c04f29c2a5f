extension UIView {
    /// How fast time runs for the view's animations: the product of its layer's speed and those of the layer's
    /// ancestors.
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
