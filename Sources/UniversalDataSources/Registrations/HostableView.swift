import PortableUIKit

/// A plain view that can be hosted in cells and headers of both collection views and table views.
///
/// It is registered once for both; the data source creates the surrounding cell, which is sized by the view's
/// constraints. A final view class usually conforms without further code.
@MainActor
public protocol HostableView: UIView {
    /// Creates a view with an empty frame.
    init()
}
