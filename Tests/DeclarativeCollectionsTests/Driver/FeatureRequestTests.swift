import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

/// One test for each feature request in the issue trackers of other libraries.
@MainActor
@Suite("Feature requests")
struct FeatureRequestTests {
    private let screen = TestScreen()

    private func state(_ rows: [BlockItem], header: (any CollectionViewSupplementaryElementConvertible)? = nil)
        -> CollectionViewState
    {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "main", header: header) { rows }
        }
    }

    private func rows(_ identifiers: some Sequence<Int>) -> [BlockItem] {
        identifiers.map { BlockItem($0, text: "\($0)") }
    }

    @Test("duplicate ids: they crash nothing, every row is shown, and one readable report names them all")
    func duplicateIdentifiers() {
        screen.apply(state([BlockItem(1, text: "a"), BlockItem(2, text: "b"), BlockItem(1, text: "c")]))
        #expect(screen.texts == ["a", "b", "c"])
        #expect(screen.reports.count == 1)
        #expect(screen.reports.first?.description.contains("section 0 \"main\": \"1\" at items 0") == true)
        screen.apply(state([BlockItem(1, text: "c"), BlockItem(1, text: "a"), BlockItem(2, text: "b")]))
        #expect(screen.texts == ["c", "a", "b"])
    }

    @Test("duplicate ids: a feed with 30 % of them takes 1,000 updates and is right after each")
    func duplicateFeed() {
        var generator = SeededGenerator(seed: 30)
        var feed: [BlockItem] = []
        var next = 0
        screen.driver.reportHandler = { _ in }
        for update in 0..<1_000 {
            let isDuplicate = !feed.isEmpty && Int.random(in: 0..<10, using: &generator) < 3
            let identifier = isDuplicate ? feed.randomElement(using: &generator)?.differenceIdentifier : nil
            next += 1
            let row = BlockItem(identifier ?? DifferenceIdentifier(next), text: "update \(update)", height: 40)
            feed.insert(row, at: Int.random(in: 0...feed.count, using: &generator))
            if feed.count > 8 {
                feed.remove(at: Int.random(in: 0..<feed.count, using: &generator))
            }
            screen.driver.apply(state(feed), animated: false)
            screen.host.layout()
            guard screen.texts == feed.map(\.text) else {
                Issue.record("update \(update): \(screen.texts), expected \(feed.map(\.text))")
                return
            }
        }
    }

    @Test("header-only section: it is shown, gets rows and loses them again, with the header it has")
    func headerOnlySection() {
        screen.apply(state([], header: TitleElement("Header")))
        let header = screen.driver.headerView(inSection: 0)
        #expect((header as? TitleView)?.text == "Header")
        screen.apply(state(rows(0..<2), header: TitleElement("Header")))
        #expect(screen.texts == ["0", "1"])
        screen.apply(state([], header: TitleElement("Header")))
        #expect(screen.driver.headerView(inSection: 0) === header)
        #expect(screen.collectionView.contentSize.height == 30)
    }

    @Test("only the header's text changed: the view is updated in place, and nothing else happens")
    func headerText() {
        let log = Log()
        let row = BlockItem(1, text: "row").willDisplay { log.add("+") }.didEndDisplaying { log.add("-") }
        screen.apply(state([row], header: TitleElement("Old")))
        let header = screen.driver.headerView(inSection: 0)
        screen.driver.apply(state([row], header: TitleElement("New")))
        #expect((header as? TitleView)?.text == "New")
        #expect(screen.driver.headerView(inSection: 0) === header)
        #expect(screen.cell(0)?.updateCount == 1)
        #expect(log.entries == ["+"])
    }

    @Test("update during animation: it waits, and what is on screen is right at every moment and at the end")
    func updateDuringAnimation() {
        screen.apply(state(rows(0..<4)))
        var completions: [Int] = []
        for (index, identifiers) in [[3, 1, 5], [5, 6], [0, 6, 7, 5]].enumerated() {
            screen.driver.apply(state(rows(identifiers))) { completions.append(index) }
            screen.host.advance(by: 0.05)
            #expect(screen.collectionView.numberOfItems(inSection: 0) == 3)
        }
        screen.host.advance(by: 1)
        #expect(completions == [0, 1, 2])
        #expect(screen.texts == ["0", "6", "7", "5"])
    }

    @Test("first responder in a header: text, caret and focus survive what changes around and in the header")
    func firstResponderInHeader() throws {
        screen.apply(state(rows(0..<3), header: SearchElement(title: "Search")))
        let view = try #require(screen.driver.headerView(inSection: 0) as? SearchView)
        #expect(view.field.becomeFirstResponder())
        view.field.text = "swift"
        view.field.selectedTextRange = view.field.textRange(
            from: try #require(view.field.position(from: view.field.beginningOfDocument, offset: 2)),
            to: try #require(view.field.position(from: view.field.beginningOfDocument, offset: 2))
        )
        let states = [
            state(rows([2, 0, 5]), header: SearchElement(title: "Search")),
            state(rows([2]), header: SearchElement(title: "3 found")),
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "new", header: TitleElement("New")) { rows(7..<9) }
                CollectionViewSection(differenceIdentifier: "main", header: SearchElement(title: "Last")) {
                    rows(0..<2)
                }
            },
        ]
        for state in states {
            screen.driver.apply(state)
            screen.host.advance(by: 1)
            #expect(view.field.isFirstResponder)
            #expect(view.field.text == "swift")
            let caret = try #require(view.field.selectedTextRange)
            #expect(view.field.offset(from: view.field.beginningOfDocument, to: caret.start) == 2)
        }
        #expect(screen.driver.headerView(inSection: 1) === view)
        #expect(view.label.text == "Last")
    }

    @Test("rows are inserted, deleted and moved with sensible animations")
    func animations() throws {
        screen.apply(state(rows(0..<4)))
        let (first, last) = (try #require(screen.cell(0)), try #require(screen.cell(3)))
        screen.driver.apply(state([3, 1, 2, 9].map { BlockItem($0, text: "\($0)") }))
        let new = try #require(screen.cell(3))
        // Initially the model values are the final ones; a moved row keeps its cell, a new one fades in.
        #expect(last.frame.minY == 0)
        #expect(new.frame.minY == 150)
        #expect(first.superview === screen.collectionView)
        #expect(first.alpha == 0 && first.frame.minY == 0)
        screen.host.advance(by: 1)
        #expect(first.superview == nil || first.isHidden)
        #expect(screen.texts == ["3", "1", "2", "9"])
    }

    @Test("rows make space for a moved one with their own heights, and keep them when it is dropped")
    func interactiveMovement() {
        let heights: [CGFloat] = [30, 60, 90, 40]
        screen.apply(state(heights.enumerated().map { BlockItem($0, text: "\($0)", height: $1) }))
        let layout = screen.driver.layout
        let (from, to) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
        _ = layout.invalidationContext(
            forInteractivelyMovingItems: [to],
            withTargetPosition: CGPoint(x: 100, y: 170),
            previousIndexPaths: [from],
            previousPosition: .zero
        )
        #expect((0..<4).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame.minY } == [0, 60, 150, 180])
        _ = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [from],
            previousIndexPaths: [to],
            movementCancelled: true
        )
        #expect((0..<4).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame.minY } == [0, 30, 90, 180])
    }
}

/// A header with a text field.
private struct SearchElement: CollectionViewSupplementaryElement {
    typealias View = SearchView

    var title: String
}

/// Shows a ``SearchElement``.
private final class SearchView: UICollectionReusableView, CollectionViewSupplementaryElementView {
    let label = UILabel()
    let field = UITextField()

    static func size(fitting width: CGFloat, element: SearchElement) -> CGSize {
        CGSize(width: width, height: 60)
    }

    func update(with element: SearchElement) {
        if field.superview == nil {
            addSubview(label)
            addSubview(field)
        }
        label.text = element.title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
        field.frame = CGRect(x: 0, y: 30, width: bounds.width, height: 30)
    }
}
