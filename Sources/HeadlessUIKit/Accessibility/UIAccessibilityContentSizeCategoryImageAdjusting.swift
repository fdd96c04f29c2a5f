import Foundation

/// An object whose image can grow in the content size categories for accessibility.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether the image grows.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
