import Foundation

/// An object whose font can follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the user's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
