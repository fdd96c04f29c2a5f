import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Lists and the configurations of cells") @MainActor
struct ListTests {
    private let window = UIWindow(hostSize: CGSize(width: 300, height: 400), traits: UITraitCollection(displayScale: 2))

    private func show(
        _ configuration: UICollectionLayoutListConfiguration,
        count: Int = 3,
        handler: @escaping (UICollectionViewListCell, Int) -> Void
    ) -> (view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, Int>) {
        let view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            handler(cell, item)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        window.isHidden = false
        window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: false)
        window.hostLayout()
        return (view, source)
    }

    private func text(_ string: String, lines: Int = 1) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = Array(repeating: string, count: lines).joined(separator: "\n")
        return content
    }

    @Test("rows of a list are as high as their content, with lines between them")
    func plainList() throws {
        let (view, source) = show(.init(appearance: .plain)) { cell, item in
            cell.contentConfiguration = text("Row", lines: item + 1)
        }
        defer { withExtendedLifetime(source) {} }
        let cells = view.visibleCells
        expectEqual(cells.map(\.frame.width), [300, 300, 300])
        // A line needs 20.5 with margins of 11 on either side, so its row has the least height; further lines add 22.
        expectEqual(cells.map(\.frame.height), [44, 64.5, 86.5])
        expectEqual(cells[1].frame.minY, cells[0].frame.maxY)
        let label = try require(cells[0].contentView.subviews.compactMap { $0 as? UILabel }.first)
        expect(label.text == "Row" && label.frame.minX == 16)
        expect(cells[0].contentView is UIListContentView)
        expect(
            cells[0].subviews.contains {
                $0.frame == CGRect(x: 16, y: cells[0].bounds.height - 0.5, width: 284, height: 0.5)
            }
        )
    }

    @Test("inset sections keep from the sides, with round corners at their ends and no line after the last row")
    func insetGroupedList() {
        let (view, source) = show(.init(appearance: .insetGrouped)) { cell, _ in cell.contentConfiguration = text("Row")
        }
        defer { withExtendedLifetime(source) {} }
        let cells = view.visibleCells
        expect(cells[0].frame.minX == 16 && cells[0].frame.width == 268)
        expectEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        expectEqual(cells[1].layer.cornerRadius, 0)
        expectEqual(cells[2].layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        // The background, the content and a line.
        expect(cells[0].subviews.count == 3 && cells[2].subviews.count == 2)
    }

    @Test("another content of the same type is shown by the same view")
    func contentViewIsKept() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.contentConfiguration = text("one")
        let view = cell.contentView
        cell.contentConfiguration = text("two")
        expect(cell.contentView === view)
        expect(cell.contentView.subviews.contains { ($0 as? UILabel)?.text == "two" })
        cell.contentConfiguration = nil
        expect(cell.contentView !== view)
        expectEqual(view.superview, nil)
    }

    @Test("the update handler is called once for each state, before the next layout")
    func updateHandler() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        var states: [String] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append("\(state.isHighlighted) \(state.isSelected)")
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = state.isSelected ? .red : .blue
            cell.backgroundConfiguration = background
        }
        cell.layoutIfNeeded()
        expectEqual(states, ["false false"])
        cell.isHighlighted = true
        cell.isSelected = true
        cell.layoutIfNeeded()
        expectEqual(states, ["false false", "true true"])
        expectEqual(cell.backgroundConfiguration?.backgroundColor, .red)
        cell.layoutIfNeeded()
        expectEqual(states.count, 2)
    }

    @Test("the background of rows turns gray under the finger by itself")
    func backgroundFollowsState() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.backgroundConfiguration = .listPlainCell()
        cell.layoutIfNeeded()
        expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
        cell.isHighlighted = false
        cell.layoutIfNeeded()
        expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
    }

    @Test("a value is at the end of the row if it fits, otherwise below the text")
    func sideBySide() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        expectEqual(labels[1].frame.maxX, 284)
        expectEqual(labels[0].frame.midY, labels[1].frame.midY)
        view.frame.size.width = 90
        view.layoutIfNeeded()
        expect(labels[1].frame.minY > labels[0].frame.minY)
        expectEqual(labels[1].frame.minX, 16)
    }

    @Test("color transformers apply to texts, images, fills and lines")
    func transformers() throws {
        var content = text("Row")
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .green }
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let view = UIListContentView(configuration: content)
        let label = try require(view.subviews.compactMap { $0 as? UILabel }.first)
        expectEqual(label.textColor, UIColor.label.withAlphaComponent(0.5))
        expect(view.subviews.compactMap { $0 as? UIImageView }.first?.tintColor == .green)
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColorTransformer = .grayscale
        let traits = UITraitCollection(userInterfaceStyle: .light)
        background.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        var white: CGFloat = 0
        background.resolvedBackgroundColor(for: .blue).resolvedColor(with: traits).getWhite(&white, alpha: nil)
        expect(abs(white - 0.299) < 0.001)
        let same = content
        expectEqual(same, content)
        content.textProperties.colorTransformer = nil
        expect(same != content)
    }

    @Test("a view of the app's own fills the background of a cell")
    func customBackground() {
        let own = UIView()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        var background = UIBackgroundConfiguration.clear()
        background.customView = own
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 20, bottom: 2, trailing: 10)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        expectEqual(own.convert(own.bounds, to: cell), CGRect(x: 20, y: 2, width: 270, height: 40))
        background.customView = nil
        cell.backgroundConfiguration = background
        expectEqual(own.superview, nil)
    }

    @Test("headers of groups are capitals")
    func transforms() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "title"
        let view = UIListContentView(configuration: content)
        expect(view.subviews.contains { ($0 as? UILabel)?.text == "TITLE" })
    }

    @Test("an image view in a background is replaced by the next one")
    func customBackgroundViews() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        window.addSubview(cell)
        let pictures = [UIImageView(), UIImageView()]
        for picture in pictures {
            var background = UIBackgroundConfiguration.clear()
            background.customView = picture
            background.image = UIImage()
            cell.backgroundConfiguration = background
            window.hostLayout()
        }
        expect(pictures[0].superview == nil && pictures[1].window === window)
    }

    @Test("prominent headers grow with the text size")
    func prominentHeaders() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        traits.performAsCurrent {
            expect(UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize > 25)
        }
    }

    @Test("texts beside symbols of any width are aligned, those beside pictures follow them")
    func symbolArea() {
        func frames(_ image: UIImage?, _ edit: (inout UIListContentConfiguration) -> Void = { _ in }) -> (
            image: CGRect, text: CGRect
        ) {
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            content.image = image
            edit(&content)
            let view = content.makeContentView() as? UIListContentView
            view?.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            view?.layoutIfNeeded()
            let image = view?.subviews.first { $0 is UIImageView }
            let text = view?.subviews.first { ($0 as? UILabel)?.text == "Text" }
            return (image?.frame ?? .zero, text?.frame ?? .zero)
        }
        let narrow = frames(UIImage(systemName: "bell"))
        let wide = frames(UIImage(systemName: "person.2.fill"))
        expect(narrow.image.width < wide.image.width)
        expectEqual(narrow.text.minX, wide.text.minX)
        expect(abs(narrow.image.midX - wide.image.midX) < 0.001)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let beside = frames(picture)
        expectEqual(beside.text.minX, beside.image.maxX + UIListContentConfiguration.cell().imageToTextPadding)
        let standard = frames(picture) {
            let standard = UIListContentConfiguration.ImageProperties.standardDimension
            $0.imageProperties.reservedLayoutSize.width = standard
        }
        expectEqual(standard.text.minX, narrow.text.minX)
    }
}
