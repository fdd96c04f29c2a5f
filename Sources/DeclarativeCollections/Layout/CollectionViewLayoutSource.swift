import PortableUIKit

/// What the layout asks its driver.
@MainActor
protocol CollectionViewLayoutSource: AnyObject {
    /// The height of an element in points; finite and not negative.
    func height(of element: GeometryElement, fitting width: CGFloat) -> CGFloat

    /// What rows that were never measured are expected to be like.
    var rowEstimates: RowEstimates { get }

    /// The kind of a header or footer; `nil` where there is none.
    func elementKind(of role: CollectionViewSupplementaryRole, section: Int) -> String?

    /// The role of a kind; `nil` for kinds of others.
    func role(ofElementKind kind: String) -> CollectionViewSupplementaryRole?

    /// Called when heights that were measured are no more than a first guess at new ones.
    func heightsDidBecomeEstimates()

    /// Called when sizes that were measured no longer hold.
    func sizesDidBecomeInvalid()
}
