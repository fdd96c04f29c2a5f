extension UIView {
    /// Whether an animation with `flushUpdates` is around the code that runs.
    private static var isFlushing = false
    /// Whether windows are being updated: what they lay out may animate as well, and must not update them again from within.
    private static var isUpdating = false

    /// Runs a block with the context of its animation. If the animation flushes updates, what was invalidated before is updated before
    /// it, and what the block invalidates is updated in it.
    static func withFlushedUpdates(_ flushes: Bool, _ context: (_ flush: @escaping () -> Void) -> Void) {
        guard flushes || isFlushing else { return context {} }
        flushUpdates()
        let outer = isFlushing
        isFlushing = true
        context { flushUpdates() }
        isFlushing = outer
    }

    /// Updates properties, constraints and layouts of all visible windows now.
    private static func flushUpdates() {
        guard !isUpdating else { return }
        isUpdating = true
        for window in LiveWindows.shared.visible { window.layoutIfNeeded() }
        isUpdating = false
    }
}
