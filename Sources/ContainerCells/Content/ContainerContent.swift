import PortableUIKit

/// The model of a view: everything the view shows, as a value.
///
/// One content has one view and one view has one content. Two contents are equal when the view would show the same;
/// closures in a content are kept out of that with `@ForceEquatable` and handed on in
/// ``ContainerContentView/updateHandlers(with:)``.
public protocol ContainerContent: Equatable {
    /// The view that shows the content.
    associatedtype View: ContainerContentView where View.Content == Self

    /// What UI tests find the row by; `nil` leaves the choice to the item.
    var accessibilityIdentifier: String? { get }

    /// The background of the content's row under a touch; `nil` leaves the choice to the cell. It is asked for in the
    /// environment that the view is updated in.
    @MainActor var selectedBackgroundColor: UIColor? { get }
}

extension ContainerContent {
    /// None: the row is named after its section and item.
    public var accessibilityIdentifier: String? {
        nil
    }

    /// None: the row has the background that all cells have under a touch.
    @MainActor
    public var selectedBackgroundColor: UIColor? {
        nil
    }
}
