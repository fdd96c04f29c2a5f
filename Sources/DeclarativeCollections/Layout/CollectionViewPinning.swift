/// The end of a list that stays visible while the user is at it.
///
/// If the user is at neither end, the topmost visible row stays in place, whatever is inserted, deleted or resized
/// around it.
public enum CollectionViewPinning: Hashable, Sendable {
    /// At the start, newly inserted rows become visible, as in a news feed.
    case start
    /// At the end, newly inserted rows become visible, as in a chat. The first state is shown scrolled to its end.
    case end
}
