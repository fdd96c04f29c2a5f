import PortableUIKit
import UniversalDataSources

/// A screen of mixed view models, shown by one map twice: in a collection view and in a table view below it.
public final class UniversalCatalogViewController: UIViewController {
    private enum Metrics {
        static let estimatedHeight: CGFloat = 60
        static let captionSpacing: CGFloat = 8
        static let margin: CGFloat = 16
        /// The ratio of the table's height, where the tiles are stacked vertically.
        static let tableHeightRatio: CGFloat = 1.35
    }

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) lazy var collection = UniversalDiffableDataSource<CatalogViewModel>(
        collectionView: collectionView,
        map: CatalogMap.standard
    )
    private(set) lazy var table = UniversalTableDiffableDataSource<CatalogViewModel>(
        tableView: tableView,
        map: CatalogMap.standard
    )

    /// Adds the collection view and the table view.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .clear
        collectionView.collectionViewLayout = makeLayout()
        tableView.sectionHeaderTopPadding = 0
        tableView.backgroundColor = .clear
        tableView.separatorStyle = .none
        arrange()
        collection.apply(sections: CatalogSections.all, animatingDifferences: false)
        table.apply(sections: CatalogSections.all, animatingDifferences: false)
    }

    /// Creates a layout with tiles side by side and everything else stacked vertically.
    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            let isFigures = self?.collection.sectionIdentifier(for: index) == AnyHashable(CatalogSections.figures)
            let height = NSCollectionLayoutDimension.estimated(Metrics.estimatedHeight)
            let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
            let width: CGFloat = isFigures ? 0.5 : 1
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
            )
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: full, subitems: [item])
            )
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: full,
                    elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .top
                )
            ]
            return section
        }
    }

    private func arrange() {
        let captions = ["As a collection", "As a table"].map(makeCaption)
        let views = [captions[0], collectionView, captions[1], tableView]
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let area = view.safeAreaLayoutGuide
        var constraints = [
            captions[0].topAnchor.constraint(equalTo: area.topAnchor, constant: Metrics.captionSpacing),
            tableView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            tableView.heightAnchor.constraint(
                equalTo: collectionView.heightAnchor,
                multiplier: Metrics.tableHeightRatio
            ),
        ]
        for (upper, lower) in zip(views, views.dropFirst()) {
            constraints.append(
                lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: Metrics.captionSpacing)
            )
        }
        for view in views {
            let margin = view is UILabel ? Metrics.margin : 0
            constraints += [
                view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: margin),
                view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -margin),
            ]
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func makeCaption(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        return label
    }
}
