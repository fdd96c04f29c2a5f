// swift-format-ignore-file
// The samples of UniversalDataSources and UniversalViewLayouts as they are shown there.
import PortableUIKit
import UniversalDataSources
import UniversalViewLayouts

// MARK: UniversalDataSources

struct TileCellViewModel: Hashable {
    var title = "Tile"
}

struct SimpleCellViewModel: Hashable {
    var title = "Simple"
}

class TileCell: UICollectionViewCell {
    let title = UILabel()

    func configure(with item: TileCellViewModel) {
        title.text = item.title
    }
}

class SimpleCell: UICollectionViewCell, ConfigurableView {
    func configure(with item: SimpleCellViewModel) {}
}

enum RowViewModel {
    case tile(TileCellViewModel)
    case simple(SimpleCellViewModel)
}

@MainActor
final class RowsDataSource {
    var viewModels: [RowViewModel] = []

    func cell(for indexPath: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell {
        switch viewModels[indexPath.item] {
        case .tile(let item):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TileCell", for: indexPath) as! TileCell
            cell.configure(with: item)
            return cell
        case .simple(let item):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "SimpleCell", for: indexPath) as! SimpleCell
            cell.configure(with: item)
            return cell
        }
    }
}

@MainActor
final class RegisteredRows {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    private(set) lazy var dataSource = UniversalDiffableDataSource<AnyHashable>(
        collectionView: collectionView,
        itemRepresentation: { $0.base }
    )

    func show(_ tile: TileCellViewModel, _ simple: SimpleCellViewModel) {
        dataSource.registerCell(
            itemType: TileCellViewModel.self,
            cellType: TileCell.self,
            configuration: { cell, indexPath, item in
                cell.title.text = item.title
            }
        )
        dataSource.registerCellType(SimpleCell.self)    // a ConfigurableView
        dataSource.apply(sections: [UniversalSection("main", items: [tile, simple])])
    }
}

protocol Titled {
    var title: String { get }
}

struct TileViewModel: Hashable {
    var isLarge = false
}

struct Promotion: Hashable {}

struct Photo: Hashable {
    var isPanorama = false
}

final class TitleCell: UICollectionViewCell, ConfigurableView {
    func configure(with item: any Titled) {}
}

final class LargeTileCell: UICollectionViewCell, ConfigurableView {
    func configure(with item: TileViewModel) {}
}

// MARK: UniversalViewLayouts

final class TwoLabelsLayout: ViewLayout {
    let leftLabel = UILabel()
    let rightLabel = UILabel()

    init() {}

    func layout(on view: UIView) {
        let stackView = UIStackView(arrangedSubviews: [leftLabel, rightLabel])
        stackView.axis = .horizontal
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
        stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10).isActive = true
        stackView.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
        stackView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10).isActive = true
    }
}

@MainActor
func useTwoLabels(_ tableView: UITableView, _ collectionView: UICollectionView) {
    let twoLabels = View<TwoLabelsLayout>()
    twoLabels.layout.leftLabel.text = "Name"

    tableView.register(TableViewCell<TwoLabelsLayout>.self, forCellReuseIdentifier: "two-labels")
    collectionView.register(CollectionViewCell<TwoLabelsLayout>.self, forCellWithReuseIdentifier: "two-labels")
}

final class TextFieldAndImageLayout: ViewLayout {
    let textField = UITextField()
    let imageView = UIImageView()

    init() {}

    func layout(on view: UIView) {
        view.addSubview(textField)
        view.addSubview(imageView)
    }
}

final class TextFieldAndImageView: View<TextFieldAndImageLayout> {
    var textField: UITextField { layout.textField }
    var imageView: UIImageView { layout.imageView }
}
