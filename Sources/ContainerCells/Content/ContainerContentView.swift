import PortableUIKit

/// A view that shows a content in a cell, a header, another container, or directly in a view hierarchy.
///
/// To use your own view in a collection, write the view and its content, an `Equatable` struct that conforms to
/// ``ContainerContent``, and implement these methods in the view.
@MainActor
public protocol ContainerContentView: UIView {
    /// The model of the view.
    associatedtype Content: ContainerContent

    /// Creates an empty view; ``update(with:)`` is called next.
    ///
    /// Final classes inherit it from `UIView`, also if they override `init(frame:)` and `init(coder:)`. Other classes declare
    /// it: `required convenience init() { self.init(frame: .zero) }`.
    init()

    /// Returns the size of the view for `content` and a proposed width in points; a collection uses only the height.
    ///
    /// It is called for rows without a view, so it may only use its arguments and `UITraitCollection.current`, which
    /// has the traits of the collection.
    static func size(fitting width: CGFloat, content: Content) -> CGSize

    /// Updates the view to show `content`.
    func update(with content: Content)

    /// Replaces the handlers with those of an equal content. The appearance must not change.
    ///
    /// Containers forward the call to the views that they contain.
    func updateHandlers(with content: Content)

    /// Updates the appearance for an enabled or disabled row. Called after each update of the content.
    ///
    /// The default implementation makes the view of a disabled row half transparent.
    func update(isEnabled: Bool)

    /// Releases the resources of the content: loads in progress (see ``ContentLoad``), animations of subviews,
    /// playback. The view's own alpha, transform and animations have already been reset.
    func prepareForReuse()
}

extension ContainerContentView {
    /// The default implementation makes the view of a disabled row half transparent.
    public func update(isEnabled: Bool) {
        alpha = isEnabled ? 1 : ContainerCellAppearance.disabledAlpha
    }

    /// The default implementation does nothing, for contents without closures.
    public func updateHandlers(with content: Content) {}

    /// The default implementation does nothing.
    public func prepareForReuse() {}
}
