import PortableUIKit

/// The data that the layout requests from the driver.
@MainActor
protocol CollectionViewLayoutSource: AnyObject {
    /// Returns the height of an element in points; finite and not negative.
    func height(of element: GeometryElement, fitting width: CGFloat) -> CGFloat

    /// The estimates for rows that have not been measured.
    var rowEstimates: RowEstimates { get }

    /// Returns the element kind of a header, footer or background; `nil` if there is none.
    func elementKind(of role: CollectionViewSupplementaryRole, section: Int) -> String?

    /// Returns the role of an element kind; `nil` for kinds that are not the driver's.
    func role(ofElementKind kind: String) -> CollectionViewSupplementaryRole?

    /// Called when measured heights have become estimates.
    func heightsDidBecomeEstimates()

    /// Called when measured sizes are no longer valid.
    func sizesDidBecomeInvalid()
}
