import PortableUIKit

/// The model of a view: a value with everything that the view shows.
///
/// Each content type has exactly one view type, and vice versa. Two contents are equal if the view shows the same for
/// both; closures are excluded with `@ForceEquatable` and updated in ``ContainerContentView/updateHandlers(with:)``.
///
/// Contents are created and compared on any thread. Because the protocol inherits from `SendableMetatype`, a type that
/// conforms in its declaration is nonisolated, also in a module whose default isolation is `MainActor`. Do not write
/// `nonisolated`: the compiler rejects the keyword beside property wrappers such as `@ForceEquatable`.
public protocol ContainerContent: Equatable, SendableMetatype {
    /// The view that shows the content.
    associatedtype View: ContainerContentView where View.Content == Self

    /// The accessibility identifier of the row; `nil` lets the item choose.
    var accessibilityIdentifier: String? { get }

    /// The background color of a highlighted or selected row; `nil` uses the default of the cell. It is read in the
    /// environment that the view is updated in.
    @MainActor var selectedBackgroundColor: UIColor? { get }
}

extension ContainerContent {
    /// The default implementation returns `nil`: the identifier is derived from the section and the item.
    public var accessibilityIdentifier: String? {
        nil
    }

    /// The default implementation returns `nil`: the row uses the background color of all cells.
    @MainActor
    public var selectedBackgroundColor: UIColor? {
        nil
    }
}
