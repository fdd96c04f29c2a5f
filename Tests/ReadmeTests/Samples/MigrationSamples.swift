import Honeycomb

// The samples of the articles about moving from other frameworks: the same screens before and after.

struct Member: Hashable, Identifiable, Sendable {
    let id: Int
    var name: String
    var isOnline: Bool
}

/// A plain collection view.
enum CollectionViewBefore {
    final class MembersViewController: UIViewController {
        private var members: [Int: Member] = [:]
        private lazy var collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        )
        private lazy var dataSource = makeDataSource()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(collectionView)
            collectionView.delegate = self
        }

        func show(_ list: [Member]) {
            let changed = list.filter { members[$0.id] != nil && members[$0.id] != $0 }.map(\.id)
            members = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(list.map(\.id))
            snapshot.reconfigureItems(changed)
            dataSource.apply(snapshot, animatingDifferences: true)
        }

        private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                [weak self] cell, _, id in
                var content = UIListContentConfiguration.valueCell()
                content.text = self?.members[id]?.name
                content.secondaryText = self?.members[id]?.isOnline == true ? "online" : nil
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
                collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
            }
        }
    }
}

extension CollectionViewBefore.MembersViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        print("open member", id)
    }
}

enum CollectionViewAfter {
    final class MembersViewController: CellScreenViewController {
        func show(_ list: [Member]) {
            let state = CollectionViewState {
                CollectionViewSection(differenceIdentifier: "members") {
                    for member in list {
                        TitleDetailChevronItem(
                            differenceIdentifier: member.id,
                            left: LeftTitle(title: member.name),
                            right: RightDetailChevron(text: member.isOnline ? "online" : ""),
                            didSelectHandler: { print("open member", member.id) }
                        )
                    }
                }
            }
            apply(state, animated: true)
        }
    }
}

/// A table view.
enum TableViewBefore {
    final class AccountViewController: UITableViewController {
        private let titles = ["Name", "E-mail"]
        private var isSubscribed = false

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "Account" : "News"
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? titles.count : 1
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = indexPath.section == 0 ? titles[indexPath.row] : "Newsletter"
            cell.accessoryType = indexPath.section == 1 && isSubscribed ? .checkmark : .disclosureIndicator
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard indexPath.section == 1 else { return }
            isSubscribed.toggle()
            tableView.reloadRows(at: [indexPath], with: .automatic)
        }
    }
}

enum TableViewAfter {
    final class AccountViewController: CellScreenViewController {
        private var isSubscribed = false {
            didSet { update() }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            update()
        }

        private func update() {
            let state = CollectionViewState {
                CollectionViewSection(
                    header: SectionSmallHeader(content: SectionSmallHeaderContent(title: "Account")),
                    items: {
                        TitleChevronItem(left: LeftTitle(title: "Name"), right: RightChevron())
                        TitleChevronItem(left: LeftTitle(title: "E-mail"), right: RightChevron())
                    }
                )
                CollectionViewSection(
                    header: SectionSmallHeader(content: SectionSmallHeaderContent(title: "News")),
                    items: {
                        CheckboxItem(
                            left: LeftCheckbox(title: "Newsletter", isOn: isSubscribed),
                            didSelectHandler: { [weak self] in self?.isSubscribed.toggle() }
                        )
                    }
                )
            }
            apply(state, animated: true)
        }
    }
}

/// A view with a content and behaviors, as an `EpoxyableView` has them.
struct PriceContent: ContainerContent {
    typealias View = PriceView

    var price: Int
    @ForceEquatable var didBuyHandler: (@MainActor () -> Void)?
}

final class PriceView: UIView, ContainerContentView {
    private let button = UIButton(configuration: .filled())
    private var didBuyHandler: (@MainActor () -> Void)?

    static func size(fitting width: CGFloat, content: PriceContent) -> CGSize {
        CGSize(width: width, height: 60)
    }

    func update(with content: PriceContent) {
        if button.superview == nil {
            addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.didBuyHandler?() }, for: .touchUpInside)
        }
        button.configuration?.title = "Buy for \(content.price)"
        didBuyHandler = content.didBuyHandler
    }

    func updateHandlers(with content: PriceContent) {
        didBuyHandler = content.didBuyHandler
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = contentFrame(insetBy: UIEdgeInsets(top: .xs, left: .m, bottom: .xs, right: .m))
    }
}

@MainActor
func priceState(_ price: Int, buy: @escaping @MainActor () -> Void) -> CollectionViewState {
    CollectionViewState {
        CollectionViewSection {
            ContainerItem(
                differenceIdentifier: "price",
                content: PriceContent(price: price, didBuyHandler: buy),
                willDisplayHandler: { print("the price is on screen") }
            )
        }
    }
}

/// A feed of different models, as `ListAdapter` shows them.
enum FeedEntry {
    case article(Article)
    case advertisement(id: String, text: String)
}

@MainActor
func feedState(of entries: [FeedEntry], open: @escaping @MainActor (Article) -> Void) -> CollectionViewState {
    CollectionViewState {
        CollectionViewSection(differenceIdentifier: "feed") {
            for entry in entries {
                switch entry {
                case .article(let article):
                    TitleChevronItem(
                        differenceIdentifier: article.id,
                        left: LeftTitle(title: article.title),
                        right: RightChevron(),
                        didSelectHandler: { open(article) }
                    )
                case .advertisement(let id, let text):
                    ContainerItem(differenceIdentifier: id, content: BannerContent(text: text))
                }
            }
        }
    }
}

/// A view controller that keeps its own collection view and delegate, as one with ReactiveCollectionsKit does.
final class DriverViewController: UIViewController {
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var driver = CollectionViewDriver(collectionView: collectionView)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        driver.reportHandler = { report in print(report) }
    }

    func show(_ members: [Member]) async {
        await driver.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "members") {
                    for member in members {
                        TitleItem(differenceIdentifier: member.id, left: LeftTitle(title: member.name))
                    }
                }
            }
        )
    }
}
