import Foundation

/// The visible windows of the app; drives the clocks of windows that have no host.
///
/// A host advances the clocks of its own windows. Code that creates a window without a host and runs the main run loop,
/// as apps and unit tests written for a device do, expects time to pass: while the run loop runs, the clocks of those
/// windows follow the wall clock, and the windows are laid out on every tick.
@MainActor final class LiveWindows {
    /// A singleton, because UIKit keeps one list of windows for the app, and callers have no object to get it from.
    static let shared = LiveWindows()

    private struct Entry {
        weak var window: UIWindow?
    }

    private static let frameDuration: TimeInterval = 1 / 60

    /// The window whose screen is the main one while an app is launched that has not shown a window yet.
    var launchWindow: UIWindow?

    private var entries: [Entry] = []
    private weak var keyWindow: UIWindow?
    private var timer: Timer?
    private var lastTick: TimeInterval = 0

    /// The visible windows, in the order in which they were added.
    var visible: [UIWindow] {
        entries.compactMap(\.window).filter { !$0.isHidden }
    }

    /// The most recent key window that is visible.
    var key: UIWindow? {
        keyWindow.flatMap { $0.isKeyWindow && !$0.isHidden ? $0 : nil } ?? visible.last { $0.isKeyWindow }
    }

    func windowDidBecomeKey(_ window: UIWindow) {
        keyWindow = window
    }

    /// Adds a window that became visible or has work pending on its clock.
    func add(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        if !entries.contains(where: { $0.window === window }) { entries.append(Entry(window: window)) }
        if !window.isHosted { start() }
    }

    /// Removes a window that is no longer visible.
    func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }

    /// Advances the clocks of the windows without a host by `elapsed` seconds, and lays the windows out.
    func tick(_ elapsed: TimeInterval) {
        for window in entries.compactMap(\.window) where !window.isHosted {
            window.clock.advance(by: elapsed)
            window.layOutAndFinishAppearances()
            if window.isHidden, window.clock.isIdle { remove(window) }
        }
        if !entries.contains(where: { $0.window.map { !$0.isHosted } ?? false }) { stop() }
    }

    private func start() {
        guard timer == nil else { return }
        lastTick = ProcessInfo.processInfo.systemUptime
        let timer = Timer(timeInterval: Self.frameDuration, repeats: true) { _ in
            MainActor.assumeIsolated { LiveWindows.shared.tickByWallClock() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func tickByWallClock() {
        let now = ProcessInfo.processInfo.systemUptime
        let elapsed = now - lastTick
        lastTick = now
        tick(elapsed)
    }
}
