import Foundation

/// An accessibility element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, @preconcurrency UIAccessibilityIdentification
{
    /// The view or object that contains the element.
    open weak var accessibilityContainer: AnyObject?

    /// The element's frame in its container's coordinates. `accessibilityFrame` derives from it unless set.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Creates an element in a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// A string that identifies the element in UI tests. It is never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage?.identifier }
        set { editAccessibility { $0.identifier = newValue } }
    }

    /// Whether assistive technologies can access the element; `true` by default, unlike that of a view.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The element's frame in screen coordinates, in points.
    open override var accessibilityFrame: CGRect {
        get {
            if let frame = accessibilityStorage?.frame { return frame }
            guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
            return view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
        set { super.accessibilityFrame = newValue }
    }
}
