import DeclarativeCollections
import PortableUIKit
import ScreenHosting

extension ScreenTest {
    /// Lets a monkey use the screen: it taps, types, scrolls, flicks, rotates, changes traits and applies states at random.
    ///
    /// ```swift
    /// let app = ScreenTest(CartViewController(cart: Cart()), on: .iPhone16)
    /// app.monkey(seed: 1, steps: 1_000) { app in
    ///     (app.viewController as? CartViewController)?.cart.total ?? 0 >= 0
    /// }
    /// ```
    ///
    /// After each action, and when the screen is gone, it checks that
    /// - no batch update differs from the data, and layout ends;
    /// - no frame is negative, infinite or not a number;
    /// - no cells stay in memory that nobody uses;
    /// - the invariant holds.
    ///
    /// A fault is a failure of the test. Its message has the shortest sequence of actions that causes it, as Swift. The
    /// monkey uses new screens, made by the expression that `ScreenTest` got; if that is a variable with a view controller,
    /// it uses that one again, does not shorten the sequence and does not look for leaks at the end. On Apple platforms
    /// UIKit's own exceptions end the process.
    ///
    /// In an async test call it with `await`: then tasks that handlers started run before what they use is taken for a leak.
    ///
    /// - Parameters:
    ///   - seed: The same seed gives the same actions.
    ///   - steps: The number of actions.
    ///   - states: States that are applied, on a screen that shows a state.
    ///   - invariant: Returns whether the app is in order, or throws an error that says what is not.
    ///   - start: Brings each new screen to the place where the monkey begins.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Returns: The fault; nil if there is none.
    @discardableResult
    public func monkey(
        seed: UInt64 = 1,
        steps: Int = 500,
        states: [CollectionViewState] = [],
        invariant: @escaping @MainActor (ScreenTest) throws -> Bool = { _ in true },
        start: @escaping @MainActor (ScreenTest) -> Void = { _ in },
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> MonkeyFailure? {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        do {
            let failure = try findFault(seed: seed, steps: steps, states: states, invariant: invariant, start: start)
            if let failure { site.fail(failure.description, attachments: []) }
            return failure
        } catch {
            site.fail("The screen cannot be made again: \(error)", attachments: [])
            return nil
        }
    }

    /// Lets a monkey use the screen, as the function that is not asynchronous, and lets pending tasks run before it looks for leaks.
    @_documentation(visibility: internal)
    @discardableResult
    public func monkey(
        seed: UInt64 = 1,
        steps: Int = 500,
        states: [CollectionViewState] = [],
        invariant: @escaping @MainActor (ScreenTest) throws -> Bool = { _ in true },
        start: @escaping @MainActor (ScreenTest) -> Void = { _ in },
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) async -> MonkeyFailure? {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        do {
            let failure = try await findFault(
                seed: seed,
                steps: steps,
                states: states,
                invariant: invariant,
                start: start
            )
            if let failure { site.fail(failure.description, attachments: []) }
            return failure
        } catch {
            site.fail("The screen cannot be made again: \(error)", attachments: [])
            return nil
        }
    }

    /// Returns the fault that a monkey finds, without a failure of the test; nil if there is none. The parameters are
    /// those of ``monkey(seed:steps:states:invariant:start:fileID:filePath:line:column:)``.
    ///
    /// - Throws: An error if the screen cannot be made.
    public func findFault(
        seed: UInt64 = 1,
        steps: Int = 500,
        states: [CollectionViewState] = [],
        invariant: @escaping @MainActor (ScreenTest) throws -> Bool = { _ in true },
        start: @escaping @MainActor (ScreenTest) -> Void = { _ in }
    ) throws -> MonkeyFailure? {
        let options = MonkeyOptions(seed: seed, steps: steps, states: states, start: start, invariant: invariant)
        var hunt = MonkeyHunt(on: self, options: options)
        return try hunt.run()
    }

    /// Returns the fault that a monkey finds, as the function that is not asynchronous, but lets pending tasks run before it looks for
    /// leaks.
    ///
    /// - Throws: An error if the screen cannot be made.
    @_documentation(visibility: internal)
    public func findFault(
        seed: UInt64 = 1,
        steps: Int = 500,
        states: [CollectionViewState] = [],
        invariant: @escaping @MainActor (ScreenTest) throws -> Bool = { _ in true },
        start: @escaping @MainActor (ScreenTest) -> Void = { _ in }
    ) async throws -> MonkeyFailure? {
        let options = MonkeyOptions(seed: seed, steps: steps, states: states, start: start, invariant: invariant)
        var hunt = MonkeyHunt(on: self, options: options)
        return try await hunt.runWithTasks()
    }

    /// Asserts that no view has an invalid frame, that layout ends and that lists show as many rows as their data sources
    /// have.
    public func checkConsistency(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        let log = MonkeyFaultLog()
        ScreenHost.reportingFaults(to: { log.add($0) }, during: { host.layout() })
        if let fault = log.takeFirst() ?? ConsistencyCheck(of: host.window).fault {
            site.fail(fault.message, attachments: [])
        }
    }
}
