extension UITraitCollection {
    /// Whether content measures the same under the other traits: they differ in appearance at most.
    func measuresLike(_ other: UITraitCollection) -> Bool {
        preferredContentSizeCategory == other.preferredContentSizeCategory
            && layoutDirection == other.layoutDirection
            && displayScale == other.displayScale
            && legibilityWeight == other.legibilityWeight
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && userInterfaceIdiom == other.userInterfaceIdiom
    }
}
