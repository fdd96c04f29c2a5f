import Foundation

/// What has a name for tests: views and accessibility elements, yet not every responder.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name for tests, never read to a person.
    var accessibilityIdentifier: String? { get set }
}
