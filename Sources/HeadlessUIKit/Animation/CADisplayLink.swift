import Foundation

/// Calls a method once per frame, on the clock of the target's window or of the key window.
open class CADisplayLink: NSObject {
    nonisolated(unsafe) private var target: Any?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    nonisolated(unsafe) private var ticker: FrameTicker?
    private var isHeld = false
    private var framesPerSecond = 0
    private var range = CAFrameRateRange.default
    private var lastTime: CFTimeInterval = 0
    /// What media time is ahead of the clock.
    private var mediaOffset: CFTimeInterval?

    /// Creates a display link that calls a method of a target, which it keeps alive until it is invalidated. The method
    /// may take the link as its parameter.
    public init(target: Any, selector sel: Selector) {
        self.target = target
        selector = sel
        super.init()
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated { link.makeTicker() }
    }

    /// Calls the target while a run loop is in a mode. The first mode starts the link.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode)
        update()
    }

    /// Stops calling the target while a run loop is in a mode. Removing the last mode stops the link.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        update()
    }

    /// Stops the link for good and releases the target.
    open func invalidate() {
        modes = []
        update()
        target = nil
    }

    /// The time of the current frame in seconds, as `CACurrentMediaTime()` counts when the link starts.
    open var timestamp: CFTimeInterval { lastTime }

    /// The seconds between two frames of the display.
    open var duration: CFTimeInterval { lastTime == 0 ? 0 : 1.0 / 60 }

    /// The time of the next call in seconds.
    open var targetTimestamp: CFTimeInterval { lastTime + duration * Double(interval) }

    /// Whether the link is paused.
    open var isPaused: Bool {
        get { isHeld }
        set {
            isHeld = newValue
            update()
        }
    }

    /// The number of frames of the display per call.
    open var frameInterval: Int {
        get { interval }
        set { preferredFramesPerSecond = Self.displayRate / max(1, newValue) }
    }

    /// The number of calls per second; 0 for every frame of the display.
    open var preferredFramesPerSecond: Int {
        get { framesPerSecond }
        set {
            framesPerSecond = newValue
            update()
        }
    }

    /// The range of calls per second. The preferred rate applies, or else the maximum.
    open var preferredFrameRateRange: CAFrameRateRange {
        get { range }
        set {
            range = newValue
            framesPerSecond = Int(newValue.preferred ?? newValue.maximum)
            update()
        }
    }

    /// The frames per second of the display.
    private static let displayRate = 60

    private var interval: Int {
        framesPerSecond > 0 ? max(1, (Self.displayRate + framesPerSecond / 2) / framesPerSecond) : 1
    }

    private func update() {
        let runs = !modes.isEmpty && !isHeld
        let interval = interval
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated {
            link.ticker?.interval = interval
            if runs { link.ticker?.start() } else { link.ticker?.stop() }
        }
    }

    @MainActor private func makeTicker() {
        ticker = FrameTicker(view: target as? UIView) { [weak self] in self?.fire() }
    }

    @MainActor private func fire() {
        guard let ticker, let target else { return }
        let now = ticker.now
        if mediaOffset == nil { mediaOffset = CACurrentMediaTime() - now }
        lastTime = now + (mediaOffset ?? 0)
        selector.send(to: target, self)
    }
}
