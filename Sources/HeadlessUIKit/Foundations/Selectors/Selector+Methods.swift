import Foundation

/// A selector for a method that is called on the target.
extension Selector {
    /// Creates a selector for a method, which is called on the target.
    public init<Target, each Argument, Result>(
        _ name: String,
        _ method: @escaping (Target) -> (repeat each Argument) -> Result
    ) {
        self.init(name) { (target: Target, arguments) in
            let values = try arguments.values(as: repeat (each Argument).self)
            return method(target)(repeat each values)
        }
    }

    /// Creates a selector for a method of the main actor, which is called on the target.
    public init<Target, each Argument, Result>(
        _ name: String,
        _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Result
    ) {
        self.init(name) { (target: Target, arguments) in
            let values = try arguments.values(as: repeat (each Argument).self)
            return onMainActor(method(target), repeat each values)
        }
    }

    private init<Target>(_ name: String, _ call: @escaping (Target, SelectorArguments) throws -> Any) {
        let method = SelectorMethod(owner: Target.self, accepts: { $0 is Target }) { target, arguments in
            guard let object = target as? Target else {
                throw SelectorMismatch(expected: Target.self, received: target.map { type(of: $0) }, argument: nil)
            }
            return try call(object, arguments)
        }
        self.init(name, method: method)
    }
}

/// A selector for a method of an object.
extension Selector {
    /// Creates a selector for a method of an object. Keeps the object alive.
    @_disfavoredOverload
    public init<each Argument, Result>(_ name: String, _ method: @escaping (repeat each Argument) -> Result) {
        self.init(name) { arguments in
            let values = try arguments.values(as: repeat (each Argument).self)
            return method(repeat each values)
        }
    }

    /// Creates a selector for a method of the main actor of an object. Keeps the object alive.
    @_disfavoredOverload
    public init<each Argument, Result>(
        _ name: String,
        _ method: @escaping @MainActor (repeat each Argument) -> Result
    ) {
        self.init(name) { arguments in
            let values = try arguments.values(as: repeat (each Argument).self)
            return onMainActor(method, repeat each values)
        }
    }

    private init(_ name: String, _ call: @escaping (SelectorArguments) throws -> Any) {
        self.init(name, method: SelectorMethod(owner: nil, accepts: { _ in true }, call: { try call($1) }))
    }
}

extension SelectorArguments {
    /// Returns the arguments as the types of parameters.
    fileprivate func values<each Parameter>(as types: repeat (each Parameter).Type) throws -> (repeat each Parameter) {
        var index = 0
        func next<Value>(_ type: Value.Type) throws -> Value {
            defer { index += 1 }
            return try value(index)
        }
        return (repeat try next(each types))
    }
}

/// Calls a method of the main actor.
private func onMainActor<each Argument, Result>(
    _ method: @escaping @MainActor (repeat each Argument) -> Result,
    _ arguments: repeat each Argument
) -> Result {
    let arguments = OneThread(value: (repeat each arguments))
    return MainActor.assumeIsolated { OneThread(value: method(repeat each arguments.value)) }.value
}

/// A value that stays on the thread.
private struct OneThread<Value>: @unchecked Sendable {
    let value: Value
}
