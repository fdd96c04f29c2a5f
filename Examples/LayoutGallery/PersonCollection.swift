import PortableUIKit
import UniversalViewLayouts

/// A collection view of people: a header for the first, cells for the others.
@MainActor
final class PersonCollection: NSObject {
    private static let cellIdentifier = "person"

    let collectionView: UICollectionView
    private let measuringView = View<PersonLayout>()

    override init() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        collectionView.backgroundColor = .clear
        collectionView.register(CollectionViewCell<PersonLayout>.self, forCellWithReuseIdentifier: Self.cellIdentifier)
        collectionView.register(
            CollectionReusableView<PersonLayout>.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: Self.cellIdentifier
        )
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    /// Returns the size that a person needs in the width of the collection view.
    private func size(of person: Person) -> CGSize {
        measuringView.layout.show(person)
        return measuringView.systemLayoutSizeFitting(
            CGSize(width: collectionView.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }
}

extension PersonCollection: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Person.all.count - 1
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellIdentifier, for: indexPath)
        (cell as? CollectionViewCell<PersonLayout>)?.layout.show(Person.all[indexPath.item + 1])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: Self.cellIdentifier,
            for: indexPath
        )
        view.backgroundColor = .secondarySystemBackground
        (view as? CollectionReusableView<PersonLayout>)?.layout.show(Person.all[0])
        return view
    }
}

extension PersonCollection: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size(of: Person.all[indexPath.item + 1])
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        size(of: Person.all[0])
    }
}
