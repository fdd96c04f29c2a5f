import Foundation

/// An accessibility element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// What the element is part of.
    open weak var accessibilityContainer: AnyObject?

    /// The element's rectangle in the coordinates of the container; the frame on the screen follows from it.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Makes an element of the container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// A name for tests, never read to a person.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage?.identifier }
        set { editAccessibility { $0.identifier = newValue } }
    }

    /// Elements made this way are seen unless told otherwise.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The element's rectangle on the screen.
    open override var accessibilityFrame: CGRect {
        get {
            if let frame = accessibilityStorage?.frame { return frame }
            guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
            return view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
        set { super.accessibilityFrame = newValue }
    }
}
