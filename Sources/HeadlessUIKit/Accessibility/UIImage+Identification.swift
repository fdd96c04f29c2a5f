import Foundation

extension UIImage: UIAccessibilityIdentification {
    private nonisolated(unsafe) static let identifierKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    /// The identifier of the image for tests. Image views don't take it over.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { objc_getAssociatedObject(self, Self.identifierKey) as? String }
        set { objc_setAssociatedObject(self, Self.identifierKey, newValue, .OBJC_ASSOCIATION_COPY) }
    }
}
