import Foundation

extension UIImage: UIAccessibilityIdentification {
    /// A string that identifies the image in UI tests. It is never spoken.
    public var accessibilityIdentifier: String? {
        get { MainActor.assumeIsolated { accessibilityRecord?.identifier } }
        set { MainActor.assumeIsolated { editAccessibilityRecord { $0.identifier = newValue } } }
    }
}
