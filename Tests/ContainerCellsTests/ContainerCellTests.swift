import ContainerCells
import DeclarativeCollections
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
        #expect(screen.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(screen.cell(0)?.hostedView.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    }

    @Test("insets change sides where the interface runs from right to left")
    func mirroredInsets() {
        let screen = ContainerScreen(direction: .rightToLeft)
        screen.apply {
            ContainerItem(content: NoteContent(text: "a"), insets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4))
        }
        #expect(screen.cell(0)?.hostedView.frame.minX == 4)
    }

    @Test("a disabled cell ignores touches and is half transparent; enabled again it is as before")
    func disabled() {
        let screen = ContainerScreen()
        var selections = 0
        func item(_ isEnabled: Bool) -> ContainerItem<NoteContent> {
            ContainerItem(differenceIdentifier: 1, content: NoteContent(text: "a"), isEnabled: isEnabled) {
                selections += 1
            }
        }
        screen.apply { item(false) }
        let cell = screen.cell(0)
        #expect(cell?.contentView.alpha == 0.5)
        #expect(cell?.accessibilityTraits.contains(.notEnabled) == true)
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        #expect(selections == 0)
        screen.apply { item(true) }
        #expect(screen.cell(0) === cell)
        #expect(cell?.contentView.alpha == 1)
        #expect(cell?.accessibilityTraits.contains(.notEnabled) == false)
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        #expect(selections == 1)
    }

    @Test("the background changes under a touch if that is wanted and there is a select handler")
    func selectedBackground() {
        let screen = ContainerScreen()
        screen.apply {
            ContainerItem(content: NoteContent(text: "a")).didSelect {}
            ContainerItem(content: NoteContent(text: "b"))
            ContainerItem(content: NoteContent(text: "c")).didSelect {}.selectedBackgroundNeeded(false)
        }
        let changes = (0..<3).map { item in
            screen.host.touchDown(at: CGPoint(x: 50, y: 40 * item + 20))
            screen.host.advance(by: 0.3)
            defer { screen.host.touchCancelled() }
            return screen.cell(item)?.selectedBackgroundView?.superview != nil
        }
        #expect(changes == [true, false, false])
        #expect((0..<3).map { screen.cell($0)?.accessibilityTraits.contains(.button) } == [true, false, true])
    }

    @Test("a row that gets its first handler answers to touches from then on, without an update of its content")
    func handlerAppears() {
        let screen = ContainerScreen()
        var log: [String] = []
        screen.apply {
            ContainerItem(differenceIdentifier: 1, content: NoteContent(text: "a", action: { log.append("old") }))
        }
        screen.apply {
            ContainerItem(differenceIdentifier: 1, content: NoteContent(text: "a", action: { log.append("new") }))
                .didSelect { log.append("select") }
        }
        #expect(screen.cell(0)?.hostedView.updateCount == 1)
        screen.cell(0)?.hostedView.action?()
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        #expect(log == ["new", "select"])
        #expect(screen.cell(0)?.selectedBackgroundView != nil)
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
        #expect(cell.hostedView.reuseCount == 1)
        #expect(cell.contentView.alpha == 1)
        #expect(cell.isUserInteractionEnabled)
        #expect(cell.selectedBackgroundView == nil)
        #expect(cell.accessibilityTraits == cell.hostedView.accessibilityTraits)
        #expect(cell.accessibilityIdentifier == nil)
        #expect(cell.accessibilityLabel == "b")
        #expect(cell.hostedView.frame == cell.contentView.bounds)
        #expect(cell.hostedView.text == "b")
    }

    @Test("no trait, highlight, transparency, transform or animation leaks from a row into the next one")
    func traitLeakOnReuse() {
        let screen = ContainerScreen()
        screen.apply { ContainerItem(content: NoteContent(text: "a"), didSelectHandler: {}) }
        guard let cell = screen.cell(0) else {
            Issue.record("the row has no cell")
            return
        }
        cell.isHighlighted = true
        cell.isSelected = true
        #expect(cell.accessibilityTraits.isSuperset(of: [.button, .selected]))
        cell.transform = CGAffineTransform(scaleX: 2, y: 2)
        cell.contentView.transform = CGAffineTransform(scaleX: 2, y: 2)
        cell.hostedView.transform = CGAffineTransform(scaleX: 2, y: 2)
        cell.hostedView.alpha = 0.3
        var isInterrupted = false
        UIView.animate(withDuration: 1, animations: { cell.hostedView.alpha = 0 }, completion: { isInterrupted = !$0 })
        cell.prepareForReuse()
        cell.isSelected = false
        cell.update(with: ContainerItem(content: NoteContent(text: "b")))
        #expect(!cell.isHighlighted)
        #expect(cell.accessibilityTraits.isDisjoint(with: [.button, .selected, .notEnabled]))
        #expect([cell.alpha, cell.contentView.alpha, cell.hostedView.alpha] == [1, 1, 1])
        #expect([cell, cell.contentView, cell.hostedView].map(\.transform.isIdentity) == [true, true, true])
        screen.host.advance(by: 2)
        #expect(isInterrupted)
    }

    @Test("a selected row says so, and looks so if that is wanted")
    func selected() {
        let screen = ContainerScreen()
        screen.apply(selection: .multiple(["a", "b"])) {
            ContainerItem(differenceIdentifier: "a", content: NoteContent(text: "a"))
            ContainerItem(differenceIdentifier: "b", content: NoteContent(text: "b")).selectedBackgroundNeeded(false)
            ContainerItem(differenceIdentifier: "c", content: NoteContent(text: "c"))
        }
        func isSaid(_ item: Int) -> Bool? { screen.cell(item)?.accessibilityTraits.contains(.selected) }
        #expect((0..<3).map(isSaid) == [true, true, false])
        #expect((0..<3).map { screen.cell($0)?.selectedBackgroundView?.superview != nil } == [true, false, false])
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        #expect(isSaid(0) == false)
        #expect(screen.cell(0)?.selectedBackgroundView?.superview == nil)
    }

    @Test("a header that can be tapped is a button for VoiceOver, others are not")
    func tappableHeader() {
        let screen = ContainerScreen()
        func apply(_ header: ContainerHeader<NoteContent>) {
            let section = CollectionViewSection(differenceIdentifier: "main", header: header)
            screen.driver.apply(CollectionViewState(sections: [section]), animated: false)
            screen.host.layout()
        }
        var taps = 0
        apply(ContainerHeader(content: NoteContent(text: "a"), didSelectHandler: { taps += 1 }))
        let header = screen.driver.headerView(inSection: 0)
        #expect(header?.accessibilityTraits.contains(.button) == true)
        #expect(header?.accessibilityLabel == "a")
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        #expect(taps == 1)
        apply(ContainerHeader(content: NoteContent(text: "a")))
        #expect(screen.driver.headerView(inSection: 0) === header)
        #expect(header?.accessibilityTraits.contains(.button) == false)
        #expect(header?.isAccessibilityElement == false)
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
        #expect(cells.map(\.accessibilityIdentifier) == ["given", "main.row", "main.item2", "framed"])
        let areElements = cells.allSatisfy { $0.isAccessibilityElement }
        #expect(areElements)
        #expect(cells.map(\.accessibilityLabel) == ["abc", "b", "c", "d"])
        #expect(cells.first?.accessibilityValue == "3")
    }

    @Test("a container holds a container")
    func nesting() {
        let screen = ContainerScreen()
        screen.apply { ContainerItem(content: FramedContent(inner: FramedContent(inner: NoteContent(text: "a")))) }
        let cell = screen.collectionView.visibleCells.first as? ContainerCell<FramedView<FramedView<NoteView>>>
        let view = cell?.hostedView.innerView.innerView
        #expect(view?.text == "a")
        #expect(view?.convert(view?.bounds ?? .zero, to: cell) == CGRect(x: 20, y: 20, width: 280, height: 40))
    }

    @Test("a view shows the same outside of a cell")
    func outside() {
        let view = FramedView<NoteView>()
        view.update(with: FramedContent(inner: NoteContent(text: "a")))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        view.layoutIfNeeded()
        #expect(view.innerView.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
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
        #expect(screen.driver.headerView(inSection: 0) === header)
        #expect(header?.hostedView.text == "new")
        #expect(header?.hostedView.frame == CGRect(x: 0, y: 5, width: 320, height: 40))
        #expect(screen.driver.footerView(inSection: 0)?.frame.minY == 45)
    }
}
