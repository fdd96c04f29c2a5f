import Foundation

/// Enables UIKit's syntax for optional delegate methods: `delegate?.scrollViewDidScroll?(scrollView)`.
///
/// Without an Objective-C runtime, a protocol has no optional requirements. Each one has a default implementation
/// instead, and a property of the same name with an optional type. The value of the property is callable like the
/// method, and returns `nil` if the method isn't implemented.
@_documentation(visibility: private) @preconcurrency @MainActor public enum _OptionalMethods {
    // Static state, because UIKit's signatures leave no parameter to pass this through the delegate's method.
    private static var callDepth = 0
    private static var defaultedMethod: String?

    /// Calls a delegate method.
    ///
    /// - Returns: The result of the method; `nil` if its default implementation ran.
    static func answer<Answer>(of method: String, _ body: () -> Answer) -> Answer? {
        callDepth += 1
        let answer = body()
        callDepth -= 1
        defer { defaultedMethod = nil }
        return defaultedMethod == method ? nil : answer
    }

    /// Calls a delegate method that may itself return `nil`.
    static func answer<Answer>(of method: String, _ body: () -> Answer?) -> Answer? {
        let answer: Answer?? = answer(of: method, body)
        return answer ?? nil
    }

    /// Returns an optional property, which may itself be `nil`; the outer `nil` if its default implementation ran.
    static func property<Value>(_ name: String, _ body: () -> Value?) -> Value?? {
        let value: Value?? = answer(of: name, body)
        return value
    }

    /// Records that the default implementation of a method ran.
    ///
    /// A class that `uikit-port` ported calls this as well, where it asks its subclasses for the method.
    ///
    /// - Parameter method: The method with its argument labels.
    /// - Returns: Whether the method was called through `answer(of:_:)`.
    @discardableResult public static func note(_ method: String = #function) -> Bool {
        guard callDepth > 0 else { return false }
        defaultedMethod = method
        return true
    }
}
