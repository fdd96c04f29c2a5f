/// A layout that lets go of what it shows before its cell or header is used for something else.
@MainActor
public protocol ReusableViewLayout: ViewLayout {
    /// Ends loads that are under way, animations and playback.
    func prepareForReuse()
}
