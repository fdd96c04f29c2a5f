import PortableUIKit

/// A plain view that can be put into a cell or a header of a collection and of a table alike.
///
/// Such a view is registered once and shown in both; the cell around it is made by the data source and is as large as the
/// view's constraints ask for. A final class of views conforms without a line of its own.
@MainActor
public protocol HostableView: UIView {
    /// Makes a view without size.
    init()
}
