import PortableUIKit
import ScreenHosting

extension ScreenTest {
    /// Waits until nothing moves and no work waits: lets the clock of the screen run until animations and scrolling have
    /// ended, and asynchronous code until it changes nothing more and no activity indicator spins.
    ///
    /// ```swift
    /// app.buttons["Load"].tap()
    /// await app.settle()
    /// app.staticTexts["42 results"].assertExists()
    /// ```
    ///
    /// Code that waits for something outside of the process for longer than a few milliseconds, and shows nothing that
    /// spins, cannot be noticed; wait for its result with ``settle(within:until:fileID:filePath:line:column:)``.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of seconds, on the clock of the screen and in reality. Reaching it is a failure of
    ///     the test that says what still moves.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Returns: Whether nothing moves.
    @discardableResult
    public func settle(
        within limit: TimeInterval = 10,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) async -> Bool {
        if await run(within: limit, until: { ScreenMotion(in: host).isEmpty }, thenQuiet: true) { return true }
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        let motions = ScreenMotion(in: host).descriptions
        let list = motions.isEmpty ? "the clock of the screen has work to do" : motions.joined(separator: "; ")
        site.fail("The screen did not settle within \(limit) s: \(list).", attachments: [])
        return false
    }

    /// Waits until a condition is met: lets the clock of the screen and asynchronous code run meanwhile.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of seconds, on the clock of the screen and in reality. Reaching it is a failure of
    ///     the test.
    ///   - condition: The condition, such as `{ !model.isLoading }`.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Returns: Whether the condition is met.
    @discardableResult
    public func settle(
        within limit: TimeInterval = 10,
        until condition: @MainActor () -> Bool,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) async -> Bool {
        if await run(within: limit, until: condition, thenQuiet: true) { return true }
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        let motions = ScreenMotion(in: host).descriptions
        let rest = motions.isEmpty ? "" : " Still moving: \(motions.joined(separator: "; "))."
        site.fail("The condition was not met within \(limit) s.\(rest)", attachments: [])
        return false
    }

    /// Lets the clock and asynchronous code run until a condition is met. Returns whether it is.
    func run(
        within limit: TimeInterval,
        until condition: @MainActor () -> Bool,
        thenQuiet needsQuiet: Bool = false
    ) async -> Bool {
        let limit = limit.isFinite ? max(0, limit) : 0
        let start = host.time
        // Counted in pauses, because tests that run at the same time may keep the main actor busy for longer.
        let maximumRounds = max(1, Int(min(limit, 86_400) / Self.pause))
        var quietRounds = 0
        for _ in 0..<maximumRounds + Self.quietRounds {
            let isStill = host.settle(within: max(0, start + limit - host.time))
            let before = changeCount
            await Self.letTasksRun()
            host.layout()
            let isMet = condition()
            if isMet, !needsQuiet { return true }
            let isQuiet = isStill && isMet && host.settle(within: 0) && changeCount == before
            quietRounds = isQuiet ? quietRounds + 1 : 0
            if quietRounds >= Self.quietRounds { return true }
            // What spins does so on the clock, for as long as asynchronous code takes.
            if isStill, !isMet { host.advance(by: Self.pause) }
            if !isStill, !needsQuiet { return condition() }
            if !isStill { return false }
        }
        return false
    }

    /// Lets the clock run until a condition is met. Returns whether it is.
    func wait(_ timeout: TimeInterval, for condition: () -> Bool) -> Bool {
        if condition() { return true }
        let end = host.time + (timeout.isFinite ? max(0, timeout) : 0)
        while host.time < end, !host.isIdle {
            host.advance(by: min(Self.waitInterval, end - host.time))
            if condition() { return true }
        }
        host.advance(by: max(0, end - host.time))
        return condition()
    }

    /// Lets the tasks of the main actor run, and those of other executors that take no time.
    static func letTasksRun() async {
        for _ in 0..<yieldCount { await Task.yield() }
        try? await Task.sleep(nanoseconds: UInt64(pause * 1_000_000_000))
    }

    /// A number that changes with most changes of the screen.
    private var changeCount: Int {
        var hasher = Hasher()
        func add(_ view: UIView) {
            hasher.combine(ObjectIdentifier(view))
            hasher.combine(view.isHidden)
            hasher.combine(view.frame.origin.x)
            hasher.combine(view.frame.origin.y)
            hasher.combine(view.frame.width)
            hasher.combine(view.frame.height)
            if let label = view as? UILabel { hasher.combine(label.text) }
            if let imageView = view as? UIImageView { hasher.combine(imageView.image.map(ObjectIdentifier.init)) }
            for subview in view.subviews { add(subview) }
        }
        add(host.window)
        return hasher.finalize()
    }

    /// How many times in a row nothing may change until the screen is taken to be still.
    private static let quietRounds = 2
    private static let yieldCount = 20
    /// The number of seconds for which tasks of other executors may run before the next look.
    private static let pause: TimeInterval = 0.001
    private static let waitInterval: TimeInterval = 0.05
}
