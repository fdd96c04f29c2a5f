import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// What rows of tables and collections take from the list: traits before they are measured, and margins at the sides.
@MainActor @Suite("The environment of rows") struct RowEnvironmentTests {
    private static let size = CGRect(x: 0, y: 0, width: 320, height: 600)

    // MARK: Traits

    @Test("rows that the app kept since before the window came are measured with the window's traits")
    func keptRows() {
        let screen = KeptRowsScreen()
        screen.loadViewIfNeeded()
        let window = UIWindow(frame: Self.size)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.rootViewController = screen
        window.isHidden = false
        window.hostLayout()
        let cell = screen.cells[0]
        let height = cell.frame.height
        expectEqual(cell.title.font.pointSize, 40)
        expectEqual(height, cell.title.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity)).height)
        screen.tableView.reloadData()
        window.hostLayout()
        expectEqual(screen.cells[0].frame.height, height)
    }

    @Test(
        "rows from the reuse queue, headers and footers are measured with the table's traits",
        arguments: [true, false]
    )
    func reusedRows(isLarger: Bool) {
        let window = makeWindow()
        let source = TextRows()
        let table = UITableView(frame: window.bounds)
        source.register(in: table)
        window.addSubview(table)
        window.hostLayout()
        // The rows go to the queue, and leave the hierarchy.
        source.count = 0
        table.reloadData()
        window.hostLayout()
        window.traitOverrides.preferredContentSizeCategory = isLarger ? .accessibilityLarge : .small
        source.count = 3
        table.reloadData()
        window.hostLayout()
        for row in 0..<3 {
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? TextRow
            let fitting = cell?.title.sizeThatFits(CGSize(width: table.bounds.width, height: CGFloat.infinity)).height
            expectEqual(cell?.frame.height, fitting)
        }
        let header = table.headerView(forSection: 0) as? TextHeader
        expectEqual(header?.frame.height, header?.title.intrinsicContentSize.height)
        expectEqual(header?.title.font.pointSize, isLarger ? 33 : 15)
    }

    @Test("cells of a collection that the app kept since before the window came are measured with the window's traits")
    func keptItems() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 20)
        let collection = UICollectionView(frame: Self.size, collectionViewLayout: layout)
        let source = KeptItems(collection)
        collection.reloadData()
        let window = UIWindow(frame: Self.size)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.addSubview(collection)
        window.isHidden = false
        window.hostLayout()
        let cell = source.cells[0]
        expectEqual(cell.title.font.pointSize, 40)
        expectEqual(cell.frame.size, cell.title.intrinsicContentSize)
    }

    // MARK: Margins

    @Test("rows take the table's margins at the sides, wherever they are")
    func margins() {
        let window = makeWindow()
        let source = TextRows()
        source.count = 40
        let table = UITableView(frame: window.bounds)
        source.register(in: table)
        window.addSubview(table)
        table.layoutMargins = UIEdgeInsets(top: 55, left: 40, bottom: 66, right: 30)
        for offset in [0, 31, 300] as [CGFloat] {
            table.contentOffset.y = offset
            window.hostLayout()
            expect(table.visibleCells.count > 5)
            for case let cell as TextRow in table.visibleCells {
                expectEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 40, bottom: 11, right: 30))
            }
        }
    }

    @Test("items take the collection's margins at the sides, wherever they are")
    func itemMargins() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 90)
        let collection = UICollectionView(frame: Self.size, collectionViewLayout: layout)
        let source = KeptItems(collection, count: 9)
        collection.layoutMargins = UIEdgeInsets(top: 55, left: 40, bottom: 66, right: 30)
        let window = UIWindow(frame: Self.size)
        window.addSubview(collection)
        window.isHidden = false
        for offset in [0, 50, 210] as [CGFloat] {
            collection.contentOffset.y = offset
            window.hostLayout()
            expect(collection.visibleCells.count > 5)
            for cell in source.cells where cell.superview != nil {
                cell.preservesSuperviewLayoutMargins = true
                cell.contentView.preservesSuperviewLayoutMargins = true
                expectEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 30))
            }
        }
    }
}

@MainActor private func fill(_ content: UIView, with label: UILabel, text: String) {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = text
    content.addSubview(label)
    NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.topAnchor),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
}

private final class TextRow: UITableViewCell {
    let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        // What Interface Builder writes for cells.
        preservesSuperviewLayoutMargins = true
        contentView.preservesSuperviewLayoutMargins = true
        separatorInset = .zero
        fill(
            contentView,
            with: title,
            text: "The gallery is an open-air gallery along the river in the middle of Berlin"
        )
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class TextHeader: UITableViewHeaderFooterView {
    let title = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        fill(contentView, with: title, text: "Title")
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class TextRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3

    func register(in table: UITableView) {
        table.register(TextRow.self, forCellReuseIdentifier: "row")
        table.register(TextHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.separatorStyle = .none
        table.dataSource = self
        table.delegate = self
        table.sectionHeaderTopPadding = 0
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
}

private final class KeptRowsScreen: UITableViewController {
    private(set) var cells: [TextRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.register(TextRow.self, forCellReuseIdentifier: "row")
        cells = (0..<3).compactMap { _ in tableView.dequeueReusableCell(withIdentifier: "row") as? TextRow }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }
}

private final class TextItem: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        fill(contentView, with: title, text: "Title")
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class KeptItems: NSObject, UICollectionViewDataSource {
    let cells: [TextItem]

    init(_ collection: UICollectionView, count: Int = 3) {
        collection.register(TextItem.self, forCellWithReuseIdentifier: "item")
        cells = (0..<count).compactMap {
            let path = IndexPath(item: $0, section: 0)
            return collection.dequeueReusableCell(withReuseIdentifier: "item", for: path) as? TextItem
        }
        super.init()
        collection.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cells[indexPath.item]
    }
}
