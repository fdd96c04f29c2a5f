// The words with which specs describe their examples. Groups are described while `spec()` runs, on the main actor.

private func onMainActor(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated(body)
}

/// Describes a group of examples.
public func describe(_ description: String, closure: @MainActor () -> Void) {
    onMainActor { ExampleGroup.describe(description, .none, closure) }
}

/// Describes a group of examples that run while others do not.
public func fdescribe(_ description: String, closure: @MainActor () -> Void) {
    onMainActor { ExampleGroup.describe(description, .focused, closure) }
}

/// Describes a group of examples that do not run.
public func xdescribe(_ description: String, closure: @MainActor () -> Void) {
    onMainActor { ExampleGroup.describe(description, .pending, closure) }
}

/// Describes a group of examples.
public func context(_ description: String, closure: @MainActor () -> Void) {
    onMainActor { ExampleGroup.describe(description, .none, closure) }
}

/// Describes a group of examples that run while others do not.
public func fcontext(_ description: String, closure: @MainActor () -> Void) {
    onMainActor { ExampleGroup.describe(description, .focused, closure) }
}

/// Describes a group of examples that do not run.
public func xcontext(_ description: String, closure: @MainActor () -> Void) {
    onMainActor { ExampleGroup.describe(description, .pending, closure) }
}

/// Describes an example.
public func it(
    _ description: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: @escaping QuickClosure
) {
    onMainActor { ExampleGroup.add(description, .none, file, line, closure) }
}

/// Describes an example that runs while others do not.
public func fit(
    _ description: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: @escaping QuickClosure
) {
    onMainActor { ExampleGroup.add(description, .focused, file, line, closure) }
}

/// Describes an example that does not run.
public func xit(
    _ description: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: @escaping QuickClosure
) {
    onMainActor { ExampleGroup.add(description, .pending, file, line, closure) }
}

/// Describes an example that does not run yet.
public func pending(_ description: String, closure: @escaping QuickClosure = {}) {
    onMainActor { ExampleGroup.add(description, .pending, #filePath, #line, closure) }
}

/// Runs a closure before each example of the group.
public func beforeEach(_ closure: @escaping QuickClosure) {
    onMainActor { ExampleGroup.current.beforeEach.append(closure) }
}

/// Runs a closure right before each example, after all others that run before it.
public func justBeforeEach(_ closure: @escaping QuickClosure) {
    onMainActor { ExampleGroup.current.justBeforeEach.append(closure) }
}

/// Runs a closure after each example of the group.
public func afterEach(_ closure: @escaping QuickClosure) {
    onMainActor { ExampleGroup.current.afterEach.insert(closure, at: 0) }
}

/// Runs a closure before each example of the group, which receives what is known of the example.
public func beforeEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
    beforeEach { if let current = ExampleMetadata.current { try closure(current) } }
}

/// Runs a closure around each example of the group.
public func aroundEach(_ closure: @escaping @MainActor (@MainActor () -> Void) -> Void) {
    onMainActor { ExampleGroup.current.aroundEach.append(closure) }
}

/// Runs a closure before the first example of the spec.
public func beforeSuite(_ closure: @escaping QuickClosure) {
    onMainActor { ExampleGroup.outermost.beforeSuite.append(closure) }
}

/// Runs a closure after the last example of the spec.
public func afterSuite(_ closure: @escaping QuickClosure) {
    onMainActor { ExampleGroup.outermost.afterSuite.append(closure) }
}

// MARK: Shared examples

/// What shared examples receive from those that use them.
public typealias SharedExampleContext = () -> [String: Any]

@MainActor private var sharedGroups: [String: @MainActor (@escaping SharedExampleContext) -> Void] = [:]

/// A set of shared examples by a type.
open class Behavior<Context> {
    /// The name of the examples.
    open class var name: String { "\(Self.self)" }

    /// Describes the examples.
    open class func spec(_ context: @escaping () -> Context) {}
}

/// A class that describes shared examples in `configure(_:)`. Call it before the specs that use them.
open class QuickConfiguration {
    /// Describes shared examples.
    open class func configure(_ configuration: QuickConfiguration) {}
}

/// Describes examples that several groups use.
public func sharedExamples(_ name: String, closure: @escaping @MainActor () -> Void) {
    sharedExamples(name) { _ in closure() }
}

/// Describes examples that several groups use, with values that those give.
public func sharedExamples(_ name: String, closure: @escaping @MainActor (@escaping SharedExampleContext) -> Void) {
    onMainActor { sharedGroups[name] = closure }
}

/// Describes examples that are shared.
public func itBehavesLike(_ name: String, sharedExampleContext: @escaping SharedExampleContext = { [:] }) {
    nonisolated(unsafe) let context = sharedExampleContext
    onMainActor {
        guard let shared = sharedGroups[name] else { preconditionFailure("there are no shared examples \(name)") }
        ExampleGroup.describe(name, .none) { shared(context) }
    }
}

/// Describes examples that are shared, by their type.
public func itBehavesLike<Context>(_ behavior: Behavior<Context>.Type, context: @escaping () -> Context) {
    nonisolated(unsafe) let context = context
    onMainActor { ExampleGroup.describe(behavior.name, .none) { behavior.spec(context) } }
}
