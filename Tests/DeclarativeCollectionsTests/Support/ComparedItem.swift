import PortableUIKit

@testable import DeclarativeCollections

/// Counts comparisons.
final class ComparisonMeter {
    var count = 0
}

/// A row that counts how often it is compared.
struct ComparedItem: CollectionViewItem {
    typealias Cell = ComparedCell

    var differenceIdentifier: DifferenceIdentifier
    var text: String
    var height: CGFloat
    var meter: ComparisonMeter

    init(_ identifier: some Hashable, text: String, height: CGFloat = 50, meter: ComparisonMeter) {
        differenceIdentifier = DifferenceIdentifier(identifier)
        self.text = text
        self.height = height
        self.meter = meter
    }

    static func == (left: Self, right: Self) -> Bool {
        left.meter.count += 1
        return left.differenceIdentifier == right.differenceIdentifier && left.text == right.text
            && left.height == right.height
    }
}

/// Shows a ``ComparedItem``.
final class ComparedCell: UICollectionViewCell, CollectionViewItemCell {
    private(set) var text: String?

    static func size(fitting width: CGFloat, item: ComparedItem) -> CGSize {
        CGSize(width: width, height: item.height)
    }

    func update(with item: ComparedItem) {
        text = item.text
    }
}
