import BatchDiffing
import PortableUIKit

extension CollectionViewCoordinator: CollectionViewLayoutSource {
    /// The number of rows sampled to estimate the heights of a section.
    private static let sampleCount = 64

    func height(of element: GeometryElement, fitting width: CGFloat) -> CGFloat {
        switch element {
        case .item(let path):
            guard let item = data.item(at: path) else { return 0 }
            item.box.isMeasured = true
            let environment = environment(of: item, section: path.section)
            if let known = sizes.height(of: item, in: environment, fitting: width) { return known }
            work.countMeasured(item)
            let height = performCallback(.duringLayout) {
                environment.performAsCurrent { item.box.size(fitting: width).height }
            }
            let valid = validated(height, of: element, type: item.cellType, width: width)
            sizes.store(valid, of: item, in: environment, fitting: width)
            heights.add(valid, of: item.cellType)
            return valid
        case .header(let section):
            return height(of: .header, section: section, fitting: width)
        case .footer(let section):
            return height(of: .footer, section: section, fitting: width)
        case .background:
            // The background is as high as the rows it lies behind.
            return 0
        }
    }

    var rowEstimates: RowEstimates {
        RowEstimates(
            basis: { [self] in heights.knownTypeCount },
            height: { [self] in expectedRowHeight(inSection: $0) }
        )
    }

    func elementKind(of role: CollectionViewSupplementaryRole, section: Int) -> String? {
        data.section(at: section).flatMap(role.element).map { registry.kind(of: $0.viewType, as: role) }
    }

    func role(ofElementKind kind: String) -> CollectionViewSupplementaryRole? {
        registry.kinds.first { $0.name == kind }?.role
    }

    func heightsDidBecomeEstimates() {
        heights.reduceWeights()
    }

    func sizesDidBecomeInvalid() {
        sizes.removeAll()
        nestedLists?.sizesDidBecomeInvalid()
        heights.reduceWeights()
    }

    /// The mean expected height of an even sample of rows: looking at all rows would make the first frame of a long
    /// list more expensive than that of a short one.
    private func expectedRowHeight(inSection section: Int) -> CGFloat? {
        guard (0..<data.numberOfSections).contains(section) else { return nil }
        let count = data.numberOfItems(in: section)
        return heights.mean(
            of: EvenSample(count: count, limit: Self.sampleCount).lazy.compactMap { [self] element in
                data.item(at: ElementPath(section: section, element: element))?.cellType
            }
        )
    }

    private func height(of role: CollectionViewSupplementaryRole, section: Int, fitting width: CGFloat) -> CGFloat {
        guard let element = data.section(at: section).flatMap(role.element) else { return 0 }
        let height = performCallback(.duringLayout) {
            environment(of: element, section: section).performAsCurrent { element.box.size(fitting: width).height }
        }
        return validated(height, of: role.element(section: section), type: element.viewType, width: width)
    }

    private func validated(
        _ height: CGFloat,
        of element: GeometryElement,
        type: UICollectionReusableView.Type,
        width: CGFloat
    ) -> CGFloat {
        guard !height.isFinite || height < 0 else { return height }
        driver?.report(
            .invalidSize(InvalidSize(place: element.description, type: "\(type)", width: width, height: height))
        )
        return 0
    }
}

extension GeometryElement: CustomStringConvertible {
    /// The location, as reports name it.
    var description: String {
        switch self {
        case .header(let section): "section \(section), header"
        case .footer(let section): "section \(section), footer"
        case .background(let section): "section \(section), background"
        case .item(let path): "section \(path.section), item \(path.element)"
        }
    }
}
