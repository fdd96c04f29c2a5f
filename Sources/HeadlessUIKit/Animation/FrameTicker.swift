import Foundation

/// Calls a block once per frame of the clock that drives the screen.
///
/// It follows the clock of a view's window, or else that of the key window. Without any window it follows the main run
/// loop.
@MainActor final class FrameTicker {
    private weak var view: UIView?
    private let tick: () -> Void
    private weak var clock: VirtualClock?
    private var token: VirtualClock.Token?
    private var timer: Timer?
    private(set) var isRunning = false
    /// How many frames pass from one call to the next.
    var interval = 1

    static let frameDuration: TimeInterval = 1.0 / 60

    init(view: UIView?, tick: @escaping () -> Void) {
        self.view = view
        self.tick = tick
    }

    /// The time in seconds of the clock that drives the screen now.
    var now: TimeInterval { clock?.now ?? ProcessInfo.processInfo.systemUptime }

    func start() {
        guard !isRunning else { return }
        isRunning = true
        schedule()
    }

    func stop() {
        isRunning = false
        if let token { clock?.cancel(token) }
        token = nil
        timer?.invalidate()
        timer = nil
    }

    private var screenClock: VirtualClock? {
        if let window = view?.windowStorage { return window.clock }
        return (LiveWindows.shared.key ?? LiveWindows.shared.visible.last)?.clock
    }

    private func schedule() {
        clock = screenClock
        let delay = Self.frameDuration * TimeInterval(max(1, interval))
        if let clock {
            token = clock.schedule(after: delay) { [weak self] in self?.fire() }
            return
        }
        let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func fire() {
        token = nil
        timer = nil
        guard isRunning else { return }
        tick()
        if isRunning, token == nil, timer == nil { schedule() }
    }
}
