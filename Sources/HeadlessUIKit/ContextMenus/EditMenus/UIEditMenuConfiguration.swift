import Foundation

/// The direction of an edit menu's arrow.
@available(iOS 16, *)
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Towards the source point, wherever there is space.
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}

/// What an edit menu is about: its identifier and the point from which it is shown.
@available(iOS 16, *)
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    private let identifierStorage: AnyHashable
    private let point: CGPoint

    private init(storedIdentifier identifier: AnyHashable?, point: CGPoint) {
        identifierStorage = identifier ?? AnyHashable(UUID())
        self.point = point
        super.init()
    }

    /// Creates a configuration for a point in the coordinates of the interaction's view. The default identifier is unique.
    public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.init(storedIdentifier: identifier, point: sourcePoint)
    }

    /// The identifier of the menu's subject.
    public final var identifier: AnyHashable { identifierStorage }

    /// The point from which the menu is shown, in the coordinates of the interaction's view.
    open var sourcePoint: CGPoint { point }

    /// The preferred direction of the menu's arrow. No effect here.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
