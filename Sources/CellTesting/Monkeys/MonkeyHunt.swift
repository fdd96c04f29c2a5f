import PortableUIKit
import ScreenHosting

/// Runs a monkey on a screen; if it finds a fault, looks for the shortest sequence of actions that causes it.
@MainActor
struct MonkeyHunt {
    /// The most screens that are made, and the most actions that are performed, to shorten a sequence.
    private static let maximumReplays = 400
    private static let maximumReplayedActions = 5_000
    /// How many times tasks may run before what they use is a leak.
    private static let taskRounds = 50

    private let app: ScreenTest
    private let options: MonkeyOptions
    private var replays = 0
    private var replayedActions = 0

    init(on app: ScreenTest, options: MonkeyOptions) {
        self.app = app
        self.options = options
    }

    /// Performs the actions. Returns the fault, if there is one.
    mutating func run() throws -> MonkeyFailure? {
        let (actions, fault, leak) = try explore()
        guard let fault = fault ?? leak() else { return nil }
        return try shortened(fault, actions)
    }

    /// Performs the actions as ``run()``, but lets pending tasks run before it takes what they use for a leak.
    mutating func runWithTasks() async throws -> MonkeyFailure? {
        let (actions, fault, leak) = try explore()
        if let fault { return try shortened(fault, actions) }
        guard let rest = await Self.lasting(leak) else { return nil }
        // Sequences cannot be shortened with tasks, but most leaks need no action at all.
        guard !actions.isEmpty, try canRestart() else {
            return failure(rest, actions: actions, found: actions.count, isShrunk: actions.isEmpty)
        }
        let (none, unused) = try withRun { $0.fault() }
        let isAtOnce = if none == nil { await Self.lasting(unused) != nil } else { false }
        return failure(rest, actions: isAtOnce ? [] : actions, found: actions.count, isShrunk: isAtOnce)
    }

    /// Returns the leak that is still there when the tasks of the main actor have run; `nil` if there is none.
    private static func lasting(_ leak: () -> MonkeyFault?) async -> MonkeyFault? {
        for _ in 0..<taskRounds {
            guard leak() != nil else { return nil }
            await ScreenTest.letTasksRun()
        }
        return leak()
    }

    private mutating func shortened(_ fault: MonkeyFault, _ actions: [MonkeyAction]) throws -> MonkeyFailure {
        guard try canRestart(), try replay(actions)?.kind == fault.kind else {
            return failure(fault, actions: actions, found: actions.count, isShrunk: false)
        }
        var shortest = try shrink(actions, kind: fault.kind)
        shortest = try shrink(simplified(shortest, kind: fault.kind), kind: fault.kind)
        let message = try replay(shortest)?.message ?? fault.message
        let named = try named(shortest, kind: fault.kind)
        return failure(
            MonkeyFault(kind: fault.kind, message: message),
            actions: named,
            found: actions.count,
            isShrunk: true
        )
    }

    // MARK: Running

    /// What is found while a screen is there, and what looks for leaks when it is gone.
    private typealias Result = (fault: MonkeyFault?, leak: () -> MonkeyFault?)

    private func explore() throws -> (actions: [MonkeyAction], fault: MonkeyFault?, leak: () -> MonkeyFault?) {
        var source = MonkeySource(seed: options.seed, stateCount: options.states.count)
        var actions: [MonkeyAction] = []
        let steps = options.steps
        let (fault, leak) = try withRun { run in
            if let fault = run.fault() { return fault }
            for _ in 0..<max(0, steps) {
                let action = run.nextAction(of: &source)
                actions.append(action)
                if let fault = run.perform(action) { return fault }
            }
            return nil
        }
        return (actions, fault, leak)
    }

    /// Performs actions on a new screen. Returns the first fault.
    private mutating func replay(_ actions: [MonkeyAction]) throws -> MonkeyFault? {
        replays += 1
        replayedActions += actions.count
        let (fault, leak) = try withRun { run in
            if let fault = run.fault() { return fault }
            for action in actions {
                if let fault = run.perform(action) { return fault }
            }
            return nil
        }
        return fault ?? leak()
    }

    /// Runs a closure with a new screen, which is gone then.
    private func withRun(_ body: (MonkeyRun) -> MonkeyFault?) throws -> Result {
        var census: CellCensus?
        weak var controller: UIViewController?
        var isOwn = false
        let fault = try autoreleasing {
            let screen = try ScreenTest(restarting: app)
            isOwn = screen.viewController !== app.viewController
            controller = screen.viewController
            let run = MonkeyRun(on: screen, options: options)
            census = run.cells
            let fault = body(run)
            run.finish()
            return fault
        }
        guard isOwn else { return (fault, { nil }) }
        return (fault, { [weak controller] in Self.leak(of: controller, census) })
    }

    private static func leak(of controller: UIViewController?, _ census: CellCensus?) -> MonkeyFault? {
        guard let controller else { return census?.faultAfterEnd() }
        let name = "\(type(of: controller))"
        return census?.faultAfterEnd().map { fault in
            MonkeyFault(kind: .leak, message: "\(name) stays in memory after the screen is gone, and \(fault.message)")
        }
    }

    private func autoreleasing<Value>(_ body: () throws -> Value) rethrows -> Value {
        try autoreleasepool(invoking: body)
    }

    /// Whether the screen is made anew each time, and not the same view controller shown again.
    private func canRestart() throws -> Bool {
        try ScreenTest(restarting: app).viewController !== app.viewController
    }

    // MARK: Shortening

    private var canReplay: Bool {
        replays < Self.maximumReplays && replayedActions < Self.maximumReplayedActions
    }

    /// Removes actions as long as the fault remains: first many at once, then single ones (delta debugging, Zeller and
    /// Hildebrandt 2002).
    private mutating func shrink(_ actions: [MonkeyAction], kind: MonkeyFailure.Kind) throws -> [MonkeyAction] {
        var shortest = actions
        var size = max(1, shortest.count / 2)
        while !shortest.isEmpty {
            var start = 0
            var hasShrunk = false
            while start < shortest.count, canReplay {
                var candidate = shortest
                candidate.removeSubrange(start..<min(start + size, candidate.count))
                if try replay(candidate)?.kind == kind {
                    shortest = candidate
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if !canReplay || size == 1 && !hasShrunk { break }
            if !hasShrunk { size = max(1, size / 2) }
        }
        return shortest
    }

    /// Replaces actions by the first tap, if that causes the same fault: four different actions that end in the same
    /// handler become four taps on one row, and others are then no longer needed.
    private mutating func simplified(_ actions: [MonkeyAction], kind: MonkeyFailure.Kind) throws -> [MonkeyAction] {
        var simplest = actions
        let tap = actions.first { action in
            if case .tap = action { true } else { false }
        }
        guard let tap else { return actions }
        for index in simplest.indices where simplest[index] != tap && canReplay {
            var candidate = simplest
            candidate[index] = tap
            if try replay(candidate)?.kind == kind { simplest = candidate }
        }
        return simplest
    }

    /// Replaces points by names of elements, if that causes the same fault.
    private mutating func named(_ actions: [MonkeyAction], kind: MonkeyFailure.Kind) throws -> [MonkeyAction] {
        var named: [MonkeyAction] = []
        _ = try withRun { run in
            _ = run.fault()
            for action in actions {
                named.append(run.named(action))
                _ = run.perform(action)
            }
            return nil
        }
        return try replay(named)?.kind == kind ? named : actions
    }

    private func failure(
        _ fault: MonkeyFault,
        actions: [MonkeyAction],
        found: Int,
        isShrunk: Bool
    ) -> MonkeyFailure {
        MonkeyFailure(
            kind: fault.kind,
            message: fault.message,
            actionCount: found,
            seed: options.seed,
            steps: actions.map(\.swift),
            isShrunk: isShrunk
        )
    }
}
