import Foundation

/// An object that UI tests can identify: views and accessibility elements, but not every responder.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A string that identifies the object in UI tests. It is never spoken.
    var accessibilityIdentifier: String? { get set }
}
