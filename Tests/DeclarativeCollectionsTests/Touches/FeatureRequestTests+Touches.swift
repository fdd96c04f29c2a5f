import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension FeatureRequestTests {
    @Test("update during animation: it waits, and what is on screen is right at every moment and at the end")
    func updateDuringAnimation() {
        screen.apply(state(rows(0..<4)))
        var completions: [Int] = []
        for (index, identifiers) in [[3, 1, 5], [5, 6], [0, 6, 7, 5]].enumerated() {
            screen.driver.apply(state(rows(identifiers))) { completions.append(index) }
            screen.host.advance(by: 0.05)
            expectEqual(screen.collectionView.numberOfItems(inSection: 0), 3)
        }
        screen.host.advance(by: 1)
        expectEqual(completions, [0, 1, 2])
        expectEqual(screen.texts, ["0", "6", "7", "5"])
    }

    @Test("first responder in a header: text, caret and focus survive what changes around and in the header")
    func firstResponderInHeader() throws {
        screen.apply(state(rows(0..<3), header: FieldHeader(title: "Search")))
        let view = try require(screen.driver.headerView(inSection: 0) as? FieldHeaderView)
        expect(view.field.becomeFirstResponder())
        view.field.text = "swift"
        view.field.selectedTextRange = view.field.textRange(
            from: try require(view.field.position(from: view.field.beginningOfDocument, offset: 2)),
            to: try require(view.field.position(from: view.field.beginningOfDocument, offset: 2))
        )
        let states = [
            state(rows([2, 0, 5]), header: FieldHeader(title: "Search")),
            state(rows([2]), header: FieldHeader(title: "3 found")),
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "new", header: TitleElement("New")) { rows(7..<9) }
                CollectionViewSection(differenceIdentifier: "main", header: FieldHeader(title: "Last")) {
                    rows(0..<2)
                }
            },
        ]
        for state in states {
            screen.driver.apply(state)
            screen.host.advance(by: 1)
            expect(view.field.isFirstResponder)
            expectEqual(view.field.text, "swift")
            let caret = try require(view.field.selectedTextRange)
            expectEqual(view.field.offset(from: view.field.beginningOfDocument, to: caret.start), 2)
        }
        expect(screen.driver.headerView(inSection: 1) === view)
        expectEqual(view.label.text, "Last")
    }

    @Test("rows are inserted, deleted and moved with sensible animations")
    func animations() throws {
        screen.apply(state(rows(0..<4)))
        let (first, last) = (try require(screen.cell(0)), try require(screen.cell(3)))
        screen.driver.apply(state([3, 1, 2, 9].map { BlockItem($0, text: "\($0)") }))
        let new = try require(screen.cell(3))
        // Initially the model values are the final ones; a moved row keeps its cell, a new one fades in.
        expectEqual(last.frame.minY, 0)
        expectEqual(new.frame.minY, 150)
        expect(first.superview === screen.collectionView)
        expect(first.alpha == 0 && first.frame.minY == 0)
        screen.host.advance(by: 1)
        expect(first.superview == nil || first.isHidden)
        expectEqual(screen.texts, ["3", "1", "2", "9"])
    }
}
