import Foundation

/// Core Foundation's type of run loops, an alias of Foundation's.
public typealias CFRunLoop = RunLoop

/// Core Foundation's type of modes of run loops, an alias of Foundation's.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// The mode for what is not tracking, as Core Foundation names it.
    public static var defaultMode: RunLoop.Mode { .default }

    /// The modes that count as common, as Core Foundation names them.
    public static var commonModes: RunLoop.Mode { .common }
}

/// Returns the run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! {
    .current
}

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! {
    .main
}

/// Calls a block when a run loop runs in a mode next.
///
/// - Parameters:
///   - rl: The run loop.
///   - mode: A `CFRunLoopMode`, its raw value, or an array of them.
///   - block: What is called.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop?, _ mode: Any?, _ block: @escaping () -> Void) {
    let list = mode as? [Any] ?? [mode as Any]
    let modes = list.compactMap { $0 as? RunLoop.Mode ?? ($0 as? String).map { RunLoop.Mode(rawValue: $0) } }
    nonisolated(unsafe) let block = block
    rl?.perform(inModes: modes.isEmpty ? [.default] : modes) { block() }
}

/// Wakes a run loop, which here wakes by itself when there is something to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop?) {
    rl?.perform {}
}
