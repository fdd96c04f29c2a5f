import Foundation

/// The windows that are shown, and the time of those that no host runs.
///
/// A host advances the clocks of its windows. Code that makes a window by itself and waits for the main run loop, as
/// apps and unit tests written for a device do, finds time passing there: while that run loop runs, the clocks of such
/// windows follow the wall clock, and the windows are laid out between its turns.
@MainActor final class LiveWindows {
    /// UIKit keeps one list of windows for the app: code that asks for it has nothing to ask by.
    static let shared = LiveWindows()

    private struct Entry {
        weak var window: UIWindow?
    }

    private static let frameDuration: TimeInterval = 1 / 60

    private var entries: [Entry] = []
    private weak var keyWindow: UIWindow?
    private var timer: Timer?
    private var lastTick: TimeInterval = 0

    /// The windows that are shown.
    var visible: [UIWindow] {
        entries.compactMap(\.window).filter { !$0.isHidden }
    }

    /// The window that was made key last, while it is shown.
    var key: UIWindow? {
        keyWindow.flatMap { $0.isKeyWindow && !$0.isHidden ? $0 : nil } ?? visible.last { $0.isKeyWindow }
    }

    func windowDidBecomeKey(_ window: UIWindow) {
        keyWindow = window
    }

    /// Lists a window that is shown, or that has something to do on its clock.
    func add(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        if !entries.contains(where: { $0.window === window }) { entries.append(Entry(window: window)) }
        if !window.isHosted { start() }
    }

    /// Drops a window that is no longer shown.
    func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }

    /// Lets that much time pass in the windows that no host runs, and lays them out.
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
