import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Accessories, outlines and swipes of lists") @MainActor
struct ListAccessoryTests {
    private let window = UIWindow(hostSize: CGSize(width: 300, height: 400), traits: UITraitCollection(displayScale: 2))

    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private func show(
        _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
        items: [String] = ["a", "b", "c"],
        handler: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
    ) -> (view: UICollectionView, source: Source) {
        let view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            handler(cell, item)
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        window.isHidden = false
        window.addSubview(view)
        if !items.isEmpty {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: false)
        }
        window.hostLayout()
        return (view, source)
    }

    private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: path(item)) as? UICollectionViewListCell
    }

    /// The visible accessories, by position.
    private func accessories(_ cell: UICollectionViewListCell?) -> [any AccessoryContent] {
        (cell?.subviews ?? []).compactMap { $0 as? any AccessoryContent }.sorted { $0.frame.minX < $1.frame.minX }
    }

    private func text(_ cell: UICollectionViewListCell?) -> UILabel? {
        cell?.contentView.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
    }

    private func tap(_ point: CGPoint) {
        window.hostTouchDown(at: point)
        window.hostTouchUp()
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    private func titles(_ view: UICollectionView) -> [String] {
        view.visibleCells.compactMap { text($0 as? UICollectionViewListCell)?.text }
    }

    @Test("accessories stand at the ends of the row in their order, the content between them")
    func order() throws {
        let (view, source) = show { cell, _ in
            cell.accessories = [
                .disclosureIndicator(), .label(text: "12"), .checkmark(), .multiselect(displayed: .always),
                .delete(displayed: .always),
            ]
        }
        defer { withExtendedLifetime(source) {} }
        let row = try require(cell(view, 0))
        let parts = accessories(row)
        expectEqual(parts.count, 5)
        expect(parts[0] is ButtonAccessoryView<CellEditingControl>)
        expect(parts[2] is LabelAccessoryView)
        expect(parts[3] is IndicatorAccessoryView && parts[4] is IndicatorAccessoryView)
        expectEqual(parts[0].frame, CGRect(x: 16, y: (row.bounds.height - 22) / 2, width: 22, height: 22))
        expectEqual(parts[1].frame.minX, 50)
        expectEqual(parts[4].frame.maxX, 284)
        expectEqual(row.contentView.frame.minX, 72)
        expectEqual(row.contentView.frame.maxX, parts[2].frame.minX)
        expectEqual(text(row)?.frame.minX, 16)
    }

    @Test("from right to left everything is mirrored")
    func mirrored() throws {
        window.hostTraits = UITraitCollection(traitsFrom: [
            window.hostTraits, UITraitCollection(layoutDirection: .rightToLeft),
        ])
        let (view, source) = show { cell, _ in
            cell.accessories = [.disclosureIndicator(), .multiselect(displayed: .always)]
        }
        defer { withExtendedLifetime(source) {} }
        let parts = accessories(cell(view, 0))
        expectEqual(parts.map(\.frame.minX), [16, 262])
        expectEqual(cell(view, 0)?.contentView.frame.maxX, 262)
    }

    @Test("an edited list has other accessories, and selected rows have a checkmark")
    func editing() throws {
        let (view, source) = show { cell, _ in
            cell.accessories = [.multiselect(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
        }
        defer { withExtendedLifetime(source) {} }
        expectEqual(accessories(cell(view, 0)).count, 1)
        expectEqual(cell(view, 0)?.configurationState.isEditing, false)
        view.allowsMultipleSelectionDuringEditing = true
        view.isEditing = true
        window.clock.advance(by: 1)
        window.hostLayout()
        expectEqual(cell(view, 0)?.configurationState.isEditing, true)
        let parts = accessories(cell(view, 0))
        expect(parts.count == 2 && parts[1] is ReorderAccessoryView)
        tap(CGPoint(x: 150, y: 20))
        tap(CGPoint(x: 20, y: 60))
        expectEqual(view.indexPathsForSelectedItems, [path(0), path(1)])
        expectEqual((parts[0] as? ButtonAccessoryView<CellEditingControl>)?.control.isOn, true)
        view.isEditing = false
        expectEqual(view.indexPathsForSelectedItems, [])
        window.clock.advance(by: 1)
        expectEqual(accessories(cell(view, 2)).count, 1)
    }

    @Test("hidden accessories keep their space; widths can be reserved")
    func roomAndWidth() throws {
        let (view, source) = show { cell, item in
            cell.accessories = [
                .checkmark(options: .init(isHidden: item == "a")),
                .multiselect(displayed: .always, options: .init(reservedLayoutWidth: .custom(40))),
            ]
        }
        defer { withExtendedLifetime(source) {} }
        expectEqual(accessories(cell(view, 0)).map(\.isHidden), [false, true])
        expectEqual(cell(view, 0)?.contentView.frame, cell(view, 1)?.contentView.frame)
        expectEqual(accessories(cell(view, 0))[0].frame.midX, 36)
        expectEqual(cell(view, 0)?.contentView.frame.minX, 56)
    }

    @Test("views of the app's own have the place that they ask for")
    func customViews() throws {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let (view, source) = show(items: ["a"]) { cell, _ in
            let checkmark = UICellAccessory.checkmark()
            cell.accessories = [
                checkmark, .label(text: "x"),
                .customView(configuration: .init(customView: dot, placement: .leading())),
                .customView(
                    configuration: .init(
                        customView: square,
                        placement: .trailing(at: UICellAccessory.Placement.position(after: checkmark)),
                        maintainsFixedSize: true
                    )
                ),
            ]
        }
        defer { withExtendedLifetime(source) {} }
        let parts = accessories(cell(view, 0))
        expectEqual(parts.count, 4)
        expect(dot.superview === parts[0] && parts[0].frame.minX == 16)
        expect(square.superview === parts[3] && parts[3].frame.size == CGSize(width: 20, height: 20))
    }

    @Test("a button calls its handler and does not select the row")
    func handlers() {
        var tapped: [String] = []
        let (view, source) = show { cell, item in
            cell.accessories = [.detail { tapped.append(item) }]
        }
        defer { withExtendedLifetime(source) {} }
        tap(CGPoint(x: 270, y: 60))
        expectEqual(tapped, ["b"])
        expectEqual(view.indexPathsForSelectedItems, [])
        tap(CGPoint(x: 100, y: 60))
        expectEqual(view.indexPathsForSelectedItems, [path(1)])
    }

    @Test("rows are as high as their content between the accessories")
    func height() throws {
        let long = "A text that is too long for one line of a row that has accessories"
        let (view, source) = show(items: [long, long + " "]) { cell, item in
            guard item == long else { return }
            cell.accessories = [.multiselect(displayed: .always), .label(text: "1234567890")]
        }
        defer { withExtendedLifetime(source) {} }
        let narrow = try require(cell(view, 0))
        let wide = try require(cell(view, 1))
        expect(narrow.frame.height > wide.frame.height + 15)
        expect(text(narrow).map { $0.frame.maxY <= narrow.bounds.height - 10.5 } == true)
    }

    @Test("rows whose content is narrower during editing are higher then")
    func heightWhileEditing() throws {
        let (view, source) = show(items: ["A text that just fits in one line xx", "b"]) { cell, _ in
            cell.accessories = [.delete(), .reorder()]
        }
        defer { withExtendedLifetime(source) {} }
        let height = try require(cell(view, 0)).frame.height
        view.isEditing = true
        window.clock.advance(by: 1)
        window.hostLayout()
        expect((cell(view, 0)?.frame.height ?? 0) > height + 15)
        expectEqual(cell(view, 1)?.frame.minY, cell(view, 0)?.frame.maxY)
        view.isEditing = false
        window.clock.advance(by: 1)
        window.hostLayout()
        expectEqual(cell(view, 0)?.frame.height, height)
    }

    // MARK: Outlines

    private func outline(_ source: Source) {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit", "nuts"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["green", "red"], to: "apple")
        source.apply(snapshot, to: 0, animatingDifferences: false)
        window.hostLayout()
    }

    @Test("a tap on the arrow shows the rows below, indented, and hides them again")
    func expansion() throws {
        let (view, source) = show(items: []) { cell, item in
            cell.accessories = ["fruit", "apple"].contains(item) ? [.outlineDisclosure()] : []
        }
        var calls: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "apple" }
        outline(source)
        expectEqual(titles(view), ["fruit", "nuts"])
        expectEqual(cell(view, 0)?.configurationState.isExpanded, false)
        tap(CGPoint(x: 100, y: 20))
        expectEqual(titles(view), ["fruit", "nuts"])
        tap(CGPoint(x: 277, y: 20))
        expectEqual(titles(view), ["fruit", "apple", "pear", "nuts"])
        expectEqual(cell(view, 0)?.configurationState.isExpanded, true)
        expectEqual(cell(view, 1)?.indentationLevel, 1)
        expectEqual(cell(view, 1)?.contentView.frame.minX, 10)
        let arrow = accessories(cell(view, 0)).first as? ButtonAccessoryView<OutlineDisclosureControl>
        expectEqual(arrow?.control.transform.isIdentity, false)
        tap(CGPoint(x: 277, y: 60))
        expectEqual(titles(view).count, 4)
        tap(CGPoint(x: 277, y: 20))
        expectEqual(titles(view), ["fruit", "nuts"])
        expectEqual(calls, ["expand fruit", "collapse fruit"])
        expectEqual(arrow?.control.transform.isIdentity, true)
        expectEqual(source.snapshot(for: 0).items.count, 6)
    }

    @Test("an outline header responds anywhere; its child rows can be created on expansion")
    func headers() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let (view, source) = show(configuration, items: []) { cell, item in
            cell.accessories = item == "fruit" ? [.outlineDisclosure(options: .init(style: .header))] : []
        }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
            var children = NSDiffableDataSourceSectionSnapshot<String>()
            children.append(["\(parent) \(present.items.count)", "second"])
            return children
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit"])
        source.apply(snapshot, to: 0, animatingDifferences: false)
        window.hostLayout()
        let header = try require(cell(view, 0))
        tap(CGPoint(x: 60, y: header.frame.midY))
        expect(titles(view).map { $0.lowercased() } == ["fruit", "fruit 0", "second"])
        expectEqual(view.indexPathsForSelectedItems, [])
        expectEqual(cell(view, 1)?.indentationLevel, 0)
        expectEqual(cell(view, 1)?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    // MARK: Movement

    @Test("a handle moves its row, and the data source tells what changed")
    func reordering() throws {
        let (view, source) = show { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
        var orders: [[String]] = []
        source.reorderingHandlers.canReorderItem = { $0 != "c" }
        source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
        let height = try require(cell(view, 0)).frame.height
        func drag(from row: CGFloat, to target: CGFloat) {
            window.hostTouchDown(at: CGPoint(x: 275, y: row * height))
            for step in 1...10 {
                window.hostTouchMoved(to: CGPoint(x: 275, y: (row + (target - row) * CGFloat(step) / 10) * height))
                window.clock.advance(by: 1 / 60)
            }
            expectEqual(cell(view, 0)?.frame.minX, 0)
            window.hostTouchUp()
            window.clock.advance(by: 1)
            window.hostLayout()
        }
        drag(from: 0.5, to: 1.7)
        expectEqual(orders, [["b", "a", "c"]])
        expectEqual(titles(view), ["b", "a", "c"])
        drag(from: 2.5, to: 0.5)
        expectEqual(orders.count, 1)
        expectEqual(titles(view), ["b", "a", "c"])
    }

    @Test("moving a row of an outline reports section transactions")
    func outlineTransaction() throws {
        let (view, source) = show(items: []) { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
        var parents: [String?] = []
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { transaction in
            guard let change = transaction.sectionTransactions.first else { return }
            parents = [change.initialSnapshot.parent(of: "nuts"), change.finalSnapshot.parent(of: "nuts")]
        }
        outline(source)
        var snapshot = source.snapshot(for: 0)
        snapshot.expand(["fruit"])
        source.apply(snapshot, to: 0, animatingDifferences: false)
        window.hostLayout()
        expectEqual(titles(view), ["fruit", "apple", "pear", "nuts"])
        view.beginInteractiveMovementForItem(at: path(3))
        let target = try require(cell(view, 1)).center
        view.updateInteractiveMovementTargetPosition(target)
        view.endInteractiveMovement()
        window.clock.advance(by: 1)
        expectEqual(parents, [nil, "fruit"])
        expectEqual(source.snapshot(for: 0).level(of: "nuts"), 1)
    }

    @Test("an outline is preserved when one of its rows is moved")
    func outlineAfterMove() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit", "nuts"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.expand(["fruit"])
        let beside = snapshot.reordered(to: ["fruit", "pear", "apple", "nuts"])
        expectEqual(beside?.parent(of: "apple"), "fruit")
        let below = snapshot.reordered(to: ["fruit", "nuts", "apple", "pear"])
        expectEqual(below?.parent(of: "nuts"), "fruit")
        let out = snapshot.reordered(to: ["fruit", "apple", "nuts"])
        expectEqual(out?.items, ["fruit", "apple", "nuts"])
        let come = snapshot.reordered(to: ["new", "fruit", "apple", "pear", "nuts"])
        expectEqual(come?.rootItems, ["new", "fruit", "nuts"])
    }

    // MARK: Swipes

    @Test("a swipe shows a row's actions, and a tap on one performs it and ends the swipe")
    func swipes() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        var done: [String] = []
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            guard path.item != 2 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                    done.append("delete \(path.item)")
                    completion(true)
                }
            ])
        }
        let (view, source) = show(configuration)
        defer { withExtendedLifetime(source) {} }
        func swipe(_ y: CGFloat, by distance: CGFloat) {
            window.hostTouchDown(at: CGPoint(x: 200, y: y))
            for step in 1...10 {
                window.hostTouchMoved(to: CGPoint(x: 200 + distance * CGFloat(step) / 10, y: y))
                window.clock.advance(by: 1 / 60)
            }
            window.clock.advance(by: 0.3)
            window.hostTouchUp()
            window.clock.advance(by: 1)
            window.hostLayout()
        }
        swipe(20, by: -60)
        let offset = try require(cell(view, 0)).frame.minX
        expect(offset < -60)
        expectEqual(cell(view, 0)?.configurationState.isSwiped, true)
        tap(CGPoint(x: 280, y: 20))
        expectEqual(done, ["delete 0"])
        expectEqual(cell(view, 0)?.frame.minX, 0)
        expect(view.subviews.allSatisfy { !($0 is RowSwipeActionsView) })
        swipe(20, by: 60)
        expectEqual(cell(view, 0)?.frame.minX, 0)
        swipe(100, by: -60)
        expectEqual(cell(view, 2)?.frame.minX, 0)
        swipe(60, by: -60)
        expect((cell(view, 1)?.frame.minX ?? 0) < 0)
        let selected = view.indexPathsForSelectedItems
        tap(CGPoint(x: 100, y: 20))
        expectEqual(cell(view, 1)?.frame.minX, 0)
        expectEqual(view.indexPathsForSelectedItems, selected)
    }

    @Test("the button that deletes shows the actions of the row")
    func deleteAccessory() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "x") { _, _, _ in }])
        }
        let (view, source) = show(configuration) { cell, _ in cell.accessories = [.delete()] }
        defer { withExtendedLifetime(source) {} }
        view.isEditing = true
        window.clock.advance(by: 1)
        tap(CGPoint(x: 25, y: 20))
        expect((cell(view, 0)?.frame.minX ?? 0) < 0)
    }

    // MARK: Separators and backgrounds

    private func lines(_ cell: UICollectionViewListCell?) -> [CGRect] {
        (cell?.subviews ?? []).filter { $0.frame.height == 0.5 }.map(\.frame).sorted { $0.minY < $1.minY }
    }

    @Test("separators follow the configuration and the handler of each item")
    func separators() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 1 {
                separators.topSeparatorVisibility = .visible
                separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
            }
            return separators
        }
        let (view, source) = show(configuration)
        defer { withExtendedLifetime(source) {} }
        expect(lines(cell(view, 0)).isEmpty)
        let height = try require(cell(view, 1)).bounds.height
        expectEqual(
            lines(cell(view, 1)),
            [
                CGRect(x: 16, y: 0, width: 284, height: 0.5),
                CGRect(x: 30, y: height - 0.5, width: 230, height: 0.5),
            ]
        )
        let line = cell(view, 2)?.subviews.first { $0.frame.height == 0.5 }
        expectEqual(line?.backgroundColor, .red)
    }

    @Test("the separator begins with the text, or where the guide is constrained to")
    func separatorGuide() throws {
        let (view, source) = show { cell, item in
            guard item != "c" else {
                var content = UIListContentConfiguration.cell()
                content.text = item
                content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
                cell.contentConfiguration = content
                return
            }
            cell.contentConfiguration = nil
            guard item == "b" else { return }
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 77).isActive =
                true
        }
        defer { withExtendedLifetime(source) {} }
        let last = try require(cell(view, 2))
        let content = try require(last.contentView as? UIListContentView)
        expect(content.secondaryTextLayoutGuide == nil && content.imageLayoutGuide != nil)
        expectEqual(lines(cell(view, 1)).map(\.minX), [77])
        expectEqual(lines(last).map(\.minX), [52])
        // The guides match the frames of the content.
        let image = try require(content.imageLayoutGuide)
        last.separatorLayoutGuide.leadingAnchor.constraint(equalTo: image.leadingAnchor).isActive = true
        let guide = try require(content.textLayoutGuide)
        last.setNeedsLayout()
        window.hostLayout()
        expectEqual(lines(last).map(\.minX), [16])
        expectEqual(guide.layoutFrame, text(last)?.frame)
    }

    @Test("rows have the background of their list, unless the app says otherwise")
    func backgrounds() throws {
        let (view, source) = show(.init(appearance: .insetGrouped)) { cell, item in
            if item == "b" { cell.backgroundConfiguration = .clear() }
            if item == "c" { cell.backgroundView = UIView() }
        }
        defer { withExtendedLifetime(source) {} }
        expectEqual(view.backgroundColor, .systemGroupedBackground)
        expectEqual(cell(view, 0)?.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
        expectEqual(cell(view, 1)?.backgroundConfiguration?.backgroundColor, .clear)
        expectEqual(cell(view, 2)?.backgroundConfiguration, nil)
        window.hostTouchDown(at: CGPoint(x: 100, y: 30))
        window.clock.advance(by: 0.3)
        window.hostLayout()
        expectEqual(cell(view, 0)?.backgroundConfiguration?.backgroundColor, .systemGray4)
        window.hostTouchCancelled()
    }

    @Test("an app's own background of the list and of the view is kept")
    func listBackground() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.backgroundColor = .purple
        let (view, source) = show(configuration)
        defer { withExtendedLifetime(source) {} }
        expectEqual(view.backgroundColor, .purple)
        view.backgroundColor = .green
        view.reloadData()
        window.hostLayout()
        expectEqual(view.backgroundColor, .green)
    }

    @Test("headers and footers are list cells in the style of the list")
    func headerContent() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = 9
        let (view, source) = show(configuration, items: [])
        let registration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "title"
            cell.contentConfiguration = content
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        window.hostLayout()
        let header = try require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
                as? UICollectionViewListCell
        )
        expectEqual(text(header)?.text, "TITLE")
        expect(lines(header).isEmpty)
        expectEqual(cell(view, 0)?.frame.minY, header.frame.maxY + 9)
    }
}
