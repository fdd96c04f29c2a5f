import Foundation

/// Lets code call an optional method of a delegate as it does in UIKit: `delegate?.scrollViewDidScroll?(scrollView)`.
///
/// Without an Objective-C runtime a protocol has no optional requirements. Each has a default instead, and beside it a
/// property of the same name that is nil or not, as a method that may be missing is, and that can be called like the
/// method. What is called through it and has not been implemented answers nil.
@_documentation(visibility: private) @preconcurrency @MainActor public enum _OptionalMethods {
    // UIKit's interface leaves no place to hand this through: a method is called by code that knows nothing of it.
    private static var askedCount = 0
    private static var defaultedMethod: String?

    /// Calls a method.
    ///
    /// - Returns: What it returned, nil if it is the default implementation of that method that answered.
    static func answer<Answer>(of method: String, _ body: () -> Answer) -> Answer? {
        askedCount += 1
        let answer = body()
        askedCount -= 1
        defer { defaultedMethod = nil }
        return defaultedMethod == method ? nil : answer
    }

    /// Calls a method that may answer nil by itself.
    static func answer<Answer>(of method: String, _ body: () -> Answer?) -> Answer? {
        let answer: Answer?? = answer(of: method, body)
        return answer ?? nil
    }

    /// Notes that the default implementation of a method answers.
    ///
    /// - Returns: Whether somebody asks who wants to know.
    @discardableResult static func note(_ method: String = #function) -> Bool {
        guard askedCount > 0 else { return false }
        defaultedMethod = method
        return true
    }
}
