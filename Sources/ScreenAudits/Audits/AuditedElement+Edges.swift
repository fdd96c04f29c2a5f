import PortableUIKit

extension AuditedElement {
    /// The least distance of a text from the side of a surface, in points.
    private static let leastDistance: CGFloat = 3.5

    /// Texts that stand at the side of a card, of a section's background or of another surface.
    ///
    /// - Parameter backgrounds: The frames of backgrounds, in the content of the list.
    func edges(_ backgrounds: [CGRect]) -> [AuditFinding] {
        let own = surfaces(in: element.view)
        return labels.compactMap { label in
            let text = frame(label.convert(label.seenTextRect, to: element.view))
            let around = own.filter { label !== $0.view && !$0.view.isDescendant(of: label) }.map(\.frame) + backgrounds
            for surface in around where surface.contains(CGPoint(x: text.midX, y: text.midY)) && text.width > 1 {
                let distance = min(text.minX - surface.minX, surface.maxX - text.maxX)
                guard distance < Self.leastDistance else { continue }
                let number = SpacingGap.number(max(distance, 0))
                return finding(
                    .edge,
                    label,
                    distance < -0.5
                        ? "runs over the edge of its surface by \(SpacingGap.number(-distance))"
                        : "stands \(number) from the edge of its surface; 8 or more would be right"
                )
            }
            return nil
        }
    }

    /// The views that are seen as a surface: with a color or a border.
    private func surfaces(in view: UIView) -> [(view: UIView, frame: CGRect)] {
        view.subviews.filter(\.isShown).flatMap { subview -> [(view: UIView, frame: CGRect)] in
            if subview is UICollectionView || subview is UITableView || subview is UILabel { return [] }
            // The inside of a system control is its own.
            if subview is UISegmentedControl || subview is UIStepper || subview is UITextField { return [] }
            let isFilled = subview.backgroundColor.map { $0.cgColor.alpha > 0.01 } ?? false
            let isSurface = isFilled || subview.layer.borderWidth > 0
            return (isSurface ? [(subview, frame(of: subview))] : []) + surfaces(in: subview)
        }
    }
}
