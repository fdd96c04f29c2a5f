import Foundation

/// A region of a view in which the pointer has a style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    nonisolated private let rectStorage: CGRect
    nonisolated(unsafe) private let identifierStorage: AnyHashable?

    /// The axes along which the pointer moves slowly. No effect here.
    open var latchingAxes: UIAxis = []

    private init(storing rect: CGRect, _ identifier: AnyHashable?) {
        rectStorage = rect
        identifierStorage = identifier
        super.init()
    }

    /// Creates a region from a rectangle in the coordinates of the interaction's view.
    public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.init(storing: rect, identifier)
    }

    /// The rectangle of the region, in the coordinates of the interaction's view.
    open var rect: CGRect { rectStorage }

    /// A value that tells the region from others.
    public var identifier: AnyHashable? { identifierStorage }

    /// Whether the object is a region with the same rectangle and identifier.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rectStorage == other.rectStorage && identifierStorage == other.identifierStorage
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int { rectStorage.width.hashValue ^ rectStorage.minX.hashValue }

    /// Returns a region with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: rectStorage, identifier: identifierStorage)
        copy.latchingAxes = latchingAxes
        return copy
    }
}

/// Where the pointer is when its region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    private let locationStorage: CGPoint
    private let modifiersStorage: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        locationStorage = location
        modifiersStorage = modifiers
        super.init()
    }

    /// The location of the pointer in the coordinates of the interaction's view.
    open var location: CGPoint { locationStorage }

    /// The modifier keys that are held down.
    open var modifiers: UIKeyModifierFlags { modifiersStorage }
}
