import Foundation

extension NSTextAttachment: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Whether the image grows in the content size categories for accessibility.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { enlargesForAccessibility }
        set { enlargesForAccessibility = newValue }
    }
}
