import BatchDiffing
import PortableUIKit

/// Interactive movement: rows make space for the moved one and keep their heights.
///
/// Until the movement ends the state keeps its order; the layout has the row at its prospective position.
extension CollectionViewLayout {
    /// Called when the moved row is presented at another position.
    func followInteractiveMove(from: IndexPath?, to: IndexPath?) {
        guard let from, let to, from != to else { return }
        let origin = interactiveMove?.from ?? ElementPath(from)
        moveInGeometry(from: ElementPath(from), to: ElementPath(to))
        interactiveMove = Move(from: origin, to: ElementPath(to))
    }

    /// Ends the movement; a canceled one returns the row to its position in the state.
    func endInteractiveMove(isCancelled: Bool) {
        guard let move = interactiveMove else { return }
        interactiveMove = nil
        if isCancelled {
            moveInGeometry(from: move.to, to: move.from)
        }
    }

    /// How near a row has to come to a section that takes no space, in points.
    private static let emptySectionReach: CGFloat = 12

    /// Returns the place in the section without rows that is at a point, if there is one.
    func emptySection(at position: CGPoint) -> IndexPath? {
        guard !geometry.sections.isEmpty, position.y.isFinite else { return nil }
        let offset = geometry.grid.rounded(position.y)
        let reach = geometry.grid.rounded(Self.emptySectionReach)
        let nearest = geometry.section(at: offset)
        func isHit(_ section: Int) -> Bool {
            guard geometry.sections.indices.contains(section), geometry.sections[section].shape.itemCount == 0 else {
                return false
            }
            let rows = geometry.frame(ofSection: section).rows
            let isLast = section == geometry.sections.count - 1
            return rows.isEmpty
                ? abs(rows.lowerBound - offset) <= reach || isLast && offset > rows.lowerBound
                : rows.contains(offset) || isLast && offset >= rows.upperBound
        }
        // Sections without height are beside the one that has the point.
        let found = ([nearest] + Array(nearest + 1..<nearest + 4) + Array(nearest - 3..<nearest)).first(where: isHit)
        return found.map { IndexPath(item: 0, section: $0) }
    }

    private func moveInGeometry(from: ElementPath, to: ElementPath) {
        var shapes = geometry.sections.map(\.shape)
        guard from != to, shapes.indices.contains(from.section), shapes.indices.contains(to.section) else { return }
        shapes[from.section].move(from.element, outTo: from.section == to.section ? to.element : nil)
        if from.section != to.section {
            shapes[to.section].insertItem(at: to.element)
        }
        geometry.apply(BatchUpdateStep(movedElements: [Move(from: from, to: to)]), shapes: shapes)
    }
}

extension GeometryElement {
    /// Returns the element before the movement: its position in the state instead of the presented one.
    func beforeMove(_ move: Move<ElementPath>?) -> GeometryElement {
        guard let move, case .item(var path) = self else { return self }
        if path == move.to { return .item(move.from) }
        if path.section == move.to.section, path.element > move.to.element { path.element -= 1 }
        if path.section == move.from.section, path.element >= move.from.element { path.element += 1 }
        return .item(path)
    }
}

extension SectionShape {
    /// Removes an item and inserts it at `target` unless that is `nil`; the indexes of full-width items are adjusted.
    fileprivate mutating func move(_ item: Int, outTo target: Int?) {
        let isFullWidth = fullWidthItems.contains(item)
        itemCount -= 1
        fullWidthItems = fullWidthItems.filter { $0 != item }.map { $0 > item ? $0 - 1 : $0 }
        guard let target else { return }
        insertItem(at: target)
        if isFullWidth {
            fullWidthItems = (fullWidthItems + [target]).sorted()
        }
    }

    fileprivate mutating func insertItem(at index: Int) {
        itemCount += 1
        fullWidthItems = fullWidthItems.map { $0 >= index ? $0 + 1 : $0 }
    }
}
