import PortableUIKit

/// A view that shows a content, wherever it is put: in a cell, in a header, in another container, or straight on a view
/// controller's view.
///
/// To bring a view of your own into a collection: write the view, write its content as an `Equatable` struct that adopts
/// ``ContainerContent``, and give the view these methods.
@MainActor
public protocol ContainerContentView: UIView {
    /// The model of the view.
    associatedtype Content: ContainerContent

    /// Makes an empty view; the first content follows in ``update(with:)``.
    init()

    /// The size the view needs for `content` in `width` points; only the height matters in a collection.
    ///
    /// It is asked for rows that have no view yet, so it may use nothing but its arguments and
    /// `UITraitCollection.current`, which holds the traits of the place where the view will be.
    static func size(fitting width: CGFloat, content: Content) -> CGSize

    /// Shows `content` in place of whatever the view shows.
    func update(with content: Content)

    /// Takes over the closures of a content that equals the one shown. What is on screen must not change.
    ///
    /// Containers pass it on to the views they hold.
    func updateHandlers(with content: Content)

    /// Lets go of what belongs to the content shown: loads that are under way (see ``ContentLoad``), animations of
    /// subviews, playback. The view's own transparency, transform and animations are undone before it is called.
    func prepareForReuse()
}

extension ContainerContentView {
    /// Does nothing, as for a content without closures.
    public func updateHandlers(with content: Content) {}

    /// Does nothing.
    public func prepareForReuse() {}
}
