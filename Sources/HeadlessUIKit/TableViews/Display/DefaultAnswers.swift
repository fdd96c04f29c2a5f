/// Which optional methods of data source and delegate turned out not to be implemented.
///
/// Without an Objective-C runtime a table cannot ask whether an object responds to a method. It calls the method, and
/// the default implementation leaves a note here.
@MainActor final class DefaultAnswers {
    /// A method whose absence matters.
    enum Method: Hashable {
        case height, estimatedHeight, canMove, indentation, leadingSwipeActions, trailingSwipeActions
    }

    private var noted: Set<Method> = []

    func note(_ method: Method) {
        noted.insert(method)
    }

    /// Calls a method.
    ///
    /// - Returns: What it returned, nil if it was the default implementation.
    func ask<Answer>(_ method: Method, _ body: () -> Answer) -> Answer? {
        noted.remove(method)
        let answer = body()
        return noted.remove(method) == nil ? answer : nil
    }
}
