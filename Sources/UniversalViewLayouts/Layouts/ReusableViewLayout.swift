/// A layout that resets its content before its cell or header is reused.
@MainActor
public protocol ReusableViewLayout: ViewLayout {
    /// Cancels loads, animations and playback.
    func prepareForReuse()
}
