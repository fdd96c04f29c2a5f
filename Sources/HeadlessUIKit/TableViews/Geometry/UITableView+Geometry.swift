import Foundation

// The rectangles of rows and sections in content coordinates.
extension UITableView {
    /// Returns the rectangle of a part of a section, or an empty one if the section does not exist.
    final func rect(in section: Int, _ span: (TableGeometry) -> TableGeometry.Span) -> CGRect {
        let geometry = loadedGeometry()
        return geometry.sections.indices.contains(section) ? frame(of: span(geometry)) : .zero
    }

    final func rect(ofRow path: IndexPath) -> CGRect {
        let geometry = loadedGeometry()
        guard exists(path) || display.usesPresentedPaths else { return .zero }
        let path = presentedPath(external: path)
        return isPresented(path) ? frame(of: geometry.span(ofRow: path)) : .zero
    }

    final func row(at point: CGPoint) -> IndexPath? { presentedItem(at: point).flatMap(externalPath) }

    final func presentedItem(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return loadedGeometry().row(at: point.y)
    }

    final func rows(in rect: CGRect) -> [IndexPath]? {
        guard rect.isFinite else { return nil }
        let geometry = loadedGeometry()
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(in: section, from: rect.minY, to: rect.maxY).compactMap {
                externalPath(IndexPath(row: $0, section: section))
            }
        }
    }
}
