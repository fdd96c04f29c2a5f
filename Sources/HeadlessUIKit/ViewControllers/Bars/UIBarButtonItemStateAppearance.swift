import Foundation

/// The appearance of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// Called after a property changed.
    final var didChange: (() -> Void)?

    override init() {
        super.init()
    }

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// The offset of the title from its position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange?() } }
    }

    /// The background image.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { didChange?() } }
    }

    /// The offset of the background image from its position, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { if backgroundImagePositionAdjustment != oldValue { didChange?() } }
    }

    final func copyValues(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
