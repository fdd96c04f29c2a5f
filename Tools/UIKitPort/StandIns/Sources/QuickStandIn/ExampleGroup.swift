/// A closure of an example or around it. Tests of views run on the main actor.
public typealias QuickClosure = @MainActor () throws -> Void

/// An example, with the groups that it is in.
@MainActor final class Example {
    let name: String
    let groups: [ExampleGroup]
    let closure: QuickClosure
    let file: StaticString
    let line: UInt
    private let flag: ExampleFlag

    init(
        _ text: String,
        in groups: [ExampleGroup],
        _ flag: ExampleFlag,
        _ file: StaticString,
        _ line: UInt,
        _ closure: @escaping QuickClosure
    ) {
        name = (groups.map(\.text) + [text]).joined(separator: ", ")
        self.groups = groups
        self.flag = flag
        self.file = file
        self.line = line
        self.closure = closure
    }

    var isPending: Bool { flag == .pending || groups.contains { $0.flag == .pending } }
    var isFocused: Bool { flag == .focused || groups.contains { $0.flag == .focused } }
}

/// Whether an example or a group runs.
enum ExampleFlag {
    case none, focused, pending
}

/// A group of examples with what runs before and after each of them.
@MainActor final class ExampleGroup {
    /// The groups that are being described, from the outermost on.
    private static var stack: [ExampleGroup] = []

    let text: String
    let flag: ExampleFlag
    var beforeEach: [QuickClosure] = []
    var justBeforeEach: [QuickClosure] = []
    var afterEach: [QuickClosure] = []
    var aroundEach: [@MainActor (@MainActor () -> Void) -> Void] = []
    var beforeSuite: [QuickClosure] = []
    var afterSuite: [QuickClosure] = []
    /// All examples of the outermost group, in order.
    private(set) var examples: [Example] = []

    private init(_ text: String, _ flag: ExampleFlag) {
        self.text = text
        self.flag = flag
    }

    var isFocused: Bool { examples.contains(where: \.isFocused) }

    /// Returns the outermost group of a spec.
    static func described(as text: String, _ body: @MainActor () -> Void) -> ExampleGroup {
        let outer = stack
        stack = []
        defer { stack = outer }
        return describe(text, .none, body)
    }

    /// Describes a group inside of the current one.
    @discardableResult
    static func describe(_ text: String, _ flag: ExampleFlag, _ body: @MainActor () -> Void) -> ExampleGroup {
        let group = ExampleGroup(text, flag)
        stack.append(group)
        body()
        stack.removeLast()
        return group
    }

    /// The group that is being described.
    static var current: ExampleGroup {
        guard let current = stack.last else { preconditionFailure("examples are described in spec() only") }
        return current
    }

    /// The outermost group, which has what runs once.
    static var outermost: ExampleGroup { stack.first ?? current }

    static func add(
        _ text: String,
        _ flag: ExampleFlag,
        _ file: StaticString,
        _ line: UInt,
        _ closure: @escaping QuickClosure
    ) {
        outermost.examples.append(Example(text, in: stack, flag, file, line, closure))
    }
}

/// What an example can know of itself.
public struct ExampleMetadata: Sendable {
    /// The example that runs, or ran last.
    @MainActor static var current: ExampleMetadata?

    /// The texts of its groups and its own, separated by commas.
    public let name: String

    init(_ name: String) { self.name = name }
}
