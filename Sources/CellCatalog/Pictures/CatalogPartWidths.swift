import Honeycomb

/// The minimum widths of the two parts of a row, in points, with the insets of the parts.
///
/// Below the sum of both, the right part moves below the left one, or is compressed if it cannot.
public struct CatalogPartWidths: Codable, Hashable, Sendable {
    /// The minimum width of the left part.
    public let left: Double

    /// The minimum width of the right part, which is no more than its preferred width.
    public let right: Double
}

/// A row whose parts are measured by their types.
@MainActor
protocol RowOfParts {
    /// The minimum widths for the current traits and theme.
    var partWidths: CatalogPartWidths { get }

    /// The identifier of the row's field; `nil` if it has none.
    var fieldIdentifier: String? { get }
}

extension LeftRightContainer: RowOfParts {
    var fieldIdentifier: String? { (left as? LeftField)?.identifier }

    var partWidths: CatalogPartWidths {
        func minWidth(_ measure: (CGFloat) -> PartMeasurement) -> CGFloat {
            // A part may return more than its minimum for a sufficient width, and less for one that a picture is
            // compressed in. The narrowest width that a part returns itself is exact.
            var width: CGFloat = 0
            for _ in 0..<8 {
                let needed = measure(width).minWidth
                guard needed > width else { break }
                width = needed
            }
            return width
        }
        let wantedRight = Right.View.measure(fitting: .infinity, content: right).size.width
        return CatalogPartWidths(
            left: rounded(minWidth { Left.View.measure(fitting: $0, content: left) }),
            right: rounded(min(minWidth { Right.View.measure(fitting: $0, content: right) }, wantedRight))
        )
    }

    private func rounded(_ width: CGFloat) -> Double { (Double(width) * 100).rounded() / 100 }
}
