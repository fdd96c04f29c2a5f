import Honeycomb

/// All distances on a screen.
@MainActor
struct ScreenSpacings {
    /// The distances from top to bottom.
    let gaps: [SpacingGap]

    private let spacing: SpacingScale

    /// Walks over the whole screen.
    init(of state: CollectionViewState, on screen: HostedScreen, images: ScreenImages) async throws {
        self.init(of: state, on: screen, things: try await screen.readElements(images: images, Self.things))
    }

    /// Finds the distances in the rows that are in the window, and those between all rows.
    init(of state: CollectionViewState, inWindowOf screen: HostedScreen) {
        self.init(of: state, on: screen, things: screen.readVisibleElements(Self.things))
    }

    private init(of state: CollectionViewState, on screen: HostedScreen, things: ScreenElements<[CGRect]>) {
        spacing = screen.controller.theme.spacing
        let layout = screen.controller.collectionView.collectionViewLayout
        let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
        let attributes = (layout.layoutAttributesForElements(in: content) ?? [])
            .filter { $0.representedElementCategory != .decorationView && !$0.frame.isEmpty }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        let pixel = 1 / screen.host.configuration.scale
        let rows = RowHeights(attributes, things: things, pixel: pixel)
        var gaps: [SpacingGap] = []
        for attributes in attributes {
            guard let things = things[attributes] else { continue }
            let place = Self.place(of: attributes, in: state, of: screen.controller.driver)
            var finder = SpacingFinder(place: place, scale: spacing, pixel: pixel)
            finder.hasOwnHeight = !rows.isStretched(attributes)
            let frame = attributes.frame
            gaps += finder.gaps(between: things.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }, in: frame)
        }
        // And from the rows to each other and to the edges of the content.
        let finder = SpacingFinder(place: "rows", scale: spacing, pixel: pixel)
        self.gaps = gaps + finder.gaps(between: attributes.map(\.frame), in: content)
    }

    /// The distances as JSON, with the number of distances that are not in the scale.
    var json: JSONText {
        .object([
            "offScale": .number(Double(gaps.filter { $0.token == nil }.count)),
            "spacings": .array(gaps.map { $0.json(in: spacing) }),
        ])
    }

    private static func place(
        of attributes: UICollectionViewLayoutAttributes,
        in state: CollectionViewState,
        of driver: CollectionViewDriver
    ) -> String {
        let section = state.sections[attributes.indexPath.section]
        let name = section.differenceIdentifier.description
        guard let kind = attributes.representedElementKind else {
            return "\(name)/\(section.items[attributes.indexPath.item].differenceIdentifier)"
        }
        return name + (driver.role(ofElementKind: kind).map { "/\($0)" } ?? "")
    }

    /// What is to be seen in a view, apart from separators, in the coordinates of the element that it is in.
    private static func things(in view: UIView, coordinates element: UIView) -> [CGRect] {
        view.subviews.flatMap { subview -> [CGRect] in
            guard !subview.isHidden, subview.alpha > 0, !subview.bounds.isEmpty, !(subview is SeparatorView) else {
                return []
            }
            if InspectedView.isReportedAsWhole(subview) {
                return [subview.convert(subview.bounds, to: element)]
            }
            return things(in: subview, coordinates: element)
        }
    }
}

/// The heights of what is in the cells that stand side by side.
@MainActor
private struct RowHeights {
    private struct Row: Hashable {
        let top: CGFloat
        let height: CGFloat

        @MainActor
        init(_ attributes: UICollectionViewLayoutAttributes) {
            top = attributes.frame.minY
            height = attributes.frame.height
        }
    }

    private let things: ScreenElements<[CGRect]>
    private let pixel: CGFloat
    /// The height of what is in the fullest cell of each row.
    private var heights: [Row: CGFloat] = [:]

    init(_ attributes: [UICollectionViewLayoutAttributes], things: ScreenElements<[CGRect]>, pixel: CGFloat) {
        self.things = things
        self.pixel = pixel
        for cell in attributes where cell.representedElementCategory == .cell {
            heights[Row(cell), default: 0] = max(heights[Row(cell), default: 0], contentHeight(of: cell))
        }
    }

    /// Returns whether another cell in the same row is higher by itself, in a section with equal heights per row.
    func isStretched(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell, let height = heights[Row(attributes)] else {
            return false
        }
        return height > contentHeight(of: attributes) + pixel
    }

    private func contentHeight(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        let things = things[attributes] ?? []
        return things.dropFirst().reduce(things.first ?? .zero) { $0.union($1) }.height
    }
}
