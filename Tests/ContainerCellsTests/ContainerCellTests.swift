import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Container cells")
struct ContainerCellTests {
    @Test("the view fills the cell but for the insets, and the cell is as high as both")
    func insets() {
        let screen = ContainerScreen()
        screen.apply {
            ContainerItem(
                content: NoteContent(text: "a"),
                insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            )
        }
        expectEqual(screen.cell(0)?.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        expectEqual(screen.cell(0)?.hostedView.frame, CGRect(x: 2, y: 1, width: 314, height: 40))
    }

    @Test("insets change sides where the interface runs from right to left")
    func mirroredInsets() {
        let screen = ContainerScreen(direction: .rightToLeft)
        screen.apply {
            ContainerItem(content: NoteContent(text: "a"), insets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4))
        }
        expectEqual(screen.cell(0)?.hostedView.frame.minX, 4)
    }

    @Test("reuse leaves nothing behind")
    func reuse() {
        let cell = ContainerCell<NoteView>(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        cell.update(
            with: ContainerItem(
                accessibilityIdentifier: "first",
                content: NoteContent(text: "a"),
                insets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9),
                isEnabled: false,
                didSelectHandler: {}
            )
        )
        cell.prepareForReuse()
        cell.update(with: ContainerItem(content: NoteContent(text: "b")))
        cell.layoutIfNeeded()
        expectEqual(cell.hostedView.reuseCount, 1)
        expectEqual(cell.hostedView.alpha, 1)
        expect(cell.isUserInteractionEnabled)
        expect(cell.selectedBackgroundView == nil)
        expectEqual(cell.accessibilityTraits, cell.hostedView.accessibilityTraits)
        expect(cell.accessibilityIdentifier == nil)
        expectEqual(cell.accessibilityLabel, "b")
        expectEqual(cell.hostedView.frame, cell.contentView.bounds)
        expectEqual(cell.hostedView.text, "b")
    }

    @Test("a row is one element, named by its item, else its content, else section and item")
    func accessibility() {
        let screen = ContainerScreen()
        screen.apply {
            ContainerItem(accessibilityIdentifier: "given", content: NoteContent(text: "abc"))
            ContainerItem(differenceIdentifier: "row", content: NoteContent(text: "b"))
            ContainerItem(content: NoteContent(text: "c"))
            ContainerItem(content: FramedContent(inner: NoteContent(text: "d")))
        }
        let cells = screen.collectionView.visibleCells
        expectEqual(cells.map(\.accessibilityIdentifier), ["given", "main.row", "main.item2", "framed"])
        let areElements = cells.allSatisfy { $0.isAccessibilityElement }
        expect(areElements)
        expectEqual(cells.map(\.accessibilityLabel), ["abc", "b", "c", "d"])
        expectEqual(cells.first?.accessibilityValue, "3")
    }

    @Test("a container holds a container")
    func nesting() {
        let screen = ContainerScreen()
        screen.apply { ContainerItem(content: FramedContent(inner: FramedContent(inner: NoteContent(text: "a")))) }
        let cell = screen.collectionView.visibleCells.first as? ContainerCell<FramedView<FramedView<NoteView>>>
        let view = cell?.hostedView.innerView.innerView
        expectEqual(view?.text, "a")
        expectEqual(view?.convert(view?.bounds ?? .zero, to: cell), CGRect(x: 20, y: 20, width: 280, height: 40))
    }

    @Test("a view shows the same outside of a cell")
    func outside() {
        let view = FramedView<NoteView>()
        view.update(with: FramedContent(inner: NoteContent(text: "a")))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        view.layoutIfNeeded()
        expectEqual(view.innerView.frame, CGRect(x: 10, y: 10, width: 80, height: 40))
    }

    @Test("a sticky header has a background and a hairline while rows are under it")
    func stickyHeader() throws {
        let screen = ContainerScreen()
        screen.collectionView.backgroundColor = .red
        let section = CollectionViewSection(
            differenceIdentifier: "main",
            header: ContainerHeader(content: NoteContent(text: "header")),
            items: {
                for index in 0..<40 { ContainerItem(differenceIdentifier: index, content: NoteContent(text: "")) }
            },
            layout: CollectionViewSectionLayout(
                insets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20),
                isHeaderSticky: true
            ),
            background: CollectionViewSectionBackground(color: .white)
        )
        screen.driver.apply(CollectionViewState(sections: [section]), animated: false)
        screen.host.layout()
        let header = try require(screen.driver.headerView(inSection: 0))
        expectEqual(header.subviews.count, 1)
        screen.collectionView.contentOffset.y = 100
        screen.host.layout()
        expect(screen.driver.headerView(inSection: 0) === header)
        expectEqual(header.frame, CGRect(x: 20, y: 100, width: 280, height: 40))
        let background = try require(header.subviews.first)
        expectEqual(background.convert(background.bounds, to: screen.collectionView).minX, 0)
        expectEqual(background.frame.size, CGSize(width: 320, height: 40))
        expectEqual(background.backgroundColor, .red)
        expectEqual(background.subviews.first?.frame.maxY, 40)
        screen.collectionView.contentOffset.y = 0
        screen.host.layout()
        expectEqual(header.subviews.count, 1)
    }

    @Test("headers and footers show any content, in place when it changes")
    func supplementary() {
        let screen = ContainerScreen()
        func apply(_ text: String) {
            let section = CollectionViewSection(
                differenceIdentifier: "main",
                header: ContainerHeader(
                    content: NoteContent(text: text),
                    insets: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
                ),
                footer: ContainerFooter(content: NoteContent(text: "footer"))
            )
            screen.driver.apply(CollectionViewState(sections: [section]), animated: false)
            screen.host.layout()
        }
        apply("old")
        let header = screen.driver.headerView(inSection: 0) as? ContainerSupplementaryView<NoteView>
        apply("new")
        expect(screen.driver.headerView(inSection: 0) === header)
        expectEqual(header?.hostedView.text, "new")
        expectEqual(header?.hostedView.frame, CGRect(x: 0, y: 5, width: 320, height: 40))
        expectEqual(screen.driver.footerView(inSection: 0)?.frame.minY, 45)
    }
}
