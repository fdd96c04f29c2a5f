import Foundation

/// What follows the scrolling of a screen's content: the bars in front of it.
@MainActor protocol ScrollObserver: AnyObject {
    /// Called after the content offset or the adjusted content insets changed.
    func contentDidScroll()

    /// Returns the vertical content offset at which the content rests if a drag would end at one.
    func restingOffset(near offset: CGFloat) -> CGFloat
}

extension ScrollObserver {
    func restingOffset(near offset: CGFloat) -> CGFloat { offset }
}
