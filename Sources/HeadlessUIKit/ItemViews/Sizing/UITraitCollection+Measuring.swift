extension UITraitCollection {
    /// Returns whether content has the same size with other traits: they differ only in what does not affect layout.
    func hasSameLayoutTraits(as other: UITraitCollection) -> Bool {
        preferredContentSizeCategory == other.preferredContentSizeCategory
            && layoutDirection == other.layoutDirection
            && displayScale == other.displayScale
            && legibilityWeight == other.legibilityWeight
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && userInterfaceIdiom == other.userInterfaceIdiom
    }
}
