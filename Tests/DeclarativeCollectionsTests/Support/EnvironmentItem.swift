import PortableUIKit

@testable import DeclarativeCollections

/// How high rows are, as a multiple of what they ask for.
enum DensityKey: CollectionViewEnvironmentKey {
    static let defaultValue = 1
}

/// What rows are called.
enum NameKey: CollectionViewEnvironmentKey {
    static let defaultValue = ""
}

/// A row whose height and name come from its environment.
struct EnvironmentItem: CollectionViewItem, EnvironmentContainable {
    typealias Cell = EnvironmentCell

    var differenceIdentifier: DifferenceIdentifier
    var height: CGFloat
    @ForceEquatable var environment = CollectionViewEnvironment()
    @ForceEquatable var meter: SizeMeter?

    init(_ identifier: some Hashable, height: CGFloat = 20, meter: SizeMeter? = nil) {
        differenceIdentifier = DifferenceIdentifier(identifier)
        self.height = height
        self.meter = meter
    }
}

/// Shows an ``EnvironmentItem`` and counts what is done to it.
final class EnvironmentCell: UICollectionViewCell, CollectionViewItemCell {
    private(set) var density: Int?
    private(set) var name: String?
    private(set) var updateCount = 0

    static func size(fitting width: CGFloat, item: EnvironmentItem) -> CGSize {
        item.meter?.count += 1
        return CGSize(
            width: width,
            height: item.height * CGFloat(CollectionViewEnvironment.current[DensityKey.self])
        )
    }

    func update(with item: EnvironmentItem) {
        density = CollectionViewEnvironment.current[DensityKey.self]
        name = CollectionViewEnvironment.current[NameKey.self]
        updateCount += 1
    }
}

/// A header or footer whose height comes from its environment.
struct EnvironmentElement: CollectionViewSupplementaryElement, EnvironmentContainable {
    typealias View = EnvironmentElementView

    @ForceEquatable var environment = CollectionViewEnvironment()
}

/// Shows an ``EnvironmentElement``.
final class EnvironmentElementView: UICollectionReusableView, CollectionViewSupplementaryElementView {
    private(set) var density: Int?
    private(set) var updateCount = 0

    static func size(fitting width: CGFloat, element: EnvironmentElement) -> CGSize {
        CGSize(width: width, height: 10 * CGFloat(CollectionViewEnvironment.current[DensityKey.self]))
    }

    func update(with element: EnvironmentElement) {
        density = CollectionViewEnvironment.current[DensityKey.self]
        updateCount += 1
    }
}
