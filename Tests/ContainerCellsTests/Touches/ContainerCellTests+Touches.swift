import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension ContainerCellTests {
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
        expectEqual(cell?.hostedView.alpha, 0.5)
        expectEqual(cell?.accessibilityTraits.contains(.notEnabled), true)
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        expectEqual(selections, 0)
        screen.apply { item(true) }
        expect(screen.cell(0) === cell)
        expectEqual(cell?.hostedView.alpha, 1)
        expectEqual(cell?.accessibilityTraits.contains(.notEnabled), false)
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        expectEqual(selections, 1)
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
        expectEqual(changes, [true, false, false])
        expectEqual((0..<3).map { screen.cell($0)?.accessibilityTraits.contains(.button) }, [true, false, true])
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
        expectEqual(screen.cell(0)?.hostedView.updateCount, 1)
        screen.cell(0)?.hostedView.action?()
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        expectEqual(log, ["new", "select"])
        expect(screen.cell(0)?.selectedBackgroundView != nil)
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
        expect(cell.accessibilityTraits.isSuperset(of: [.button, .selected]))
        cell.transform = CGAffineTransform(scaleX: 2, y: 2)
        cell.contentView.transform = CGAffineTransform(scaleX: 2, y: 2)
        cell.hostedView.transform = CGAffineTransform(scaleX: 2, y: 2)
        cell.hostedView.alpha = 0.3
        var isInterrupted = false
        UIView.animate(withDuration: 1, animations: { cell.hostedView.alpha = 0 }, completion: { isInterrupted = !$0 })
        cell.prepareForReuse()
        cell.isSelected = false
        cell.update(with: ContainerItem(content: NoteContent(text: "b")))
        expect(!cell.isHighlighted)
        expect(cell.accessibilityTraits.isDisjoint(with: [.button, .selected, .notEnabled]))
        expectEqual([cell.alpha, cell.contentView.alpha, cell.hostedView.alpha], [1, 1, 1])
        expectEqual([cell, cell.contentView, cell.hostedView].map(\.transform.isIdentity), [true, true, true])
        screen.host.advance(by: 2)
        expect(isInterrupted)
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
        expectEqual((0..<3).map(isSaid), [true, true, false])
        expectEqual((0..<3).map { screen.cell($0)?.selectedBackgroundView?.superview != nil }, [true, false, false])
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        expectEqual(isSaid(0), false)
        expect(screen.cell(0)?.selectedBackgroundView?.superview == nil)
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
        expectEqual(header?.accessibilityTraits.contains(.button), true)
        expectEqual(header?.accessibilityLabel, "a")
        screen.host.tap(at: CGPoint(x: 50, y: 20))
        expectEqual(taps, 1)
        apply(ContainerHeader(content: NoteContent(text: "a")))
        expect(screen.driver.headerView(inSection: 0) === header)
        expectEqual(header?.accessibilityTraits.contains(.button), false)
        expectEqual(header?.isAccessibilityElement, false)
    }
}
