import XCTest

/// A class of examples. Its subclasses describe them in `spec()`; `uikit-port` gives each of them a test that runs them.
open class QuickSpec: XCTestCase {
    private var example: Example?

    /// Describes the examples, as of Quick 7.
    open class func spec() {}

    /// Describes the examples, up to Quick 6.
    open func spec() {}

    /// Runs all examples on the main actor, in the order in which they are described. If some are focused, only those run.
    public final func runExamples() {
        // Tests run on the main thread.
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { () -> Void in
            let group = ExampleGroup.described(as: "\(type(of: test))") {
                type(of: test).spec()
                test.spec()
            }
            test.run(group)
        }
    }

    @MainActor private func run(_ group: ExampleGroup) {
        let isFocused = group.isFocused
        for closure in group.beforeSuite { attempt(closure) }
        for example in group.examples where !example.isPending && (!isFocused || example.isFocused) {
            self.example = example
            run(example)
        }
        example = nil
        for closure in group.afterSuite { attempt(closure) }
    }

    @MainActor private func run(_ example: Example) {
        ExampleMetadata.current = ExampleMetadata(example.name)
        let groups = example.groups
        var body: @MainActor () -> Void = {
            for group in groups { group.beforeEach.forEach(self.attempt) }
            for group in groups { group.justBeforeEach.forEach(self.attempt) }
            self.attempt(example.closure)
            for group in groups.reversed() { group.afterEach.forEach(self.attempt) }
        }
        for around in groups.reversed().flatMap({ $0.aroundEach.reversed() }) {
            let inner = body
            body = { around(inner) }
        }
        body()
    }

    @MainActor private func attempt(_ closure: @MainActor () throws -> Void) {
        do {
            try closure()
        } catch let error as XCTSkip {
            print("skipped: \(example?.name ?? name): \(error.message ?? "")")
        } catch {
            XCTFail("threw \(error)", file: example?.file ?? #filePath, line: example?.line ?? #line)
        }
    }

    /// Adds the name of the example to a failure.
    open override func recordFailure(
        withDescription description: String,
        inFile filePath: String,
        atLine lineNumber: Int,
        expected: Bool
    ) {
        let text = example.map { "\($0.name): \(description)" } ?? description
        super.recordFailure(withDescription: text, inFile: filePath, atLine: lineNumber, expected: expected)
    }
}
