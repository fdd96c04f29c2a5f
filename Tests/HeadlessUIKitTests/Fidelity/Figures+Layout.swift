import Foundation

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class OneRow: NSObject, UITableViewDataSource {
    var isConfigured = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        if isConfigured { cell.contentConfiguration = content } else { cell.textLabel?.text = "Title" }
        return cell
    }
}

extension Figures {
    @MainActor private static func screen(width: CGFloat) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 852))
        window.traitOverrides.displayScale = 3
        window.makeKeyAndVisible()
        return window
    }

    /// Runs a closure with a table that has a row.
    @MainActor private static func table<Value>(
        _ style: UITableView.Style = .plain,
        width: CGFloat = 393,
        isConfigured: Bool = true,
        _ body: (UITableView) -> Value
    ) -> Value {
        let window = screen(width: width)
        let table = UITableView(frame: window.bounds, style: style)
        let rows = OneRow()
        rows.isConfigured = isConfigured
        table.dataSource = rows
        window.addSubview(table)
        window.hostLayout()
        return withExtendedLifetime(rows) { body(table) }
    }

    /// Runs a closure with the list cell of a list.
    @MainActor private static func cell<Value>(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        width: CGFloat = 393,
        _ body: (UICollectionViewListCell) -> Value
    ) -> Value? {
        let window = screen(width: width)
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: appearance)
        )
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Title"])
        source.apply(snapshot, animatingDifferences: false)
        window.hostLayout()
        return (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell).map(body)
    }

    /// Returns 1 if a navigation bar in front of a table that is scrolled has a material, or else the opacity of its
    /// background.
    @MainActor private static func barAlpha(scrolledBy distance: CGFloat) -> CGFloat {
        let window = screen(width: 393)
        let controller = UITableViewController(style: .plain)
        let rows = OneRow()
        controller.tableView.dataSource = rows
        controller.tableView.contentInset.bottom = 1_000
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.hostLayout()
        controller.tableView.contentOffset.y += distance
        window.hostLayout()
        let background = navigation.navigationBar.subviews.first { $0 is BarBackgroundView }
        return withExtendedLifetime(rows) {
            background?.backdrop == nil ? background?.backgroundColor?.cgColor.alpha ?? 0 : 1
        }
    }

    static let layout: [Figure] =
        [(375, 16), (390, 16), (393, 20), (402, 20), (430, 20), (440, 20)].map { width, margin in
            Figure("margin of a root view of \(width) points", CGFloat(margin)) {
                let window = screen(width: CGFloat(width))
                let controller = UIViewController()
                window.rootViewController = controller
                window.hostLayout()
                return controller.view.layoutMargins.left
            }
        }
        + [
            Figure("width of the readable content guide at 393, before a constraint uses it", 353) {
                let window = screen(width: 393)
                let controller = UIViewController()
                window.rootViewController = controller
                window.hostLayout()
                return controller.view.readableContentGuide.layoutFrame.width
            },
            Figure("text of a plain table's row at 393", 20) {
                table(isConfigured: false) { $0.visibleCells.first?.textLabel?.frame.minX ?? 0 }
            },
            Figure("inset of an inset grouped table's card at 393", 20) {
                table(.insetGrouped) { $0.visibleCells.first?.frame.minX ?? 0 }
            },
            Figure("inset of an inset grouped list's card at 393", 20) { cell(.insetGrouped) { $0.frame.minX } ?? 0 },
            Figure("inset of an inset grouped list's card at 390", 16) {
                cell(.insetGrouped, width: 390) { $0.frame.minX } ?? 0
            },
            Figure("text of a plain list's row at 393", 20) {
                cell(.plain) { ($0.contentView as? UIListContentView)?.textStart ?? 0 } ?? 0
            },
            Figure("text of an inset grouped list's row in its card", 16) {
                cell(.insetGrouped) { ($0.contentView as? UIListContentView)?.textStart ?? 0 } ?? 0
            },
            Figure("text of a grouped list's header above the card", 6) {
                UIListContentConfiguration.groupedHeader().directionalLayoutMargins.bottom
            },
            Figure("text of a grouped list's footer below the card", 6) {
                UIListContentConfiguration.groupedFooter().directionalLayoutMargins.top
            },
            Figure("distance from a footer to the next header in a grouped list", 29) {
                UIListContentConfiguration.groupedFooter().directionalLayoutMargins.bottom
                    + UIListContentConfiguration.groupedHeader().directionalLayoutMargins.top
            },
            Figure("height of a list's row with a content configuration", 44) { cell(.plain) { $0.frame.height } ?? 0 },
            Figure("height of a table's row with a content configuration at 3x", 44.333) {
                table { $0.visibleCells.first?.frame.height ?? 0 }
            },
            Figure("views for empty rows in a plain table", 0) {
                table { CGFloat($0.subviews.filter { $0 is EmptyRowSeparatorsView }.count) }
            },
            Figure("background of a navigation bar at the scroll edge", 0) { barAlpha(scrolledBy: 0) },
            Figure("background of a navigation bar over content", 1) { barAlpha(scrolledBy: 10) },
            Figure("gray of a bar's hairline, from 0 to 255", 178) {
                var white: CGFloat = 0
                let color = UIBarAppearance().shadowColor?.resolvedColor(
                    with: UITraitCollection(userInterfaceStyle: .light)
                )
                color?.getWhite(&white, alpha: nil)
                return white * 255
            },
        ]
}
