import Foundation

/// A selector for a method that is called on the target.
extension Selector {
    /// Creates a selector for a method with no parameters, which is called on the target.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(name) { (target: Target, _) in
            method(target)()
        }
    }

    /// Creates a selector for a method of the main actor with no parameters, which is called on the target.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
        self.init(name) { (target: Target, _) in
            onMainActor(method(target))
        }
    }

    /// Creates a selector for a method with one parameter, which is called on the target.
    public init<Target, Argument, Result>(_ name: String, _ method: @escaping (Target) -> (Argument) -> Result) {
        self.init(name) { (target: Target, arguments) in
            let argument: Argument = try arguments.value(0)
            return method(target)(argument)
        }
    }

    /// Creates a selector for a method of the main actor with one parameter, which is called on the target.
    public init<Target, Argument, Result>(
        _ name: String,
        _ method: @escaping (Target) -> @MainActor (Argument) -> Result
    ) {
        self.init(name) { (target: Target, arguments) in
            let argument: Argument = try arguments.value(0)
            return onMainActor(method(target), argument)
        }
    }

    /// Creates a selector for a method with two parameters, which is called on the target.
    public init<Target, First, Second, Result>(
        _ name: String,
        _ method: @escaping (Target) -> (First, Second) -> Result
    ) {
        self.init(name) { (target: Target, arguments) in
            let first: First = try arguments.value(0)
            let second: Second = try arguments.value(1)
            return method(target)(first, second)
        }
    }

    /// Creates a selector for a method of the main actor with two parameters, which is called on the target.
    public init<Target, First, Second, Result>(
        _ name: String,
        _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
        self.init(name) { (target: Target, arguments) in
            let first: First = try arguments.value(0)
            let second: Second = try arguments.value(1)
            return onMainActor(method(target), first, second)
        }
    }

    /// Creates a selector for a method with three parameters, which is called on the target.
    public init<Target, First, Second, Third, Result>(
        _ name: String,
        _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
        self.init(name) { (target: Target, arguments) in
            let first: First = try arguments.value(0)
            let second: Second = try arguments.value(1)
            let third: Third = try arguments.value(2)
            return method(target)(first, second, third)
        }
    }

    /// Creates a selector for a method of the main actor with three parameters, which is called on the target.
    public init<Target, First, Second, Third, Result>(
        _ name: String,
        _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(name) { (target: Target, arguments) in
            let first: First = try arguments.value(0)
            let second: Second = try arguments.value(1)
            let third: Third = try arguments.value(2)
            return onMainActor(method(target), first, second, third)
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
    /// Creates a selector for a method of an object with no parameters. Keeps the object alive.
    public init<Result>(_ name: String, _ method: @escaping () -> Result) {
        self.init(name) { _ in
            method()
        }
    }

    /// Creates a selector for a method of the main actor of an object with no parameters. Keeps the object alive.
    public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
        self.init(name) { _ in
            onMainActor(method)
        }
    }

    /// Creates a selector for a method of an object with one parameter. Keeps the object alive.
    @_disfavoredOverload
    public init<Argument, Result>(_ name: String, _ method: @escaping (Argument) -> Result) {
        self.init(name) { arguments in
            let argument: Argument = try arguments.value(0)
            return method(argument)
        }
    }

    /// Creates a selector for a method of the main actor of an object with one parameter. Keeps the object alive.
    @_disfavoredOverload
    public init<Argument, Result>(_ name: String, _ method: @escaping @MainActor (Argument) -> Result) {
        self.init(name) { arguments in
            let argument: Argument = try arguments.value(0)
            return onMainActor(method, argument)
        }
    }

    /// Creates a selector for a method of an object with two parameters. Keeps the object alive.
    public init<First, Second, Result>(_ name: String, _ method: @escaping (First, Second) -> Result) {
        self.init(name) { arguments in
            let first: First = try arguments.value(0)
            let second: Second = try arguments.value(1)
            return method(first, second)
        }
    }

    /// Creates a selector for a method of the main actor of an object with two parameters. Keeps the object alive.
    public init<First, Second, Result>(_ name: String, _ method: @escaping @MainActor (First, Second) -> Result) {
        self.init(name) { arguments in
            let first: First = try arguments.value(0)
            let second: Second = try arguments.value(1)
            return onMainActor(method, first, second)
        }
    }

    /// Creates a selector for a method of an object with three parameters. Keeps the object alive.
    public init<First, Second, Third, Result>(_ name: String, _ method: @escaping (First, Second, Third) -> Result) {
        self.init(name) { arguments in
            let first: First = try arguments.value(0)
            let second: Second = try arguments.value(1)
            let third: Third = try arguments.value(2)
            return method(first, second, third)
        }
    }

    /// Creates a selector for a method of the main actor of an object with three parameters. Keeps the object alive.
    public init<First, Second, Third, Result>(
        _ name: String,
        _ method: @escaping @MainActor (First, Second, Third) -> Result
    ) {
        self.init(name) { arguments in
            let first: First = try arguments.value(0)
            let second: Second = try arguments.value(1)
            let third: Third = try arguments.value(2)
            return onMainActor(method, first, second, third)
        }
    }

    private init(_ name: String, _ call: @escaping (SelectorArguments) throws -> Any) {
        self.init(name, method: SelectorMethod(owner: nil, accepts: { _ in true }, call: { try call($1) }))
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
