extension Selector {
    /// Returns whether sending the selector to a target calls a method.
    ///
    /// A method of an object is called whatever the target is.
    package func isImplemented(by target: Any?) -> Bool {
        method(on: target)?.accepts(target) ?? false
    }

    /// The method to call on a target: the selector's own, or one of the same name.
    private func method(on target: Any?) -> SelectorMethod? {
        method ?? SelectorTable.shared.method(name, on: target)
    }

    /// Whether the method is called on the target, rather than on an object of its own.
    package var needsTarget: Bool { method?.owner != nil }

    /// Calls the method with arguments, usually the sender and the event. If there is nothing to call, reports it once.
    ///
    /// - Returns: The result of the method; `nil` if nothing was called.
    @discardableResult
    package func send(to target: Any?, _ arguments: Any?...) -> Any? {
        guard let method = method(on: target) else {
            SelectorLog.reportMissingMethod(self, target: target)
            return nil
        }
        do {
            return try method.call(target, SelectorArguments(values: arguments))
        } catch {
            if let mismatch = error as? SelectorMismatch { SelectorLog.report(mismatch, of: self, target: target) }
            return nil
        }
    }
}
