/// Which end of a list stays in sight when the reader is at it.
///
/// A reader who is at neither end keeps the topmost row where it is, whatever comes, goes or changes its height around it.
public enum CollectionViewPinning: Hashable, Sendable {
    /// A reader at the start sees what is put in there: the newest of a feed.
    case start
    /// A reader at the end sees what is put in there, as in a chat. The first state is shown from its end.
    case end
}
