import Foundation

/// The caret, which blinks on the clock of its window.
@MainActor final class TextCaretView: UIView {
    /// UIKit's caret width in points.
    nonisolated static let width: CGFloat = 2
    /// How long the caret is alternately visible and hidden, in seconds.
    private static let blinkInterval: TimeInterval = 0.5

    private var token: VirtualClock.Token?
    private weak var clock: VirtualClock?
    private var isBlinkedOut = false
    private var isRunning = false

    /// Whether the caret is hidden because text is selected.
    var isSuppressed = false {
        didSet { updateVisibility() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Self.width / 2
        isHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func start() {
        isRunning = true
        restart()
    }

    /// Restarts blinking with a visible caret, so that it stays visible while the user types.
    func restart() {
        guard isRunning else { return }
        cancel()
        isBlinkedOut = false
        updateVisibility()
        schedule()
    }

    func stop() {
        isRunning = false
        cancel()
        updateVisibility()
    }

    override func willLeaveWindow() {
        stop()
    }

    private func schedule() {
        clock = window?.clock
        token = clock?.schedule(after: Self.blinkInterval, isAmbient: true) { [weak self] in
            guard let self, isRunning else { return }
            isBlinkedOut.toggle()
            updateVisibility()
            schedule()
        }
    }

    private func cancel() {
        if let token { clock?.cancel(token) }
        token = nil
    }

    private func updateVisibility() {
        isHidden = !isRunning || isBlinkedOut || isSuppressed
    }
}
