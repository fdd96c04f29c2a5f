import Foundation

/// The appearance of the pointer in a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// What the style shows.
    enum Content {
        case system
        case hidden
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape, UIAxis)
    }

    final let content: Content

    /// The shapes beside the pointer. No effect here.
    open var accessories: [UIPointerAccessory] = []

    init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// Creates a style that changes a view, and the shape of the pointer if one is given.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// Creates a style that changes the shape of the pointer, which keeps to some axes of its region.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(.shape(shape, constrainedAxes))
    }

    /// Returns a style without a pointer.
    open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(.hidden), to: self) }

    /// Returns the style of the system's pointer.
    open class func system() -> Self { unsafeDowncast(UIPointerStyle(.system), to: self) }

    /// Returns a style with the same content.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerStyle(content)
        copy.accessories = accessories
        return copy
    }
}
